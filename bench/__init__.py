"""Benchmarks: measured and printed, never asserted."""
