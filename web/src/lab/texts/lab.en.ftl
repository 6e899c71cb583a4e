# The lab. Every language file has the same messages with the same variables; a test holds them to that.

## The page

lab-title = Nonet – The lab
lab-name = The lab
lab-skip = Skip to the lab
lab-contents = Contents
lab-failed-load = The solver could not be loaded. Check the connection, then try again.
lab-failed = The solver stopped unexpectedly. It was restarted; please try again.

## The puzzle

lab-puzzle-title = Your puzzle
lab-puzzle-short = Puzzle
lab-puzzle-lead = Everything below works with this puzzle, on your own device.
lab-puzzle-read = { $givens ->
    [0] The empty grid: no givens.
    [one] A puzzle with { $givens } given.
   *[other] A puzzle with { $givens } givens.
  }
lab-reading = Reading the puzzle …
lab-examples = Examples
lab-examples-help = Or start with one of these.
lab-example-easy = Easy
lab-example-easy-means = An everyday puzzle: logic alone solves it.
lab-example-inkala = Inkala 2012
lab-example-inkala-means = Arto Inkala announced his puzzle of 2012 as the hardest in the world. It is hard for people, not for programs.
lab-example-bitset = A bit-set classic
lab-example-bitset-means = Seventeen givens; row 3 and column 2 have none. It often tests solvers that keep sets of digits as bits.
lab-example-seventeen = 17 givens
lab-example-seventeen-means = No puzzle with fewer than 17 givens has exactly one solution.
lab-example-backtrack = Against backtracking
lab-example-backtrack-means = It leads a search row by row from 1 to 9 astray for as long as possible: its first row is 987654321.
lab-example-empty = Empty grid
lab-example-empty-means = Every Sudoku grid is a solution, so the search stops at the limit of solutions.

## All engines

lab-race-title = Five engines, one puzzle
lab-race-short = Engines
lab-race-lead = They give the same answers in very different ways. Each runs in a worker of its own; the page stays free.
lab-limit = Stop after
lab-limit-of = { $limit ->
    [0] all solutions
    [one] { $limit } solution
   *[other] { $limit } solutions
  }
lab-budget = Budget for each
lab-budget-of = { $budget ->
    [0] no budget
   *[other] { $budget } positions
  }
lab-order = Order
lab-order-one = one after the other (fair times)
lab-order-together = all at once
lab-strategies = Strategies of the engine “strategy”
lab-strategy-naked-single = naked single
lab-strategy-hidden-single = hidden single
lab-strategy-locked-candidates = locked candidates
lab-strategy-naked-pair = naked pair
lab-strategy-hidden-pair = hidden pair
lab-run-all = Run all engines
lab-cancel-all = Cancel all
lab-run = Run
lab-row-action = { $action }: { $engine }
lab-race-running = Running …
lab-race-done = { $answers ->
    [0] No engine has answered.
    [one] One of { $of } engines has answered.
   *[other] { $answers } of { $of } engines have answered.
  }

lab-head-engine = Engine
lab-head-state = State
lab-head-solutions = Solutions
lab-head-time = Time
lab-head-nodes = Positions
lab-head-guesses = Guesses
lab-head-dead-ends = Dead ends
lab-head-memory = Memory
lab-head-action = Action
lab-engine-band = bits, a whole digit at a time
lab-engine-dlx = exact cover, dancing links
lab-engine-bitset = digits of houses as bit sets
lab-engine-strategy = human strategies, then guesses
lab-engine-backtrack = row by row, try and take back
lab-state-idle = Not run yet
lab-state-waiting = Waiting
lab-state-running = { $nodes ->
    [0] Running …
   *[other] Running: { $nodes } positions so far
  }
lab-state-cancelled = Cancelled
lab-ended-complete = Searched everything
lab-ended-limit = Found as many as wanted
lab-ended-budget = Stopped at its budget
lab-solutions = { $exact ->
    [yes] { $count }
   *[no] ≥ { $count }
  }
lab-mean = mean of { $times } runs
lab-rows = { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
  }

lab-say-nodes = { $most } looked at { $many ->
    [one] { $many } position
   *[other] { $many } positions
  }; { $least } needed { $few }.
lab-say-same = { $nodes ->
    [one] All of them looked at { $nodes } position.
   *[other] All of them looked at { $nodes } positions.
  }
