"""Services of one server process: the bot pool, the driver of bots and clocks, limits, metrics."""
