"""Drawing without dependencies: pictures as SVG, boards for a terminal. `render` knows no game and no kernel; a game's
`board` uses it.

    svg       elements as text, a sheet with layers, symbols; a `Drawing` is made of keyed parts
    letters   how wide text is at most, whatever fonts a machine has
    pen       what drawing functions need; parts that are drawn once and remembered (`memory`)
    frame     what every game's board has: sizes, seats, header, marks, targets
    legend    every sign of a board with its name and what it means
    changes   what a page needs to go from one drawing to the next
    text      tables, rules and colours for a terminal; `page` is what every game's text has
    theme     named colours, light and dark; `icons` are signs every game shares
    png       a drawing as a picture, with optional packages
"""
