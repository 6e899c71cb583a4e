help-rules = The rules
help-rules-text = Fill in the empty cells so that every row, every column and every box of nine cells has the digits 1 to 9, once each.
help-rules-reason = There is exactly one solution. You can always find it by reasoning, so you never have to guess.
help-first = Learn it in a minute

## Four boards to touch

help-first-title = Sudoku in a minute
help-lesson-of = Board { $number } of { $of }
help-board = A small Sudoku to try
help-row = A row has the digits 1 to 9, once each. One is missing here. Press the marked cell, then the missing digit.
help-row-done = Yes, { $digit }! Now the row has all nine digits.
help-column = Columns work the same way. Which digit is missing in this one? Press the marked cell, then the digit.
help-column-done = Yes, { $digit }! Now the column is complete too.
help-box = The same goes for each box of 3 × 3 cells with thick lines around it. Press the marked cell, then the missing digit.
help-box-done = Yes, { $digit }! Row, column, box: you know all the rules now.
help-single = Now use all three. The marked cell is in a row, a column and a box. Together they already have eight different digits. Which one is left?
help-single-done = Yes, { $digit }! That is how Sudoku is solved: find a cell where only one digit fits, fill it in, and go on. If you are stuck, press Hint.
help-wrong = { $house ->
    [row] { $digit } is in this row already. Look for the digit that is missing.
    [column] { $digit } is in this column already. Look for the digit that is missing.
   *[box] { $digit } is in this box already. Look for the digit that is missing.
  }
help-wrong-cell = Press the marked cell first, then the digit.
help-now-digit = Now press the missing digit.
help-next = Next
help-play = Play

## Hands and keys

help-hands = Touch and mouse
help-hand-enter = Enter a digit
help-hand-enter-how = Press a cell, then a digit. If you like it the other way round, choose digit first in the settings.
help-hand-drag = Several cells
help-hand-drag-how = Drag over them. Your next press goes to all of them.
help-hand-notes-how = Choose { $corner } or { $centre } above the digits. The digits are small now; press one again to take it out.
help-hand-fill = All notes
help-hand-fill-how = { $fill } writes the digits that are possible into every empty cell.
help-hand-colour = Colours
help-hand-colour-how = Choose { $colour }. The digits become nine colours for cells.
help-hand-hint-how = Each press shows you more: where to look, which technique, why it works. The fourth press does it.
help-hand-draw-how = In { $tools }. Link and mark candidates: choose a cell, then a digit. Then press Why?
help-hand-undo-how = Everything can be undone, step by step. History, under Tools, goes back further.
help-keys = Keys
help-keys-mac = On a Mac, Cmd takes the place of Ctrl.
help-key-digits = Enter a digit in the selected cells
help-key-arrows = Move
help-key-select = Select more cells
help-key-modes = Digit, corner notes, centre notes, colour
help-key-corner = Note a digit in the corner
help-key-centre = Note a digit in the centre
help-key-drawing = Strong or weak link, true, false, strike out
help-key-why = Why? Nonet judges what you drew
help-key-walk = Walk along a hint's reason, line by line
help-key-tools = Find a tool
help-key-hear = Hear the row, the column, the box, the missing digits, a summary
help-key-help = This help
