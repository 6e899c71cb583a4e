# 简体中文。训练，与讲解技巧的页面的文字一起使用。

train-lead = 按你的水平安排的短题组。做错的很快再来，做得好的间隔越来越长。
train-sections = 训练的各部分
train-section-start = 训练
train-section-path = 路线
train-section-progress = 进步
train-level = 你的水平：{ $rating } ± { $deviation }（共 { $tasks } 题）。
train-level-none = 做完头几题就能看到你的水平。
train-due = { $count } 种技巧该复习了。
train-newer = 你的训练记录由更新版本的 Nonet 保存在这里。这个版本不会改动它，因此现在的成绩离开页面后就没有了。
train-unkept = 设备没有空间保存训练记录，现在的成绩离开页面后就没有了。

## 题组

train-series = 题组
train-series-help = 八道符合你水平的题，该复习的先出。
train-streak = 连胜
train-streak-help = 做到第一次出错为止。
train-storm = 限时
train-storm-help = 三分钟。看讲解时不计时。
train-best = 最好成绩：{ $count }
train-start = 开始
train-kinds = 只练一种题
train-kind-single = 找唯一数
train-kind-single-help = 填入该技巧给出的数字。
train-kind-elimination = 找排除
train-kind-elimination-help = 划去可以排除的候选数。
train-kind-name = 这叫什么？
train-kind-name-help = 看图说出技巧的名称。
train-kind-finish = 用唯一数收尾
train-kind-finish-help = 还空九格，一个数字也不能填错。

## 题目

train-board = 本题盘面
train-making = 正在准备下一题
train-failed = 没能准备好题目，请重试。
train-at = 第 { $at } 题，共 { $of } 题
train-count-streak = 连对 { $count } 题
train-count-storm = 答对 { $count } 题
train-left = 还剩 { $time }
train-end = 结束
train-ask-single = 找唯一数：{ $name }
train-ask-single-help = 选中一格，填入数字。
train-ask-elimination = 找排除：{ $name }
train-ask-elimination-help = 点按可以排除的小数字，或选中格子再按数字，然后检查。
train-ask-name = 这叫什么？
train-ask-name-help = 划去的候选数可以排除，理由已经画出。
train-ask-finish = 用唯一数收尾
train-ask-finish-help = 填完最后几格。填错一个数字，本题就结束。
train-pad = 数字
train-strike = 在选中的格子里划去 { $digit }
train-enter = 填入 { $digit }
train-check = 检查
train-show = 给我看答案
train-next = 下一题
train-summary = 看结果
train-struck = { $count ->
    [0] 还没有划去候选数。
   *[other] 已划去 { $count } 个候选数。
  }
train-checking = 正在检查
train-right = 答对了。
train-right-name = 答对了，这叫{ $name }。
train-right-finish = 答对了，所有格子都已填完。
train-given-up = 答案是这样的。
train-wrong-digit = 不对：{ $cell }不是{ $digit }。
train-wrong-elimination = 不对：{ $cell }就是{ $digit }，这个候选数要留下。
train-wrong-name = 不对，这叫{ $name }。
train-more = 没错，还有 { $left } 个候选数可以排除。
train-more-finish = 还剩 { $left } 格。
train-other = 没错，但不是这种技巧：{ $candidate } 由“{ $name }”得出。请找“{ $wanted }”。
train-other-unknown = 没错，但这里用这种技巧得不出 { $candidate }。请找“{ $wanted }”。
train-other-none = 没错，但不是这种技巧：提示用到的技巧还得不出 { $candidate }。请找“{ $wanted }”。
train-placed = { $cell } = { $digit }
train-gone = { $cell } ≠ { $digit }

## 结果

train-done-series = { $done } 题答对 { $right } 题
train-done-streak = 连对 { $right } 题
train-done-storm = 三分钟答对 { $right } 题
train-new-best = 这是你目前的最好成绩。
train-change = 你的水平从 { $from } 变为 { $to }。
train-change-same = 你的水平仍是 { $to }。
train-none = 这次没有计分的题目。
train-tasks = 题目
train-task-right = 答对
train-task-wrong = 还不会
train-again = 再来一次
train-whole = 做一道用到它的题
train-home = 所有题组

## 路线

train-path-lead = 从最后一格一路学到强弱链，由易到难。
train-next-up = 下一步：{ $name }
train-why-due = 该复习了：现在重做一遍，记得最久。
train-why-learning = 你已学会一部分，再做几题就掌握了。
train-why-new = 这是下一种还没有练过的技巧，以前面的技巧为基础。
train-path-done = 整条路线你都掌握了。该复习的技巧会再出现在这里。
train-train = 训练
train-train-one = 训练{ $name }
train-standing-due = 该复习
train-standing-learning = 在学
train-standing-mastered = 已掌握
train-standing-below = 低于你的水平
train-standing-new = 未练

## 进步

train-progress-lead = 圆点是你在某种技巧上的水平，横条表示它有多可靠；折线是一路走来的变化，竖线是该技巧题目的难度。
train-progress-none = 做完头几题，这里就有你在各种技巧上的水平。
train-column-technique = 技巧
train-column-level = 水平
train-column-right = 答对
train-column-due = 复习
train-of = { $right } / { $tasks }
train-around = { $rating } ± { $deviation }
train-due-now = 现在
train-overall = 所有技巧
train-reset = 重置训练
train-reset-ask = 要忘掉水平、复习日期和最好成绩吗？此后只有备份能找回它们。
train-reset-yes = 全部忘掉
