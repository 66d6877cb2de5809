"""The table on the web: seats, sockets, storage. It knows no rule of any game."""
