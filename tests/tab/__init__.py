"""Tests of the tables of a browser tab."""
