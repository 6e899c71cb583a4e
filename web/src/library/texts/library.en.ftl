daily-title = { $date }: { $level }

library-sections = Sections
library-section-new = New
library-section-practise = Practise
library-section-daily = Daily
library-section-own = Your own
library-section-games = Games

library-level-techniques = The techniques
library-play = Play
library-play-level = Play a puzzle of this level: { $level }
library-practice = Practise a technique
library-practice-help = Choose a technique, and Nonet makes a puzzle that needs it, with singles alone if possible. The search often fails for those marked “rarely found”.
library-practice-train = Or train it step by step.
library-rare = rarely found
library-practice-searching = Looking for a puzzle that needs this technique: { $technique } …
library-practice-none = Found no puzzle for this technique: { $technique }. Search again; you may have more luck.
library-practice-alone = This puzzle needs only this technique and singles. Fill in singles until you get stuck.
library-practice-enough = This technique and singles solve the puzzle. In places, an easier technique may do instead.
library-practice-path = You need this technique on the way to the solution.
library-practice-next = The board starts where you need this technique next.

daily-help = Everybody gets the same puzzle each day. You can play past days, too.
daily-streak = { $current ->
    [0] Solve today's puzzle to start a streak.
    [one] { $current } day in a row.
   *[other] { $current } days in a row.
  } { $longest ->
    [0] { "" }
    [one] Your longest streak: { $longest } day.
   *[other] Your longest streak: { $longest } days.
  }
daily-previous = Previous month
daily-next = Next month
daily-begun = Started
daily-day = { $date }: { $level }{ $state ->
    [done] , solved
    [begun] , started
   *[other] { "" }
  }

library-own-help = Type a puzzle's digits. As you type, the board counts the solutions and shows where they differ. It can add the fewest givens that leave one, or remove spare ones.
library-own-go-on = Continue with the puzzle on the board
library-own-empty = Start with an empty board
library-own-copy = Change the puzzle on the board

library-filter = Games to show
library-filter-all = All
library-filter-unfinished = Unfinished
library-filter-solved = Solved
library-filter-favourites = Favourites
library-reading = Reading the games …
library-count = { $count ->
    [0] No games here.
    [one] { $count } game, last played first.
   *[other] { $count } games, last played first.
  }
library-more = Show more ({ $rest } left)
library-open = Open: { $name }
library-favourite = Favourite: { $name }
library-rename = Rename: { $name }
library-rename-save = Save
library-title = Name of the game
library-copy = Copy as text: { $name }
library-remove = Remove: { $name }
library-removed = Game removed.
library-changed = This game was changed in another tab, so it is still here.
library-unmarked = Your browser could not save that.
library-copied = Copied: { $puzzle }
library-is-solved = Solved
library-is-setup = Being set up
library-progress = { $percent } % done
library-on-board = on the board
library-er = Difficulty { $er }

statistics-none = Solve a puzzle to start your statistics. They stay on this device.
statistics-current = Current streak
statistics-longest = Longest streak
statistics-by-level = By level
statistics-best = Best time
statistics-median = Median time
statistics-unaided = Without hints
statistics-no-time = not timed
statistics-days = The last { $days } days
statistics-as-table = As a table
statistics-reset = Reset the statistics
statistics-ask = { $count ->
    [one] This removes { $count } result. Your games stay.
   *[other] This removes { $count } results. Your games stay.
  }
statistics-gone = Statistics reset.
backup-made-unknown = an unknown day
backup-left-out = { $count ->
    [one] Nonet can't use { $count } detail of the file.
   *[other] Nonet can't use { $count } details of the file.
  }
backup-aside = { $count ->
    [one] This version can't read { $count } record and keeps it as it is.
   *[other] This version can't read { $count } records and keeps them as they are.
  }
backup-others = { $count ->
    [one] A newer version made { $count } part. Nonet keeps it as it is.
   *[other] A newer version made { $count } parts. Nonet keeps them as they are.
  }
backup-which = Show which
aside-title = Set aside
aside-help = Nonet can't read or show these records. They stay here unchanged, and in every backup.
aside-newer = Made by a newer version
aside-unread = { $of ->
    [game] A game set aside
   *[other] Something else set aside
  }
aside-text = Show what is stored
aside-take-up = Open it again
aside-still = This version can't read that game. It stays here.
backup-saved = Backup made: { $games ->
    [one] { $games } game
   *[other] { $games } games
  }, { $results ->
    [one] { $results } result
   *[other] { $results } results
  } and the settings.
backup-content = Made on { $when }. It holds { $games ->
    [one] { $games } game
   *[other] { $games } games
  }, { $favourites ->
    [0] no favourites
    [one] { $favourites } of them a favourite
   *[other] { $favourites } of them favourites
  }; { $results ->
    [one] { $results } result
   *[other] { $results } results
  }; the settings.
backup-training = Your training of { $tasks ->
    [one] one task
   *[other] { $tasks } tasks
  } is in it, too.
backup-settings = Use its settings, too
backup-add = Add to what is here
backup-replace = Replace what is here …
backup-replace-yes = Replace everything
backup-ask = This replaces all games, results and settings on this device with those in the file.
backup-added = { $added ->
    [0] No new games.
    [one] { $added } new game.
   *[other] { $added } new games.
  } { $results ->
    [0] No new results.
    [one] { $results } new result.
   *[other] { $results } new results.
  }{ $same ->
    [0] { "" }
    [one] { " " }{ $same } game was here already.
   *[other] { " " }{ $same } games were here already.
  }
backup-copies = { $copies ->
    [one] { $copies } game was played on here and there. Nonet keeps both, one as a copy.
   *[other] { $copies } games were played on here and there. Nonet keeps both, one as a copy.
  }
backup-replaced = Everything now matches the backup: { $games ->
    [one] { $games } game
   *[other] { $games } games
  }, { $results ->
    [one] { $results } result
   *[other] { $results } results
  }.
backup-too-large = { $count ->
    [one] Your browser has no room for one large record, which is in the file alone: { $names }.
   *[other] Your browser has no room for { $count } large records, which are in the file alone: { $names }.
  }
backup-full = Nothing was changed: your browser has room for only { $written } of { $of } entries. Remove some games, then try again.
backup-blocked = Nothing was changed: your browser doesn't let this page save anything.
backup-bad-size = { $name } is larger than any backup. Nothing was changed.
backup-bad-json = { $name } can't be read: it is damaged or not a JSON file. Nothing was changed.
backup-bad-foreign = { $name } is not a backup of Nonet. Nothing was changed.
backup-bad-newer = { $name } comes from a newer version of Nonet. Update the page, then try again. Nothing was changed.

library-collection = Many puzzles at once
