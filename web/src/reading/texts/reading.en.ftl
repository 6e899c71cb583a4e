# What comes in: the dialog that reads puzzles. Names of formats, and why a text was not read, are in sudoku/texts.

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

import-file-empty = The file is empty.
import-file-too-large = The file has { $size } MB, and at most { $most } MB can be read.
import-file-unreadable = The file could not be read. Perhaps it is a folder, or was moved or deleted.
import-file-binary = This is no text file. If there is a puzzle in it, open it with its own program and copy the puzzle as text.
