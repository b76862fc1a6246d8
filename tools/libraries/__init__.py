"""The rules compiled ahead of time: a library for each platform, and WebAssembly for the browser.

``python -m tools.libraries`` builds for this machine, with ``--all`` for every platform that wheels are built for.
"""
