"""What clients and the server say to each other: messages, their schema, refusals."""
