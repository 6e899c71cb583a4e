# What comes in: the dialog that reads puzzles, what it says of formats, and why a text was not read.

import-title = Paste a puzzle
import-help = Lines, rows, grids with borders, candidates, links, and files of other programs.
import-open = Open a file
import-clear = Clear the text
import-long = Only the beginning of the text is shown.
import-reading = Reading …
import-plain = The reader of other formats was not available, so only lines and rows of digits are known. A change of the text tries it again.
import-from-outside = { $count ->
    [one] This file came from another app or website.
   *[other] These files came from another app or website.
  }
import-from = File: { $name }
import-files = { $count ->
    [one] { $count } file
   *[other] { $count } files
  }
import-of-file = { $name }: { $what }
import-pasted = Pasted puzzles
import-drop = Drop a puzzle here: a file, or text
import-number = Puzzle
import-of = of { $count }
import-previous = Previous puzzle
import-next = Next puzzle
import-collection = Open as a collection
import-several = { $count } puzzles.
import-warnings = Worth a look
import-read-as = Read as: { $what }.
import-placed = Line { $line }, column { $column }: { $why }
import-bad-link = The link could not be opened, and your game is as it was. { $why }
import-unrecorded = The history in the file cannot be used: the game begins with the position.
import-impossible = { $count ->
    [one] { $count } candidate is ruled out by the digits and left out.
   *[other] { $count } candidates are ruled out by the digits and left out.
  }
import-faults = { $count ->
    [one] { $count } line could not be read.
   *[other] { $count } lines could not be read.
  }

import-found-placed = { $count ->
    [one] { $count } placed digit
   *[other] { $count } placed digits
  }
import-found-removed = { $count ->
    [one] { $count } removed candidate
   *[other] { $count } removed candidates
  }
import-found-notes = { $count ->
    [one] { $count } note
   *[other] { $count } notes
  }
import-found-coloured = { $count ->
    [one] { $count } coloured cell
   *[other] { $count } coloured cells
  }

import-detail-title = Title
import-detail-author = Author
import-detail-rules = Rules
import-detail-description = Description
import-detail-source = Source
import-detail-level = Level
import-detail-rating = Rating
import-detail-date = Date
import-detail-url = Address
import-detail-comment = Comment

## Formats

import-format-line = 81 characters in a line
import-format-current = 81 characters in a line
import-format-rows = nine rows
import-format-bordered = grid with borders
import-format-markdown = Markdown table
import-format-html = web page (HTML)
import-format-json-array = JSON array
import-format-pencil-marks = candidate grid
import-format-library = HoDoKu library line
import-format-sukaku = Sukaku of 729 characters
import-format-csv = CSV list
import-format-csv-grid = CSV grid
import-format-ss = SimpleSudoku file (.ss)
import-format-sdk = SadMan Sudoku file (.sdk)
import-format-sdm = list of puzzles (.sdm)
import-format-sdx = SudoCue file (.sdx)
import-format-opensudoku = OpenSudoku file (XML)
import-format-1gsudoku = 1gsudoku file (XML)
import-format-gnome-sudoku = saved game of GNOME Sudoku
import-format-exchange-bank = puzzle bank of SudokuExchange
import-format-nyt = puzzle data of The New York Times
import-format-sudoku-json = Nonet game file (.sudoku.json)
import-format-nonet = Nonet link
import-format-nonet-game = Nonet link to a game
import-format-f-puzzles = f-puzzles link
import-format-sudokupad = SudokuPad link
import-format-sudokupad-scf = short SudokuPad link (scf)
import-format-sudokupad-classic = SudokuPad link (classic)
import-format-sudokupad-scl = SudokuPad link (scl)
import-format-sudokuexchange = SudokuExchange link
import-format-sudokuwiki = SudokuWiki link
import-format-sudokuwiki-b = SudokuWiki link, version B
import-format-sudokuwiki-1 = SudokuWiki link, version 1
import-format-sudokuwiki-n = old SudokuWiki link
import-format-sudoku-coach = sudoku.coach link
import-format-good-sudoku = Good Sudoku link
import-format-lisudoku = lisudoku link

## What to look at, though the text was read

