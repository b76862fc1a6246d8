"""The text formats: everything written is read back the same, and every error is reported with its line."""
