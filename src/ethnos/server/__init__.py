"""The game server: tables that people and bots share, kept in a database and told over HTTP and sockets."""
