"""Tests mirror the sources; rules/ has a file for each tribe and each chapter of the rules."""
