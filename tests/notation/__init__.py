"""The text formats: everything written is read back the same, and everything wrong is named with its line."""
