# English. Every language file has the same messages with the same variables; a test holds them to that.
# Messages that begin with board- or parse- are also part of the stand-alone board element.

## The board, for screen readers

board-label = Sudoku board
board-cell = Row { $row }, column { $column }, box { $box }.
board-given = { $digit }, given.
board-entered = { $digit }, entered.
board-empty = Empty.
board-notes = Notes { $digits }.
board-candidates = Candidates { $digits }.
board-conflict = Conflict.
board-blank = empty
board-drawn-place = Hint: { $digits } goes here.
board-drawn-eliminated = Hint: strike out { $digits }.
board-drawn-part = Part of the hint: { $digits }.
board-house = { $kind ->
    [row] Row
    [column] Column
   *[box] Box
  } { $number }: { $digits }.
board-missing = { $kind ->
    [row] Row
    [column] Column
   *[box] Box
  } { $number } still needs { $digits }.
board-complete = { $kind ->
    [row] Row
    [column] Column
   *[box] Box
  } { $number } is complete.
board-summary = { $empty ->
    [0] No empty cells.
    [one] { $empty } empty cell.
   *[other] { $empty } empty cells.
  } { $conflicts ->
    [0] No conflicts.
    [one] { $conflicts } cell in conflict.
   *[other] { $conflicts } cells in conflict.
  }
board-summary-open = Digits still to place: { $digits }.
board-bad-state = This saved position can't be read.

## Why a text is not a puzzle

parse-empty = There is no puzzle in this text. A puzzle has 81 cells: digits, and dots or zeros for empty cells.
parse-bad-character = “{ $character }” at line { $line }, column { $column } is neither a digit nor an empty cell. Use 1–9, and . 0 _ * or - for empty.
parse-too-few = The puzzle has { $found } of 81 cells: { $found ->
    [80] one is
   *[other] some are
  } missing.
parse-too-many = The puzzle has { $found } cells instead of 81. The first one too many is at line { $line }, column { $column }.
parse-row-length = Row { $row } (line { $line }) has { $found ->
    [one] { $found } cell
   *[other] { $found } cells
  } instead of 9.
parse-row-count = The puzzle has { $found ->
    [one] { $found } row
   *[other] { $found } rows
  } instead of 9.
parse-extra-text = The puzzle is complete, but more text follows at line { $line }.

## The page

app-title = Nonet – Sudoku
app-tagline = Sudoku, entirely on your device
app-skip = Skip to the board
app-new = New game
app-more = More
app-close = Close
app-dismiss = Dismiss
app-cancel = Cancel
app-retry = Try again

theme = Appearance
theme-auto = Automatic
theme-light = Light
theme-dark = Dark
theme-sepia = Sepia
theme-contrast = High contrast
language = Language

## Levels

level = Level
level-beginner = Beginner
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-expert = Expert
level-fiendish = Fiendish
level-extreme = Extreme
level-own = Your puzzle
level-beginner-means = Every step is the last empty cell of a row, column or box, or a digit's only place in a box.
level-easy-means = Some digits have only one place in a row or column, some cells only one digit left.
level-medium-means = Singles alone are not enough: pairs, triples or locked candidates rule digits out.
level-hard-means = It takes patterns such as X-Wing, wings, kites, rectangles or quadruples.
level-expert-means = It takes larger fish, colours, loops of rectangles, or short chains.
level-fiendish-means = It takes long chains through cells, digits and almost locked sets.
level-extreme-means = It takes the deepest patterns and forcing chains: what people rarely find by themselves.
level-own-means = A puzzle that you brought yourself.
level-ratings = Rating { $low } to { $high }.
levels-title = About the levels
levels-help = A puzzle has the level of its hardest step. The rating is that of Sudoku Explainer; what is listed is what is new in a level.

grade-button = Rating { $er }: what it takes
grade-title = What the puzzle takes
grade-level = { $level }, with a rating of { $er } by Sudoku Explainer.
grade-unsolved = The techniques do not lead to the end.
grade-path = The steps of a path to the solution, hardest first:

