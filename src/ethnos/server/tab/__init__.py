"""Tables in a browser tab: the work of the server in a worker of the page, on Pyodide and without a network.

tab = await open_tab(store)
status, text, file = await tab.request("GET", "/api/choices", "")
"""

from ethnos.server.tab.tab import Tab, open_tab

__all__ = ["Tab", "open_tab"]
