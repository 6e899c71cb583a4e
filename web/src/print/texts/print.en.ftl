print-preview = Preview
print-what = What to print
print-board = This puzzle
print-new = New puzzles
print-entries = With entries and notes
print-candidates = With candidates
print-solutions = Solutions at the end
print-solutions-title = Solutions
print-per-page = Puzzles per page
print-paper = Paper
print-make = Make the puzzles
print-again = Make others
print-clamped = Now it is { $count }, because you can print 1 to { $most } puzzles at once.
print-empty = The board is empty: there is nothing to print.
print-unmade = Make the puzzles first.
print-unsolved = This puzzle doesn't have exactly one solution, so no solution is printed.
print-title = { $number }. { $level }, difficulty { $er }
print-timed = { $name }, { $minutes } min
print-unrated = { $number }. { $level }
print-sheet = Page { $page } of { $pages }: { $kind ->
    [solutions] solutions
   *[puzzles] puzzles
  } { $first } to { $last }
print-list = From the list
print-heading = Title on every page
print-mixed = All levels
print-codes = With QR codes
print-codes-help = A QR code opens the puzzle in Nonet, on a phone for instance.
print-name-number = { $number }.
print-name-rated = { $number }. Difficulty { $er }
print-list-cut = These are the first { $count } of { $all } puzzles.
print-pdf = Save as PDF
print-pdf-title = Sudoku
print-pdf-making = Making the PDF: page { $done } of { $of }
print-pdf-saved = The PDF is saved.
print-pdf-failed = The PDF could not be made.
