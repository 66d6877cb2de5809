"""The houses: one package per game, same rooms in each."""
