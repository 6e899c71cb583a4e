# What the board says when the engine helps it.

assist-conflict = One thing first: the digits marked on the board are repeated in a row, column or box.
assist-mistake = A mistake comes first
assist-none = No hint
assist-several = This puzzle has several solutions, so entries can only be checked by the rules.
assist-unsolvable = This puzzle has no solution.
assist-unreadable = { $line ->
    [0] This text can't be read as a puzzle ({ $error }).
   *[other] Line { $line }, column { $column }: this text can't be read as a puzzle ({ $error }).
  }
assist-unwritable = The format { $format } can't hold this game ({ $error }).
assist-request = No such puzzle could be made: { $reason }
