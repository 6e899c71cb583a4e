# Messages of a board, and its words for screen readers, on the page and elsewhere.

## For screen readers

board-label = Sudoku board
board-row = Row { $row }
board-cell = Row { $row }, column { $column }, box { $box }.
board-given = { $digit }, given.
board-entered = { $digit }, entered.
board-empty = Empty.
board-notes = Notes { $digits }.
board-candidates = Candidates { $digits }.
board-centre = Centre notes { $digits }.
board-colours = Coloured { $names }.
board-marked = Small { $digits } coloured { $name }.
board-picked = Small { $digit } picked. Digits give it a colour.
board-unpicked = No small digit is picked.
board-colour-1 = blue
board-colour-2 = orange
board-colour-3 = yellow
board-colour-4 = pink
board-colour-5 = cyan
board-colour-6 = green
board-colour-7 = lime
board-colour-8 = olive
board-colour-9 = grey
board-conflict = Conflict.
board-wrong = Wrong.
board-blank = empty
board-seen = No place for { $digit }.
board-drawn-place = Hint: { $digits } goes here.
board-drawn-eliminated = Hint: strike out { $digits }.
board-drawn-part = Part of the hint: { $digits }.
board-drawn-next = Fill this one next.
board-sketch-struck = To be struck out: { $digits }.
board-sketch-mark = { $kind ->
    [true] { $digit } is marked true.
   *[false] { $digit } is marked false.
  }
board-sketch-link = { $kind ->
    [strong] Strong link
   *[weak] Weak link
  } from { $from } to { $to }.
board-sketch-end = { $digit } in { $cells }
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
    [-1] { "" }
    [0] No conflicts.
    [one] { $conflicts } cell in conflict.
   *[other] { $conflicts } cells in conflict.
  }
board-summary-open = Digits still to place: { $digits }.
board-bad-state = This saved position can't be read. It may come from a newer version.
board-no-engine = Nonet can't do this now, because its engine can't be reached: { $reason }
board-no-controls = The board's controls could not be loaded: { $reason }
board-required = Solve the puzzle first.
board-broken = This board can't be drawn.
board-again = Try again
board-anew = Empty the board
board-save = Save the game
board-not-kept = Your browser can't keep this game: its storage is full or blocked.

## Why a text is not a puzzle

parse-empty = This text has no puzzle in it. A puzzle has 81 cells: digits, and dots or zeros for empty cells.
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
