"""The messages between clients and the server, and their refusals."""