daily = Daily: { $level }
daily-title = { $date }: { $level }
daily-here = This is the puzzle of the day.

## Playing

pad = Digits
pad-left = { $digit }, { $left ->
    [0] all placed
   *[other] { $left } left
  }
pad-notes = Notes
pad-candidates = Candidates
pad-erase = Erase
pad-undo = Undo
pad-redo = Redo
pad-hint = Hint

tools = Tools
tool-make = Make a puzzle
tool-paste = Paste a puzzle
tool-solve = Solve
tool-unique = Check uniqueness
tool-check = Check my entries
tool-empty = Empty board
tool-copy = Copy puzzle
tool-restart = Start over
tool-lab = Open in the lab

## What the page says

status-label = Messages
idle-own = { $givens ->
    [one] { $givens } given
   *[other] { $givens } givens
  }
generating = Making a puzzle …
solving = Solving …
counting = Counting solutions …
counting-found = Counting solutions … { $found } so far
thinking = Looking for the next step …
cancelled = Cancelled.

previous-kept = { $count ->
    [one] Your last game is kept.
   *[other] Your last { $count } games are kept.
  }
previous-back = Back to the previous game

setup-title = Your own puzzle
setup-help = Type the digits of a puzzle into the board, then start playing. They become its givens.
setup-start = Start playing

loaded-unique = Puzzle loaded: { $givens ->
    [one] { $givens } given
   *[other] { $givens } givens
  }, exactly one solution.
loaded-multiple = Puzzle loaded: { $givens ->
    [one] { $givens } given
   *[other] { $givens } givens
  }. It has several solutions, so it can't be solved by logic alone.
loaded-none = Puzzle loaded: { $givens ->
    [one] { $givens } given
   *[other] { $givens } givens
  }. It has no solution. Check it against where you copied it from.
loaded-edit = Edit the puzzle

solve-done = Solved. Undo takes you back to your own entries.
solve-already = The board is already solved.
solve-multiple = This puzzle has several solutions, so there is no single answer to show.
solve-show-one = Show one of them
solve-shown-one = This is one of several solutions.
solve-none = This puzzle has no solution.
solve-none-conflict = This puzzle has no solution: the digits marked on the board are repeated in a row, column or box.

unique-one = Exactly one solution.
unique-none = No solution.
unique-none-conflict = No solution: the digits marked on the board are repeated in a row, column or box.
unique-many = { $count } solutions. A proper Sudoku has exactly one.
unique-limit = At least { $count } solutions. A proper Sudoku has exactly one.

check-right = { $count ->
    [0] Nothing has been entered yet.
    [one] Your entry is right.
   *[other] All { $count } entries are right.
  }
check-wrong = { $count ->
    [one] One entry is wrong. It is crossed out on the board.
   *[other] { $count } entries are wrong. They are crossed out on the board.
  }
check-erase = { $count ->
    [one] Erase it
   *[other] Erase them
  }
check-open = This puzzle has several solutions. Your entries agree with at least one of them.
check-dead = With these entries the puzzle can't be finished, though it has several solutions.
check-no-solution = This puzzle has no solution, so entries can't be checked.

copy-done = Copied: the puzzle as 81 characters.
copy-failed = The browser doesn't allow copying here. This is the puzzle:

solved-title = Solved
solved-text = Every row, column and box is complete. Well played.

## Hints

hint-stage = Hint, { $stage } of 4
hint-next-2 = Which technique
hint-next-3 = Show why
hint-next-4 = Do it
hint-branches = Branches of the chain
hint-branches-all = All branches together
hint-branches-all-short = All
hint-branch = Branch { $number }: { $start }
hint-look = { $kind ->
    [row] Look at row { $number }.
    [column] Look at column { $number }.
   *[box] Look at box { $number }.
  }