lab-say-time = { $fast } was the fastest with { $time }; { $slow } took { $times } times as long.
lab-say-budget = { $count ->
    [one] { $engines } stopped at its budget after { $nodes } positions. It can't say how many solutions there are; a larger budget may help.
   *[other] { $engines } stopped at their budget, after up to { $nodes } positions. They can't say how many solutions there are; a larger budget may help.
  }
lab-say-solutions = { $count ->
    [one] { $engine } searched everything and found { $solutions ->
        [0] no solution.
        [one] exactly one solution.
       *[other] { $solutions } solutions.
      }
   *[other] All { $count } that searched everything found the same: { $solutions ->
        [0] no solution.
        [one] exactly one solution.
       *[other] { $solutions } solutions.
      }
  }
lab-say-limit = { $solutions ->
    [one] There is a solution; the engines looked for no second one.
   *[other] There are at least { $solutions } solutions; the search stopped there.
  }
lab-say-disagree = The engines disagree about the number of solutions. Please report this puzzle: Nonet is at fault.
lab-say-no-guess = { $count ->
    [one] { $engines } did not have to guess.
   *[other] { $engines } did not have to guess.
  }
lab-say-matrix = { $engine } turned the puzzle into a matrix of { $rows } rows and { $columns } columns, { $links } linked nodes in { $memory }.

lab-chart-time = Time{ $scale ->
    [log] , logarithmic scale
   *[linear] { "" }
  }
lab-chart-nodes = Positions looked at{ $scale ->
    [log] , logarithmic scale
   *[linear] { "" }
  }
lab-chart-guesses = Guesses{ $scale ->
    [log] , logarithmic scale
   *[linear] { "" }
  }
lab-chart-bytes = Working memory{ $scale ->
    [log] , logarithmic scale
   *[linear] { "" }
  }
lab-chart-text = Bar chart: { $title }. The table has the same numbers.

lab-savings-title = How much each strategy saves
lab-savings-lead = The engine “strategy” solves the puzzle with all five strategies, then without each of them in turn, then by guessing alone.
lab-savings-run = Compare
lab-savings-running = Search { $done } of { $of } done
lab-savings-search = Search
lab-savings-more = More than with all
lab-savings-uses = Uses with all
lab-savings-all = all five
lab-savings-none = guesses only
lab-savings-without = no { $strategy }
lab-say-savings = { $stopped ->
    [yes] By guessing alone the search was stopped after { $none } positions; with all five strategies it needs { $all }.
   *[no] By guessing alone the search looks at { $none ->
        [one] { $none } position
       *[other] { $none } positions
      }; with all five strategies it needs { $all }.
  }
lab-say-savings-unknown = Even with all five strategies, the search stopped after { $nodes } positions. It can't say how much each of them saves; a larger budget may help.
lab-say-missed = The search misses “{ $strategy }” most: without that strategy it looks at { $nodes ->
    [one] { $nodes } position
   *[other] { $nodes } positions
  }, { $more } more.
lab-say-missed-stopped = { $count ->
    [one] The search misses { $strategies } most: without that strategy it stopped after { $nodes } positions, at least { $more } more.
   *[other] The searches without { $strategies } in turn stopped after { $nodes } positions, at least { $more } more.
  }
lab-say-none-missed = The search misses no single one here: what one of them would find, the others find, too.

## Watching a search

lab-watch-title = Watch a search
lab-watch-short = Watch
lab-watch-lead = See an engine work step by step, on the board and in its tree. It uses the limit, the budget and the strategies chosen above.
lab-watch-engine = Engine
lab-watch-record = Record its search
lab-watch-recording = Recording …
lab-watch-empty = Nothing recorded yet. Record the search of { $engine }, then play it or go through it step by step.
lab-watch-place = Place in the search
lab-watch-at = { $at } of { $length } events
lab-watch-truncated = The search went on, but Nonet keeps only its first { $events } events.
lab-watch-controls = Moving through the search
lab-watch-first = To the start
lab-watch-previous = One step back
lab-watch-play = Play
lab-watch-pause = Pause
lab-watch-next = One step forward
lab-watch-last = To the end
lab-watch-next-guess = Guess
lab-watch-next-contradict = Dead end
lab-watch-next-solution = Solution
lab-watch-before-guess = Guess before
lab-watch-before-contradict = Dead end before
lab-watch-before-solution = Solution before
lab-watch-speed = Speed
lab-watch-speed-of = { $speed ->
    [one] { $speed } event a second
   *[other] { $speed } events a second
  }
