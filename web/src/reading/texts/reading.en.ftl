# The dialog that reads puzzles. Names of formats, and why a text was not read, are in sudoku/texts.

import-help = Rows, grids with borders, candidates, links, files of other programs, or pictures.
import-open = Open a file
import-clear = Clear the text
import-long = Only the beginning of the text is shown.
import-reading = Reading …
import-plain = Nonet could not load its reader of other formats, so it knows only lines and rows of digits. Change the text to try again.
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
import-bad-link = Nonet could not open the link. Your game is unchanged. { $why }
import-challenge-damaged = Nonet could not read the time in this link, so there is none to beat. You can play its puzzle all the same.
import-challenge-newer = A newer version of Nonet made this challenge, so its time is left out. You can play the puzzle all the same.
import-challenge-time = Nobody can have taken the time that this link claims, so it is left out. You can play the puzzle all the same.
import-challenge-improper = { $outcome ->
    [none] The puzzle of this challenge has no solution, so nobody can have solved it.
   *[multiple] The puzzle of this challenge has several solutions, so times don't compare.
  } Your game is unchanged.
import-unrecorded = The game begins with the position, because Nonet can't use the file's history.
import-impossible = { $count ->
    [one] Nonet left out { $count } candidate that the digits rule out.
   *[other] Nonet left out { $count } candidates that the digits rule out.
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

## Doubts about a text that was read

import-warning-mixed-blanks = Empty cells are written in two ways; “{ $detail }” is the second. Only both together make 81 cells.
import-warning-variant-rules = Nonet left out rules beyond plain Sudoku that it doesn't know: { $detail }.
import-warning-taken-as-filled = { $count ->
    [one] Nonet filled { $count } cell with its only candidate. No other cell of its row, column and box has that candidate.
   *[other] Nonet filled { $count } cells with their only candidates. No other cell of their rows, columns and boxes has those candidates.
  }
import-warning-taken-as-open = { $count ->
    [one] Nonet left { $count } cell empty despite its only candidate. Another cell of its row, column or box has that candidate, too.
   *[other] Nonet left { $count } cells empty despite their only candidates. Other cells of their rows, columns or boxes have those candidates, too.
  }
import-warning-comment = Nonet passed over this text beside the puzzle: { $detail }
import-warning-full-width = { $count ->
    [one] Nonet read { $count } full-width character as a plain one.
   *[other] Nonet read { $count } full-width characters as plain ones.
  }
import-warning-repaired = { $count ->
    [one] The link was damaged on its way. Nonet mended { $count } character.
   *[other] The link was damaged on its way. Nonet mended { $count } characters.
  }
import-warning-other-solution = The solution in the text belongs to another puzzle.
import-warning-lost = Nonet could not keep everything: { $detail }{ $count ->
    [0] { "" }
    [1] { "" }
   *[other] {" "}({ $count } times)
  }.
import-warning-invisible = { $count ->
    [one] Nonet passed over { $count } character that nobody sees: { $detail }.
   *[other] Nonet passed over { $count } characters that nobody sees: { $detail }.
  }
import-warning-read-as-empty = { $count ->
    [one] Nonet read “{ $detail }” as empty, { $count } time.
   *[other] Nonet read “{ $detail }” as empty, { $count } times.
  }
import-warning-read-as-digit = { $count ->
    [one] Nonet read { $count } sign as the digit that it shows: “{ $detail }”.
   *[other] Nonet read { $count } signs as the digits that they show, the first of them “{ $detail }”.
  }
import-warning-read-as-one = { $count ->
    [one] Nonet read the letter “{ $detail }” as 1, { $count } time.
   *[other] Nonet read the letter “{ $detail }” as 1, { $count } times.
  }
import-warning-widened = { $count ->
    [one] Lines were cut at their ends. Nonet added { $count } empty cell.
   *[other] Lines were cut at their ends. Nonet added { $count } empty cells.
  }
import-warning-letter-rows = Nonet took the letters of the cells for rows and the numbers for columns.
import-warning-encoding = The file is not in UTF-8. Letters of titles and names may be wrong, but digits are right.

import-file-empty = The file is empty.
import-file-too-large = The file has { $size } MB. Nonet reads at most { $most } MB.
import-file-unreadable = The file could not be read. Perhaps it is a folder, or someone moved or deleted it.
import-file-binary = This is not a text file. If it holds a puzzle, open it with its own program and copy the puzzle as text.
import-file-picture = This is a picture. Open pictures by themselves, without other files.

paste-play = Play it
paste-good = { $givens ->
    [one] { $givens } given
   *[other] { $givens } givens
  }. { $outcome ->
    [unique] Exactly one solution.
    [multiple] Several solutions: you can play it, but logic alone can't solve it.
    [none] No solution: you can load it, but not solve it.
    [unknown] { "" }
   *[checking] Checking …
  }
