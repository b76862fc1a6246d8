"""The tables of a browser tab."""
