"""Games looked at again."""