import-warning-mixed-blanks = There are two kinds of empty cell; “{ $detail }” is the second. Only both together make 81 cells.
import-warning-variant-rules = It has rules beyond plain Sudoku that Nonet does not know, and that are left out: { $detail }.
import-warning-taken-as-filled = { $count ->
    [one] { $count } cell with a single candidate was taken as filled, since no other cell of its row, column and box has that candidate.
   *[other] { $count } cells with a single candidate were taken as filled, since no other cell of their rows, columns and boxes has that candidate.
  }
import-warning-taken-as-open = { $count ->
    [one] { $count } cell with a single candidate was taken as empty, since another cell of its row, column or box has that candidate too.
   *[other] { $count } cells with a single candidate were taken as empty, since another cell of their row, column or box has that candidate too.
  }
import-warning-comment = This text beside the puzzle was passed over: { $detail }
import-warning-full-width = { $count ->
    [one] { $count } full-width character was read as a plain one.
   *[other] { $count } full-width characters were read as plain ones.
  }
import-warning-repaired = { $count ->
    [one] The link was damaged on its way: { $count } character of it was mended.
   *[other] The link was damaged on its way: { $count } characters of it were mended.
  }
import-warning-other-solution = The solution that the text gives is that of another puzzle.
import-warning-lost = Not everything could be kept: { $detail }{ $count ->
    [0] { "" }
    [1] { "" }
   *[other] {" "}({ $count } times)
  }.
import-warning-encoding = The file is not in UTF-8: letters of titles and names may be wrong. Digits are right.

## Why a text was not read

import-fault-unknown = This is no form of puzzle that Nonet knows. { $found ->
    [0] There is no cell in it.
    [one] { $found } digit or sign for an empty cell is in it; a puzzle has 81.
   *[other] { $found } digits and signs for empty cells are in it; a puzzle has 81.
  }
import-fault-bad-character = “{ $detail }” may not stand here.
import-fault-mixed-blanks = “{ $detail }” is a second kind of empty cell. Use one, or 81 cells in all.
import-fault-too-few = { $found } of { $wanted } are there; the rest is missing.
import-fault-too-many = { $found } are there instead of { $wanted }. Here is the first one too many.
import-fault-row-length = Row { $row } has { $found ->
    [one] { $found } cell
   *[other] { $found } cells
  } instead of { $wanted }.
import-fault-row-count = The puzzle has { $found ->
    [one] { $found } row
   *[other] { $found } rows
  } instead of { $wanted }.
import-fault-extra-text = The puzzle is complete, but more text follows.
import-fault-fields = This HoDoKu library line ends before its grid, which is the fourth part between colons.
import-fault-triple = Three digits belong here: the digit, its row and its column, each 1 to 9.
import-fault-repeated = The digit { $detail } stands twice among the candidates of a cell.
import-fault-removed-digit = “{ $detail }” removes the digit of a filled cell.
import-fault-wrong-digit = “{ $detail }” stands where only { $wanted } or a sign for nothing can be.
import-fault-no-puzzle = There is no puzzle in it that Nonet can read.
import-fault-json = This is where the text stops being proper JSON.
import-fault-xml = This is where the text stops being proper XML.
import-fault-xml-entities = The text defines entities of its own. They can be used to do harm, so such files are not read.
import-fault-depth = The text is nested more deeply than { $wanted } levels.
import-fault-contradiction = Row { $row } has another digit here than the givens above: “{ $detail }”.
import-fault-bad-value = “{ $detail }” is no value that a cell can have.
import-fault-size = The puzzle has { $found } rows and columns. Nonet plays 9 by 9 only.
import-fault-base64 = The code in it is damaged or cut off: it is no proper base64.
import-fault-compressed = The packed puzzle in it is damaged or cut off. Copy the whole of it again.
import-fault-too-large = There is too much of it: at most { $wanted } can be read.
import-fault-too-many-puzzles = There are more than { $wanted } puzzles in it.
import-fault-short-id = This link only names a puzzle that is stored at { $detail }. Nonet asks no server: open the link there, and copy the puzzle itself.
import-fault-unsupported = Nonet cannot read this: { $detail }.
import-fault-other-format = It is of another form: { $detail }.
import-fault-binary = This is no text, or not in UTF-8.

import-file-empty = The file is empty.
import-file-too-large = The file has { $size } MB, and at most { $most } MB can be read.
import-file-unreadable = The file could not be read. Perhaps it is a folder, or was moved or deleted.
import-file-binary = This is no text file. If there is a puzzle in it, open it with its own program and copy the puzzle as text.
