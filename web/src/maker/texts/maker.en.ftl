maker-help = All optional.
maker-part-difficulty = Difficulty
maker-part-givens = Givens
maker-part-technique = Technique
maker-part-pattern = Pattern and seed
maker-part-list = Many puzzles
maker-any = Any
maker-level = Level
maker-er = Difficulty (Sudoku Explainer)
maker-minutes = Minutes people need
maker-clues = Number of givens
maker-from = From
maker-to = To
maker-symmetry = Symmetry
maker-minimal = Minimal: every given is needed
maker-fair = Fair: favours no number of givens
maker-givens = Keep the digits on the board as givens
maker-pattern = Draw where the givens go
maker-technique = Technique
maker-technique-failed = The techniques could not be loaded.
maker-need = How it is needed
maker-seed = Seed
maker-seed-none = a new one each time
maker-format = Format
maker-format-text = Text, one a line
maker-format-json = JSON, with level and rating
maker-format-csv = CSV, with level and rating
maker-list = Make the list
maker-save = Save
maker-make = Make and play
maker-play-nearest = Play the nearest
maker-searching = { $seconds ->
    [0] Searching …
    [one] Searching … { $seconds } second
   *[other] Searching … { $seconds } seconds
  }
maker-none = The search found no such puzzle in { $attempts } attempts.
maker-near-known = Made near a known puzzle: { $name } ({ $source }).
maker-nearest = The nearest puzzle has { $givens } givens. It misses: { $missed }.
maker-list-near-known = { $near ->
    [one] One was made near a known puzzle, which JSON and CSV name.
   *[other] { $near } were made near known puzzles, which JSON and CSV name.
  }
maker-list-copied = { $done ->
    [one] { $done } puzzle copied.
   *[other] { $done } puzzles copied.
  }
maker-list-uncopied = Your browser doesn't allow copying here. Save the list instead.
maker-number-er = Enter the difficulty as a number such as 4 or 7.1.
maker-number-minutes = Enter the minutes as a number such as 5 or 7.5.
maker-number-clues = Enter the number of givens as a whole number.
maker-count-range = Enter a whole number of puzzles from 1 to 100,000.
maker-order = The range ends before it begins.

need-alone = Only this technique and singles
need-enough = Enough together with singles
need-path = Somewhere on the path
need-next = As the very next step

missed-level = the level
missed-technique = the technique
missed-er = the difficulty
missed-clues = the number of givens
missed-minimal = being minimal
missed-pattern = the pattern
missed-minutes = the expected time

pattern-label = Cells that are given
pattern-cell = Row { $row }, column { $column }
pattern-count = { $count ->
    [one] { $count } cell. A puzzle needs at least 17.
   *[other] { $count } cells. A puzzle needs at least 17.
  }
pattern-clear = Clear
