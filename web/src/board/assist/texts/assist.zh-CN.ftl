# 引擎协助棋盘时所说的话。

assist-conflict = 先看这里：盘面上标出的数字在同一行、列或宫内重复。
assist-mistake = 先改正错误
assist-none = 没有提示
assist-several = 这道题有多个解，填数只能按规则检查。
assist-unsolvable = 这道题无解。
assist-no-format = Nonet 无法写出格式“{ $format }”。
assist-no-candidate = { $cell } 没有候选数了，此格式无法表示：{ $name }。
assist-unwritable = 此格式无法表示盘面上的内容：{ $name }。
assist-request = 无法生成这样的题目：{ $reason }
