"""What the server does for its clients, whatever carries the messages: HTTP and sockets, or a worker in a browser."""
