# Messages of a board that uses the engine.

assist-conflict = One thing first: the digits marked on the board repeat in a row, column or box.
assist-mistake = A mistake comes first
assist-none = No hint
assist-several = This puzzle has several solutions, so only the rules can check your entries.
assist-unsolvable = This puzzle has no solution.
assist-no-format = Nonet can't write the format “{ $format }”.
assist-no-candidate = { $cell } has no candidate left, which this format can't express: { $name }.
assist-unwritable = This format can't hold the position on the board: { $name }.
assist-proposal = This cannot be judged: { $reason }
assist-request = Nonet could not make such a puzzle: { $reason }
assist-picture = { $fault ->
    [not-a-picture] Nonet can't read this file as a picture. Take a screenshot of the Sudoku, or save the file as PNG or JPEG.
    [too-large] This picture is too large: { $width } × { $height } pixels. Nonet reads up to 50 megapixels, and 30,000 pixels a side. Crop it, or take a screenshot of the Sudoku.
    [too-heavy] This picture would take too much memory. Crop it, or take a screenshot of the Sudoku.
    [too-small] This picture is too small: a cell needs 9 pixels at least.
    [other-grid] The grid in this picture does not have 9 by 9 cells.
    [jigsaw] The Sudoku in this picture is a jigsaw. Nonet plays plain Sudoku.
    [no-digits] The grid in this picture has hardly any digits.
    [too-blurred] The digits in this picture are too blurred to read.
   *[other] There is no Sudoku in this picture.
  }
