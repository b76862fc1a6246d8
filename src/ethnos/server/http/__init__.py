"""Addresses and sockets: what is asked there and answered."""
