"""The browser client in real Chromium, with a real server."""