lab-watch-candidates = Show candidates
lab-watch-still = Your system asks for less motion, so the search moves only when you step.
lab-board = Board of the search, row by row: { $rows }
lab-kind-place = follows
lab-kind-eliminate = struck out
lab-kind-guess = guess
lab-kind-contradict = dead end
lab-kind-retract = taken back
lab-kind-solution = solution
lab-event-start = The puzzle, before the search begins.
lab-event-place = { $cell } must be { $digit }.
lab-event-eliminate = { $digit } can't stand in { $cell }, so it is struck out.
lab-event-guess = Guess number { $depth } on this path: try { $digit } in { $cell }.
lab-event-retract = Back: { $digit } in { $cell } was wrong, or all its cases are tried. All that followed from it is undone.
lab-event-solution = A solution: every row, column and box is complete.
lab-event-dead = Dead end: this position has no solution. The board doesn't show why yet.
lab-event-dead-cell = Dead end: no digit is left for { $cell }.
lab-event-dead-house = Dead end: { $kind ->
    [row] row
    [column] column
   *[box] box
  } { $number } has no place left for { $digit }.
lab-event-dead-repeat = Dead end: { $digit } stands in both { $first } and { $second }.
lab-tree = Search tree
lab-tree-root = puzzle
lab-tree-text = Search tree: { $nodes ->
    [one] { $nodes } guess
   *[other] { $nodes } guesses
  } so far. { $depth ->
    [0] No guess stands.
    [one] One guess stands: { $path }.
   *[other] { $depth } guesses stand: { $path }.
  }
lab-tree-none = No guesses: the tree is the puzzle alone.
lab-tree-whole = { $all ->
    [one] One guess in all, { $reached } so far.
   *[other] { $all } guesses in all, { $reached } so far.
  } ✕ marks dead ends, ✓ solutions. Press a guess to go there; the buttons “Guess” and “Dead end” go from one to the next.
lab-tree-folded = { $all } guesses in all, { $reached } so far: too many to draw. You see the way to the present position, and beside it the branches already tried, folded up; +5 stands for five guesses below. Press a guess to go there; the buttons “Guess” and “Dead end” go from one to the next.

## The exact-cover matrix

lab-matrix-title = The puzzle as a matrix
lab-matrix-short = Matrix
lab-matrix-lead = Exact cover: choose rows so that every column is covered exactly once. Each row is a digit in a cell; each column is a demand.
lab-matrix-show = Draw the matrix
lab-matrix-making = Making the matrix …
lab-matrix-empty = Not drawn yet.
lab-matrix-size = { $rows } rows and 324 columns; dancing links keep it as { $links } nodes.
lab-matrix-lit = The highlighted rows are a solution: 81 rows that cover each column once.
lab-matrix-unlit = The puzzle has no solution, so no rows are highlighted.
lab-matrix-row = Row of the matrix
lab-matrix-row-is = row { $number }: { $cell } = { $digit }, columns { $columns }{ $chosen ->
    [yes] { " " }(part of the solution)
   *[no] { "" }
  }
lab-block-cell = Cell
lab-block-row = Row × digit
lab-block-column = Column × digit
lab-block-box = Box × digit
lab-matrix-copy = Copy as text
lab-matrix-save = Save as a file
lab-matrix-copy-done = Copied.
lab-matrix-copy-failed = Your browser doesn't allow copying here. Save it as a file instead.

## Counting all grids

lab-grids-title = How many Sudoku grids are there?
lab-grids-short = Count
lab-grids-lead = Not looked up: your device counts them here, from nothing but the rules.
lab-grids-count = Count them
lab-grids-counting = Counting …
lab-grids-running = Class { $done } of { $total }
lab-grids-growth = How the number grew, class by class
lab-grids-growth-text = Bar chart: the sum after each of { $steps } steps, growing to the whole number. Some classes hold many more grids than others.
lab-grids-progress = Classes counted
lab-grids-done = That is the exact number, summed over { $classes } classes of first bands in { $time }.
lab-grids-estimate = If the rules for rows and those for columns were independent of each other, there would be { $estimate } grids, or 6.657 × 10²¹: { $percent } % { $side ->
    [below] too few
   *[above] too many
  }.
