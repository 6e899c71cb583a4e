collection-open = Open a file
collection-empty = Open a file with many puzzles to choose from, filter and sort, and to solve, rate or minimise all at once. Everything happens on this device.
collection-can-lines = Puzzles as text, one a line: 1 to 100,000 of them (.txt, .sdm)
collection-can-tables = Tables with a column of puzzles (.csv)
collection-can-files = Collections of other programs: OpenSudoku, HoDoKu library lines and more
collection-work = Work on the puzzles
collection-list = List of puzzles
collection-save = Save and copy
collection-for-shown = { $count ->
    [one] For the one puzzle that is shown:
   *[other] For all { $count } puzzles that are shown:
  }
collection-for-selected = { $count ->
    [one] For the one selected puzzle:
   *[other] For the { $count } selected puzzles:
  }
collection-check = Check
collection-check-help = Finds puzzles with no solution or several
collection-solve = Solve
collection-solve-help = Adds the solutions to the saved results
collection-rate = Rate
collection-rate-help = Sudoku Explainer’s ratings: ER, EP and ED
collection-grade = Grade
collection-grade-help = Level, hardest technique and average time
collection-minimise = Minimise
collection-minimise-help = Finds givens that can go; the puzzles stay unchanged
collection-doing-check = Checking …
collection-doing-solve = Solving …
collection-doing-rate = Rating …
collection-doing-grade = Grading …
collection-doing-minimise = Minimising …
collection-progress = { $done } of { $of }
collection-speed = { $rate } per second
collection-left-seconds = about { $count } s left
collection-left-minutes = { $count ->
    [one] about { $count } minute left
   *[other] about { $count } minutes left
  }
collection-done = { $count ->
    [one] One puzzle
   *[other] { $count } puzzles
  } done in { $seconds ->
    [one] a second.
   *[other] { $seconds } seconds.
  }
collection-done-none = { $count ->
    [one] One has no solution.
   *[other] { $count } have no solution.
  }
collection-done-several = { $count ->
    [one] One has several solutions.
   *[other] { $count } have several solutions.
  }
collection-done-hard = { $count ->
    [one] One was too hard for the time it had.
   *[other] { $count } were too hard for the time they had.
  }
collection-done-spare = { $count ->
    [one] One has givens to spare.
   *[other] { $count } have givens to spare.
  }
collection-done-stopped = { $count ->
    [one] The engine stopped at one.
   *[other] The engine stopped at { $count }.
  }
collection-cancelled = Cancelled at { $done } of { $of }. Nonet keeps the results so far; start again to continue from there.
collection-nothing = { $count ->
    [one] This is already done for that puzzle.
   *[other] This is already done for all of those puzzles.
  }
collection-search = Search
collection-search-help = Title, or digits in a row
collection-sort = Sort by
collection-descending = Descending
collection-filter = Filter{ $count ->
    [0] {""}
   *[other] {" "}({ $count })
  }
collection-any = Any
collection-solutions-all = Any
collection-solutions-proper = Exactly one
collection-solutions-improper = None or several
collection-solutions-unknown = Not checked yet
collection-low = Rating (ER) from
collection-high = Rating (ER) to
collection-shortest = Average time from (min)
collection-longest = Average time to (min)
collection-not-minimal = Only those with givens to spare
collection-show-all = Show all
collection-none-shown = No puzzle passes the filter.
collection-keys = Arrow keys move, Space selects, Enter plays, Ctrl+A selects all.
collection-shown = { $count ->
    [one] One puzzle
   *[other] { $count } puzzles
  }
collection-shown-of = { $count } of { $of } puzzles
collection-selected = { $count } selected
collection-select-all = Select all shown
collection-select-none = Select none
collection-select = Select puzzle { $number }
collection-play = Play puzzle { $number }
collection-column-select = Selected
collection-column-number = Number
collection-column-puzzle = Puzzle
collection-column-givens = Givens
collection-column-solutions = Solutions
collection-column-level = Level
collection-column-rating = Rating
collection-column-time = Average time
collection-column-own = Your time
collection-column-technique = Hardest technique
collection-column-minimal = Minimal
collection-column-play = Play
collection-minutes = { $minutes } min
collection-own = you { $time }
collection-givens = { $count ->
    [one] One given
   *[other] { $count } givens
  }
collection-outcome-none = No solution
collection-outcome-one = One solution
collection-outcome-several = Several solutions
collection-outcome-stopped = Engine stopped
collection-too-hard = Too hard
collection-at-least = at least { $er }
collection-at-least-help = Too hard for an exact rating in the time it had
collection-no-move = No move solves it
collection-minimal = Minimal
collection-spare = { $to } would do
collection-csv = Save results (CSV)
collection-sdm = Save puzzles (.sdm)
collection-sdm-minimal = Save minimal puzzles (.sdm)
collection-copy = Copy puzzles
collection-print = Print …
collection-copied = { $count ->
    [one] One puzzle copied.
   *[other] { $count } puzzles copied.
  }
collection-uncopied = Your browser doesn’t allow copying here. Save the puzzles as a file instead.
collection-faults = { $count ->
    [one] One line could not be read
   *[other] { $count } lines could not be read
  }
collection-more-faults = { $count ->
    [one] And one more.
   *[other] And { $count } more.
  }
collection-line = Line { $line }: { $why }
collection-warnings = { $count ->
    [one] One remark on how the file was read
   *[other] { $count } remarks on how the file was read
  }
collection-reading = Reading the file …