hint-done = { $digit } placed in { $cell }.
hint-struck = { $count ->
    [one] One candidate struck out.
   *[other] { $count } candidates struck out.
  }{ $switched ->
    [yes] { " " }The board shows candidates now, so that this is remembered.
   *[no] { "" }
  }
hint-solved = The board is solved. There is nothing left to hint at.
hint-nothing = None of the techniques that hints use gets any further here. What is left is trying out.
hint-budget = No step was found in a reasonable time. If there is one, it is a very hard one.
hint-fault-solved = The board is solved. There is nothing left to hint at.
hint-fault-conflict = One thing first: { $digit } stands twice in { $kind ->
    [row] row
    [column] column
   *[box] box
  } { $number }.
hint-fault-no-candidate = With what is entered and struck out so far, nothing fits in { $cell } any more. Something has to be taken back.
hint-fault-no-place = With what is entered and struck out so far, { $kind ->
    [row] row
    [column] column
   *[box] box
  } { $number } has no place left for { $digit }. Something has to be taken back.
hint-fault-no-solution = With what is entered and struck out so far, the puzzle can't be finished. Something has to be taken back.
hint-fault-several-solutions = This puzzle has several solutions, so no step follows for certain. Two of them differ in { $cell }.
hint-fault-wrong-digit = One thing first: the digit in { $cell } is wrong. It is crossed out on the board.
hint-conflict = One thing first: the digits marked on the board are repeated in a row, column or box.
hint-wrong = One thing first: { $cells } { $count ->
    [one] is wrong. It is
   *[other] are wrong. They are
  } crossed out on the board.
hint-removed = One thing first: in { $cell } you struck out { $digit }, and that is the digit that belongs there.
hint-restore = Bring it back
hint-unsolvable = This puzzle has no solution, so no hint can help.

## Pasting

paste-title = Paste a puzzle
paste-help = 81 characters in a line, or nine rows. Empty cells as . 0 _ * or -
paste-label = Puzzle text
paste-play = Play it
paste-show = Show the place
paste-waiting = Paste or type a puzzle.
paste-good = { $givens ->
    [one] { $givens } given
   *[other] { $givens } givens
  }. { $outcome ->
    [unique] Exactly one solution.
    [multiple] Several solutions: it can be played, but not solved by logic alone.
    [none] No solution: it can be loaded, but not solved.
    [unknown] { "" }
   *[checking] Checking …
  }

## Puzzles on request

maker-title = Make a puzzle
maker-help = What you leave open may be anything.
maker-part-difficulty = How hard
maker-part-givens = Givens
maker-part-technique = Technique
maker-part-pattern = Pattern and seed
maker-part-list = Many puzzles
maker-any = Any
maker-level = Level
maker-er = Rating (Sudoku Explainer)
maker-clues = Number of givens
maker-from = From
maker-to = To
maker-symmetry = Symmetry
maker-minimal = Minimal: no given can go
maker-fair = Fair: no number of givens preferred
maker-givens = Keep the digits on the board as givens
maker-pattern = Draw which cells are given
maker-search = Search the techniques
maker-found = { $count ->
    [one] { $count } technique found
   *[other] { $count } techniques found
  }
maker-technique = Technique
maker-need = How it is needed
maker-seed = Seed
maker-seed-none = a new one each time
maker-count = How many
maker-format = Format
maker-format-text = Text, one a line
maker-format-json = JSON, with level and rating
maker-format-csv = CSV, with level and rating
maker-list = Make the list
maker-copy = Copy
maker-save = Save
maker-make = Make and play
maker-play-nearest = Play the nearest
maker-searching = { $seconds ->
    [0] Searching …
    [one] Searching … { $seconds } second
   *[other] Searching … { $seconds } seconds
  }
maker-grading = Finding out how hard it is …
maker-none = No such puzzle turned up in { $attempts } attempts.
maker-nearest = The nearest has { $givens } givens; not as asked: { $missed }.
maker-list-making = { $done } of { $of } puzzles
maker-list-complete = { $done ->
    [one] { $done } puzzle is ready.
   *[other] { $done } puzzles are ready.
  }
