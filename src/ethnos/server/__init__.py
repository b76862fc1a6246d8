"""The game server: tables that people and bots share, stored in a database and served over HTTP and WebSockets."""
