# What the board says when the engine helps it.

assist-conflict = One thing first: the digits marked on the board are repeated in a row, column or box.
assist-mistake = A mistake comes first
assist-none = No hint
assist-several = This puzzle has several solutions, so entries can only be checked by the rules.
assist-unsolvable = This puzzle has no solution.
assist-no-format = There is no format “{ $format }” that can be written.
assist-no-candidate = No candidate is left in { $cell }, which this format cannot say: { $name }.
assist-unwritable = This format cannot hold what is on the board: { $name }.
assist-request = No such puzzle could be made: { $reason }
