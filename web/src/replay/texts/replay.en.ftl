replay-position = Step
replay-step = { $place } of { $of }{ $time ->
    [none] { "" }
   *[other] , at { $time }
  }: { $what }
replay-start = the beginning
replay-digit = { $digit } in { $cell }
replay-erased = { $cell } erased
replay-marks = notes in { $cell }
replay-many = { $count ->
    [one] { $count } cell
   *[other] { $count } cells
  }
replay-drawn = a reason drawn
replay-first = To the start
replay-previous = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step forward
replay-last = To the end
replay-speed = Speed
