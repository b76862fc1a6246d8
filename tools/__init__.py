"""What builds the project; nothing here is part of the package."""