lab-grids-method = The first three rows fall into 44 classes. All bands of a class can be completed in equally many ways, so one of each is enough. Method: Bertram Felgenhauer and Frazer Jarvis, 2005. Estimate: Kevin Kilfoyle, 2005.

## Making full grids

lab-making-title = Five ways to make a full grid
lab-making-short = Make
lab-making-lead = A new puzzle begins with a random full grid. See how each method fills the board, how fast it is, and how far from giving every grid the same chance.
lab-filling-title = Watch one being made
lab-making-method = Method
lab-making-seed = Seed: any text
lab-making-any = a new one
lab-making-make = Make a grid
lab-making-running = Making a grid …
lab-making-empty = Make a grid, and watch it fill the board.
lab-way-backtrack = Takes a cell with the fewest candidates, enters one of them at random, and goes back when that fails.
lab-way-transform = Fills the centre box at random, the boxes beside, above and below by shifting its rows or columns, and the corners by both.
lab-way-diagonal = Fills the three boxes on the diagonal at random, since none of them sees another, and the rest as backtrack does.
lab-way-digit-by-box = Places each digit nine times before the next: in each box a random free place, and back one box where there is none. After 2,000 places it starts again.
lab-way-uniform = Draws a random number below that of all grids and makes the grid of that number. You see the bands of the finished grid from the top. The number that was drawn and the last exchange of digits and columns are not shown.
lab-making-place = Place in the filling
lab-making-at = { $at } of { $length } steps
lab-making-controls = Moving through the filling
lab-making-speed-of = { $speed ->
    [one] { $speed } step a second
   *[other] { $speed } steps a second
  }
lab-making-still = Your system asks for less motion, so you see the finished grid at once; the buttons go through the steps.
lab-making-again = The same grid on the command line:
lab-making-board = Board of the full grid, row by row: { $rows }
lab-making-start = { $method ->
    [transform] The empty board. Nine digits in a random order fill the centre box; all else follows from it.
    [diagonal] The empty board. First come the three boxes on the diagonal.
    [digit-by-box] The empty board. Digit 1 begins, in box 1.
    [uniform] The empty board; but the number is already drawn, and says which digits each column has in each band.
   *[backtrack] The empty board: every cell has nine candidates.
  }
lab-making-tight = { $count ->
    [one] { $cell } has only one candidate, { $digit }.
   *[other] { $cell } is a cell with the fewest candidates, { $count }. It gets one of them at random: { $digit }.
  }
lab-making-random = { $digit } in { $cell }: box { $box } gets the nine digits in a random order.
lab-making-moved = { $digit } in { $cell } comes from { $from }, with the { $moved ->
    [rows] rows
    [columns] columns
   *[both] rows and columns
  } of the centre box moved on.
lab-making-free = { $digit } in box { $box }: { $cell }, { $count ->
    [one] the only free place.
   *[other] one of { $count } free places.
  }
lab-making-band = { $digit } in { $cell }: band { $band } of the grid that was drawn.
lab-making-back = Back: { $digit } in { $cell } did not work out, so it is taken back.
lab-making-full = The grid is full. { $back ->
    [0] Nothing had to be taken back.
    [one] { $back } digit was taken back on the way.
   *[other] { $back } digits were taken back on the way.
  }

lab-testing-title = Speed and fairness of all five
lab-testing-count = Grids of each
lab-testing-count-of = { $count } grids
lab-testing-run = Test all five
lab-testing-running = { $done } of { $of } methods tested
lab-testing-made = { $made } of { $of } grids
lab-testing-method = Method
lab-testing-verdict = Result
lab-testing-speed = Grids a second
lab-testing-bands = p of bands
lab-testing-stacks = p of stacks
lab-testing-biased = not uniform
lab-testing-unbiased = no bias seen
lab-testing-again = The same test on the command line:
lab-testing-p = The top band and the first stack of a grid each belong to one of 44 classes, whose shares among all grids are known exactly. p is the chance that uniform grids would differ from those shares as much as these did, or more. A p near 0 says that the method prefers some grids. A larger p proves nothing: more grids may still tell.
lab-testing-transform = Fast is not fair: transform can make only 4 · 9! = { $grids } grids, and each of their boxes shows the centre again.
lab-say-biased = Not uniform: { $methods }. So small a p comes by accident in less than one of a thousand tests.
lab-say-unbiased = No bias seen in { $grids } grids each: { $methods }.
lab-say-fast = { $fast } is the fastest here; { $slow } takes { $times } times as long.
