# The review of a picture: a board that was read from a photo or a screenshot.

picture-title = Board from a picture
picture-help = Choose a photo or a screenshot of a Sudoku, or paste one here. It stays on your device.
picture-reading = Reading the picture …
picture-shown = Your picture
picture-board = The board from the picture
picture-read = { $givens ->
    [one] One given
   *[other] { $givens } givens
  }{ $entered ->
    [0] { "" }
    [one] , one entered digit
   *[other] , { $entered } entered digits
  }{ $marked ->
    [0] { "" }
    [one] , one cell of pencil marks
   *[other] , { $marked } cells of pencil marks
  }{ $doubts ->
    [0] , all clear.
    [one] . Compare the marked cell with the picture.
   *[other] . Compare the { $doubts } marked cells with the picture.
  }
picture-outcome = { $outcome ->
    [unique] One solution.
    [none] No solution, so a digit is wrong.
    [multiple] Several solutions: perhaps a digit is missing.
    [checking] Counting solutions …
   *[other] The number of solutions is unknown.
  }
picture-of-file = { $name }: { $what }
picture-choose = Choose a cell to correct it.
picture-here = { $kind ->
    [empty] { $cell } is empty.
    [marked] { $cell } has pencil marks: { $marks }.
    [entered] { $cell } is { $digit }, entered by a player.
   *[given] { $cell } is { $digit }.
  }
picture-here-unsure = { $digit ->
    [0] Perhaps it is empty.
   *[other] Perhaps it is { $digit }.
  }
picture-right = That is right
picture-all-givens = All are givens
picture-no-marks = Leave out all pencil marks
picture-next = Next
picture-kind = { $kind ->
    [entered] It is a given
   *[given] It was entered
  }
picture-pad = Digits for the chosen cell
picture-empty = Empty the cell
picture-number = Board
picture-of = of { $count }
picture-board-previous = Previous board
picture-board-next = Next board
picture-open = Choose a picture
picture-another = Another picture
picture-camera = Take a photo
picture-type = Type it in
picture-play = Play it

## Why there is no board

picture-fault-no-grid = Nonet found no Sudoku in the picture. Show the whole grid, and not much around it.
picture-fault-other-grid = The grid in the picture does not have nine by nine cells.
picture-fault-jigsaw = The grid has regions other than boxes of three by three. Nonet plays plain Sudoku.
picture-fault-no-digits = The grid in the picture has hardly any digits.
picture-fault-too-blurred = The digits are too blurred to read. Hold the camera still, and take the photo in more light.
picture-fault-too-small = The grid is too small to read. Come closer, or use a larger picture.
picture-fault-too-large = The picture is too large: { $width } × { $height } pixels. Nonet reads up to 50 megapixels, and 30,000 pixels a side. Crop it, or take a screenshot of the Sudoku.
picture-fault-too-heavy = The picture would take too much memory. Crop it, or take a screenshot of the Sudoku.
picture-fault-bad-pixels = The browser could not hand over the pixels of this picture.
picture-fault-not-a-picture = Nonet can't open this file as a picture. Take a screenshot of the Sudoku, or save the file as PNG or JPEG.
picture-fault-unreadable = The file could not be read. Perhaps it is a folder, or someone moved or deleted it.
picture-fault-engine = Nonet could not load its reader of pictures. Try again when you are online.
