replay-position = 步骤
replay-step = { $place }/{ $of }{ $time ->
    [none] { "" }
   *[other] ，{ $time }
  }：{ $what }
replay-start = 开始
replay-digit = 在 { $cell } 填入 { $digit }
replay-erased = 擦除 { $cell }
replay-marks = { $cell } 的笔记
replay-many = { $count } 个格子
replay-drawn = 画推理
replay-first = 到开头
replay-previous = 后退一步
replay-play = 播放
replay-pause = 暂停
replay-next = 前进一步
replay-last = 到末尾
replay-speed = 速度
