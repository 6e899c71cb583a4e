# 引擎协助棋盘时所说的话。

assist-conflict = 先看这里：盘面上标出的数字在同一行、列或宫内重复。
assist-mistake = 先改正错误
assist-none = 没有提示
assist-several = 这道题有多个解，只能按规则检查。
assist-unsolvable = 这道题无解。
assist-unreadable = { $line ->
    [0] 无法把这段文本读作题目（{ $error }）。
   *[other] 第 { $line } 行第 { $column } 列：无法把这段文本读作题目（{ $error }）。
  }
assist-unwritable = 格式 { $format } 无法保存这一局（{ $error }）。
assist-request = 无法生成这样的题目：{ $reason }
