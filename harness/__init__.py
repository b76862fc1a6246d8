"""Real servers, browsers, databases and simulated players, shared by tests and benchmarks."""
