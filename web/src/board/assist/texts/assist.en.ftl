# What the board says when the engine helps it.

assist-conflict = One thing first: the digits marked on the board repeat in a row, column or box.
assist-mistake = A mistake comes first
assist-none = No hint
assist-several = This puzzle has several solutions, so only the rules can check your entries.
assist-unsolvable = This puzzle has no solution.
assist-no-format = Nonet can't write the format “{ $format }”.
assist-no-candidate = { $cell } has no candidate left, which this format can't say: { $name }.
assist-unwritable = This format can't hold what is on the board: { $name }.
assist-request = Nonet could not make such a puzzle: { $reason }
