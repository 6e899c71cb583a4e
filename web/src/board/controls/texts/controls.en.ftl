# The board's own controls. All messages begin with board-, as those of the board itself.
board-pad = Digits
board-pad-left = { $digit }, { $left ->
    [0] all placed
   *[other] { $left } left
  }
board-pad-colour = { $digit }, { $name }
board-modes = Entry mode
board-mode-digit = Digit
board-mode-corner = Corner
board-mode-centre = Centre
board-mode-colour = Colour
board-edit = Editing
board-help = Help
board-tool-undo = Undo
board-tool-redo = Redo
board-tool-erase = Erase
board-tool-fill = Fill notes
board-tool-clear = Clear notes
board-tool-hint = Hint
board-tool-check = Check
board-tool-solve = Solve
board-tool-new = New
board-tool-restart = Restart
board-sure = Sure?
board-ask-solve = Press again to show the solution. Undo takes you back.
board-ask-new = Press again to leave this game for a new puzzle.
board-ask-restart = Press again to clear all entries, notes and colours. Undo brings them back.
board-busy = Working …
board-cancel = Cancel
board-close = Close
board-walk-back = Previous line
board-walk-on = Next line
board-next-technique = Which technique
board-next-reason = Show why
board-next-apply = Do it
board-next-fill = Fill notes and strike out
board-checked = { $count ->
    [0] No mistakes so far.
    [one] One entry is wrong. It is crossed out.
   *[other] { $count } entries are wrong. They are crossed out.
  }
board-solve-done = Solved. Undo brings back your own entries.
board-new-done = Here is a new puzzle.
board-time = Time
board-solved = Solved. Well played.
board-solved-in = Solved in { $time }. Well played.
