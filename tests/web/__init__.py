"""The browser's client in real Chromium, at a real server."""
