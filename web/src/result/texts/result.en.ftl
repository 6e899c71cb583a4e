# The card of a result, the week of daily puzzles, and the link that challenges somebody.

result-title = Your result
result-date = Date
result-expected = People take
result-hints = Hints
result-streak = Streak
result-streak-days = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
  }
result-line-daily = Nonet · Daily of { $date }
result-line = Nonet · { $date }
result-line-time = Time: { $time }
result-line-expected = People take { $time }
result-line-streak = Streak: { $streak }
result-copy = Copy text
result-picture-copy = Copy picture
result-picture-save = Save picture
result-copied = Copied. Paste it anywhere.
result-uncopied = The browser doesn't let Nonet copy. Select the text above, or save the picture.
result-unshared = Sharing failed. Copy the text, or save the picture.
result-undrawn = The browser drew no picture. Copy the text instead.

week-title = The last seven days
week-help = Your usual time comes from your finished games.
week-day = Day
week-usual = Against usual
week-done = solved
week-begun = started
week-missed = missed
week-open = open
week-quicker = { $by } quicker
week-slower = { $by } slower
week-even = as usual
week-unknown = not known yet

result-challenge-title = Challenge someone
result-challenge-help = Whoever opens the link plays this puzzle without seeing it first. Afterwards both times are compared.
result-challenge-time = Your time: { $time }{ $hints ->
    [0] .
    [one] , with { $hints } hint.
   *[other] , with { $hints } hints.
  }
result-challenge-name = Your name, if you like
result-challenge-private = Puzzle, time and name stand in the link itself. Nothing is sent to a server. Your device keeps the name for the next challenge.
result-challenge-link = Link
result-challenge-copy = Copy link
result-challenge-copied = The link is copied. Send it to whom you like.
result-challenge-uncopied = The browser doesn't let Nonet copy. Select the link, and copy it yourself.
result-challenge-text = I took { $time } for this Sudoku. Can you beat it?
