# Why a text is no puzzle, and the names of formats: for the dialog that reads puzzles, and for boards elsewhere.

import-placed = Line { $line }, column { $column }: { $why }

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
import-format-tsv = table with tabs (TSV)
import-format-latex = LaTeX sudoku
import-format-latex-table = LaTeX table
import-format-svg = SVG picture
import-format-ss = SimpleSudoku file (.ss)
import-format-sdk = SadMan Sudoku file (.sdk)
import-format-sdm = list of puzzles (.sdm)
import-format-sdx = SudoCue file (.sdx)
import-format-opensudoku = OpenSudoku file (XML)
import-format-1gsudoku = 1gsudoku file (XML)
import-format-gnome-sudoku = saved game of GNOME Sudoku
import-format-ksudoku = game of KSudoku (XML)
import-format-sdku = SDKU file (XML)
import-format-exchange-bank = puzzle bank of SudokuExchange
import-format-solo = game ID of Solo
import-format-solo-save = saved game of Solo
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
import-format-sudoku-coach-state = sudoku.coach state
import-format-solo-link = Solo link
import-format-good-sudoku = Good Sudoku link
import-format-lisudoku = lisudoku link

## Why a text was not read

import-fault-unknown = Nonet doesn't know this form of puzzle. { $found ->
    [0] There is no cell in it.
    [one] It has { $found } digit or sign for an empty cell; a puzzle has 81.
   *[other] It has { $found } digits and signs for empty cells; a puzzle has 81.
  }
import-fault-bad-character = “{ $detail }” can't stand here.
import-fault-mixed-blanks = “{ $detail }” is a second way to write an empty cell. Use one, or 81 cells in all.
import-fault-too-few = Only { $found } of { $wanted } are there.
import-fault-too-many = There are { $found } instead of { $wanted }. This is the first one too many.
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
import-fault-repeated = The digit { $detail } appears twice among the candidates of a cell.
import-fault-removed-digit = “{ $detail }” removes the digit of a filled cell.
import-fault-wrong-digit = “{ $detail }” stands where only { $wanted } or a sign for nothing can stand.
import-fault-no-puzzle = Nonet finds no puzzle in it that it can read.
import-fault-json = From here on, the text is not proper JSON.
import-fault-xml = From here on, the text is not proper XML.
import-fault-xml-entities = The text defines its own entities. They can do harm, so Nonet doesn't read such files.
import-fault-depth = The text is nested more deeply than { $wanted } levels.
import-fault-contradiction = Row { $row } has a different digit here than the givens above: “{ $detail }”.
import-fault-bad-value = A cell can't have the value “{ $detail }”.
import-fault-size = The puzzle has { $found } rows and columns. Nonet plays 9 by 9 only.
import-fault-base64 = The code in it is damaged or cut off: it is not proper base64.
import-fault-compressed = The packed puzzle in it is damaged or cut off. Copy all of it again.
import-fault-too-large = It is too long: Nonet reads at most { $wanted }.
import-fault-too-many-puzzles = It has more than { $wanted } puzzles.
import-fault-short-id = Open this link at { $detail } and copy the puzzle itself: the link only names a puzzle stored there, and Nonet asks no server.
import-fault-unsupported = Nonet can't read this: { $detail }.
import-fault-other-format = It has another form: { $detail }.
import-fault-binary = This is not text, or not in UTF-8.
import-fault-unknown-sign = “{ $detail }” stands here and { $found } times in all. If these are empty cells, write dots for them.
