# The game in a browser's tab, without a server: loading, storage, newer versions, all games as a file.

tab-loading = Loading the game: { $percent }%
tab-starting = Starting the game…
tab-try-again = Try again
tab-no-wasm = This browser cannot run WebAssembly, which the game needs. A current version of Firefox, Chrome, Edge or Safari can.
tab-no-script = Nothing here? The game needs a current browser with JavaScript, and an address that begins with http: it cannot be opened as a file.
tab-part-missing = A part of the game could not be downloaded ({ $path }). Check the connection, then try again.
tab-not-started = The game could not be started: { $problem }
tab-died = The game in this tab has stopped. Your games are stored; try again.

# --- Storage ---

tab-storage-blocked = This browser stores nothing for this page, as in a private window. You can play, but your games are lost when you close it.
tab-storage-full = The storage of this device is full, so the last move was not stored. Your games are undamaged. Free some space, then move again.
tab-storage-failed = This browser could not store the last move. Your games are undamaged. Reload the page, then move again.
tab-game-unknown = This game cannot be opened right now.
tab-not-deleted = The game could not be deleted.

# --- Newer versions ---

tab-newer = A new version of the game is ready.
tab-update = Switch now
tab-outdated = This page is of an older version than the game that is now stored here. Your games are kept; switch to the new version to go on.

# --- Pages ---

tab-way-new-note = With bots, or one device passed around.
tab-way-lobby-note = Join an open table on { $server }, or watch.
tab-replays-note = The finished games of this device, newest first.
tab-replays-empty = No game has been finished on this device yet.

# --- All games as a file ---

tab-backup = Games on this device
tab-backup-note = Your games are stored in this browser only. A file with all of them is a safe copy, and takes them to another device.
tab-export = Save all games
tab-import = Load games
tab-imported =
    { $count ->
        [0] All games in this file are already here.
        [one] 1 game was added.
       *[other] { $count } games were added.
    }
tab-import-damaged = This file is damaged, or is no file of Ethnos games. Nothing was changed.
tab-import-newer = A newer version of the game wrote this file. Nothing was changed. Reload this page, then load the file again.
