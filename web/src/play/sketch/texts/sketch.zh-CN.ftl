# 简体中文。画出推理与裁判；第一次用到时才载入。

## 键盘

sketch-tools = 标记与链
sketch-strong = 强链
sketch-weak = 弱链
sketch-true = 为真
sketch-false = 为假
sketch-strike = 删减
sketch-tool-strong = 强链：两端至少一端为真
sketch-tool-weak = 弱链：两端不同时为真
sketch-tool-true = 这里填这个数字
sketch-tool-false = 不是这个数字，作为推理的一环
sketch-tool-strike = 删去这个候选数
sketch-clear = 清空
sketch-why = 为什么？
sketch-close = 结束画链

## 画了什么

sketch-begin-link = 选链的起点：先选一格，再选数字。
sketch-begin-mark = 选要标记的候选数：先选一格，再选数字。
sketch-help = 选几格再选一个数字，就是一组。标出结论，再按“为什么？”。
sketch-from = 从{ $from }开始：再选链的另一端。
sketch-linked = { $kind ->
    [strong] 强链
   *[weak] 弱链
  }：{ $from } 到 { $to }。可以接着画，再选一次 { $to } 就结束。
sketch-unlinked = 已去掉 { $from } 到 { $to } 的链。
sketch-ended = 链到{ $from }为止。
sketch-marked = { $kind ->
    [true] 标为真：{ $end }。
    [false] 标为假：{ $end }。
   *[strike] 标为删减：{ $end }。
  }
sketch-unmarked = 已取消标记：{ $end }。
sketch-erased = 这里画的已擦掉。
sketch-cleared = 已全部清空，撤销可以恢复。
sketch-not-there = 这里没有候选数 { $digit }。
sketch-no-group = 一组必须在同一行、列或宫里。

## 裁判

judge-thinking = 正在判断…
judge-nothing = 先标记一个候选数：为真的，或要删减的。
judge-right = { $count ->
   *[other] 对：{ $techniques }
  }
judge-holds = { $count ->
   *[other] 这样才成立：{ $techniques }
  }
judge-other = 结论对，但理由不对
judge-other-carries = 每条链都成立，但推不出你标记的结论。
judge-untold = 现在还看不出来
judge-untold-why = 没有解与它矛盾，但从这里还没有技巧能推出它。
judge-wrong = 不对
judge-wrong-why = 它与答案不符。
judge-wrong-several = 这道题有多个解，其中有解与它不符。
judge-show-wrong = 看看哪里不对
judge-show-reason = 看一个成立的理由
judge-do = 执行
judge-back = 返回
judge-solution = 答案里 { $cell } 是 { $digit }。
judge-solutions = 有一个解里 { $cell } 是 { $digit }，另一个解里是 { $other }。
judge-one-solution = 有一个解里 { $cell } 是 { $digit }。
judge-done = 已按你的标记执行。

## 不成立的链

judge-link = { $from } 到 { $to } 的{ $kind ->
    [strong] 强链
   *[weak] 弱链
  }不成立：{ $because }
judge-because-places = { $house }的 { $digit } 还可以在 { $cells }。
judge-because-digits = { $cell } 还可以是 { $digits }。
judge-because-house = 它们不在同一行、列或宫。
judge-because-overlap = 两端都有 { $cells }。
judge-because-shared = 这些数字和格子之间没有联系。
