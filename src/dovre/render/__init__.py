"""Drawing without dependencies: a small SVG toolkit, named colours, shared icons, and tables for a terminal.

`render` knows no game and no kernel; a game's `board` uses it.
"""
