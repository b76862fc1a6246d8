"""Real servers, browsers, databases and people who play: what both tests and measurements drive."""