maker-list-duplicates = { $done } of { $of } puzzles are ready. There are hardly more that differ.
maker-list-attempts = { $done } of { $of } puzzles are ready. Then none turned up.
maker-list-copied = { $done ->
    [one] { $done } puzzle copied.
   *[other] { $done } puzzles copied.
  }
maker-list-uncopied = The browser doesn't allow copying here. Save the list instead.
maker-number-er = A rating is a number such as 4 or 7.1.
maker-number-clues = The number of givens is a whole number.
maker-count-range = The number of puzzles is a whole number from 1 to 100,000.
maker-order = The range ends before it begins.

need-alone = Nothing else but singles
need-enough = Enough, with singles
need-path = Somewhere on the path
need-next = As the very next step

missed-level = the level
missed-technique = the technique
missed-er = the rating
missed-clues = the number of givens
missed-minimal = that it is minimal

symmetry-none = None
symmetry-rotate180 = Half turn
symmetry-rotate90 = Quarter turn
symmetry-horizontal = Top and bottom
symmetry-vertical = Left and right
symmetry-both = Top and bottom, left and right
symmetry-diagonal = Diagonal
symmetry-antidiagonal = Other diagonal
symmetry-full = All turns and reflections

pattern-label = Cells that are given
pattern-cell = Row { $row }, column { $column }
pattern-count = { $count ->
    [one] { $count } cell. A puzzle needs 17 at least.
   *[other] { $count } cells. A puzzle needs 17 at least.
  }
pattern-clear = Clear

fault-clues-order = The range ends before it begins.
fault-too-few-clues = No puzzle with fewer than 17 givens has one solution.
fault-too-many-clues = A puzzle has at most 81 givens, and a minimal or fair one at most 40.
fault-rating-range = Ratings go from 1.0 to 12.0.
fault-level-rating = No puzzle of this level has such a rating.
fault-level-technique = This technique is harder than the level.
fault-singles-alone = A single can't be needed beside singles. Choose one of the other two ways.
fault-small-pattern = The pattern has fewer than 17 cells.
fault-empty-lines = { $kind ->
    [row] Row { $number } and another row of its three boxes
    [column] Column { $number } and another column of its three boxes
   *[box] Box { $number } and another
  } have no given: their digits could be exchanged.
fault-pattern-clues = The pattern has another number of cells.
fault-pattern-symmetry = Row { $row }, column { $column } is in the pattern without its mirror image.
fault-givens-conflict = { $digit } stands twice in { $kind ->
    [row] row
    [column] column
   *[box] box
  } { $number }: again in row { $row }, column { $column }.
fault-givens-unsolvable = The digits on the board have no solution.
fault-givens-pattern = The digit in row { $row }, column { $column } is outside the pattern.
fault-givens-clues = With their mirror images, more digits are on the board than there are to be givens.
fault-fair-request = Only a puzzle without symmetry, pattern, digits or technique can be fair.

## When something fails

engine-failed = The solver could not be loaded. You can go on playing; new puzzles, hints and solving need it.
language-failed = That language could not be loaded.
view-failed = This page could not be loaded.
engine-stopped = The solver stopped unexpectedly and was restarted. Please try again.
engine-attempts = No puzzle of this level turned up this time. Please try again.
storage-full = Your browser's storage is full, so this game can't be saved. You can go on playing, but don't close the page.
storage-blocked = Your browser doesn't let this page save anything. You can play, but the game is lost when you close the page.
storage-corrupt = A saved game could not be read. It was set aside, not deleted.
storage-forked = This game was changed in another tab. Here it goes on as a copy of its own.

## When none of the techniques that are on helps

hint-limited = None of the techniques that are switched on gets any further here.
hint-with-all = Look with all techniques

## From a hint to more

hint-more = More about it
hint-path = The whole path
hint-steps = All steps there are
learn = Learn
tool-path = Solve path
tool-steps = All steps now
tool-techniques = Techniques
