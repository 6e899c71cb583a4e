daily-title = { $date }：{ $level }

library-sections = 分区
library-section-new = 新题
library-section-practise = 练习
library-section-daily = 每日
library-section-own = 自己的题目
library-section-games = 游戏

library-level-techniques = 所需技巧
library-play = 开始
library-play-level = 玩一道此难度的题目：{ $level }
library-practice = 练习一种技巧
library-practice-help = 选一种技巧，Nonet 就出一道需要它的题目，尽可能只用它和唯一数。有些要找一会儿；标有“很少找到”的常常找不到。
library-practice-train = 也可以一步一步地训练。
library-rare = 很少找到
library-practice-searching = 正在寻找需要此技巧的题目：{ $technique }……
library-practice-none = 没有找到需要此技巧的题目：{ $technique }。可以再找一次。
library-practice-alone = 这道题只需要此技巧和唯一数。先填唯一数，直到填不下去。
library-practice-enough = 此技巧加上唯一数就能解出这道题。有些地方用更简单的技巧也行。
library-practice-path = 解这道题途中需要此技巧。
library-practice-next = 盘面停在正好需要此技巧的一步。

daily-help = 每天的题目人人相同。过去的日子也可以玩。
daily-streak = { $current ->
    [0] 完成今天的题，开始连续打卡吧。
   *[other] 已连续 { $current } 天。
  }{ $longest ->
    [0] { "" }
   *[other] 最长连续 { $longest } 天。
  }
daily-previous = 上个月
daily-next = 下个月
daily-begun = 已开始
daily-day = { $date }：{ $level }{ $state ->
    [done] ，已完成
    [begun] ，已开始
   *[other] { "" }
  }

library-own-help = 在空白盘面上输入题目。输入时，盘面会显示有多少个解、各解哪里不同。还可以补上最少的已知数使解唯一，或去掉多余的已知数。
library-own-go-on = 继续盘面上的题目
library-own-empty = 从空白盘面开始
library-own-copy = 修改盘面上的题目

library-filter = 显示哪些游戏
library-filter-all = 全部
library-filter-unfinished = 未完成
library-filter-solved = 已完成
library-filter-favourites = 收藏
library-reading = 正在读取游戏……
library-count = { $count ->
    [0] 这里没有游戏。
   *[other] { $count } 局游戏，最近玩的在前。
  }
library-more = 显示更多（还有 { $rest } 项）
library-open = 打开：{ $name }
library-favourite = 收藏：{ $name }
library-rename = 重命名：{ $name }
library-rename-save = 保存
library-title = 游戏名称
library-copy = 复制为文本：{ $name }
library-remove = 删除：{ $name }
library-removed = 游戏已删除。
library-changed = 这局游戏在另一个标签页中有改动，所以仍保留在这里。
library-unmarked = 浏览器无法保存这项改动。
library-copied = 已复制：{ $puzzle }
library-is-solved = 已完成
library-is-setup = 正在输入题目
library-progress = 已完成 { $percent }%
library-on-board = 正在盘面上
library-er = 难度 { $er }

statistics-none = 完成一道题，开始你的统计。统计只保存在这台设备上。
statistics-current = 当前连续天数
statistics-longest = 最长连续天数
statistics-by-level = 按难度
statistics-best = 最佳用时
statistics-median = 用时中位数
statistics-unaided = 未用提示
statistics-no-time = 未计时
statistics-days = 最近 { $days } 天
statistics-as-table = 以表格显示
statistics-reset = 重置统计
statistics-ask = { $count ->
   *[other] 将清除 { $count } 条成绩。游戏会保留。
  }
statistics-gone = 统计已重置。
backup-made-unknown = 未知日期
backup-left-out = { $count ->
   *[other] 文件中有 { $count } 处内容无法使用。
  }
backup-aside = { $count ->
   *[other] 此版本无法读取 { $count } 条记录，会原样保留。
  }
backup-others = { $count ->
   *[other] 有 { $count } 个部分来自较新版本，会原样保留。
  }
backup-which = 查看是哪些
aside-title = 另存的游戏
aside-help = Nonet 无法读取或显示这些游戏。它们会原样保留在这里，也在每个备份中。
aside-newer = 由较新的版本生成
aside-unread = { $of ->
    [game] 另存的一局游戏
   *[other] 另存的其他内容
  }
aside-text = 查看存储的内容
aside-take-up = 重新打开
aside-still = 此版本无法读取这局游戏。它会继续保留在这里。
backup-saved = 备份已生成：{ $games } 局游戏、{ $results } 条成绩和设置。
backup-content = 生成于 { $when }。内容：{ $games } 局游戏（{ $favourites ->
    [0] 没有收藏
   *[other] 其中收藏 { $favourites } 局
  }）、{ $results } 条成绩和设置。
backup-training = 还有训练记录，共 { $tasks } 题。
backup-settings = 同时采用其中的设置
backup-add = 添加到现有内容
backup-replace = 替换现有内容……
backup-replace-yes = 全部替换
backup-ask = 这台设备上的所有游戏、成绩和设置都会换成文件中的内容。
backup-added = { $added ->
    [0] 没有新的游戏。
   *[other] 新增 { $added } 局游戏。
  }{ $results ->
    [0] 没有新的成绩。
   *[other] 新增 { $results } 条成绩。
  }{ $same ->
    [0] { "" }
   *[other] 有 { $same } 局游戏原已在此。
  }
backup-copies = { $copies ->
   *[other] 有 { $copies } 局游戏两边都玩过，两份都已保留，其中一份作为副本。
  }
backup-replaced = 现在与备份完全相同：{ $games } 局游戏、{ $results } 条成绩。
backup-too-large = 浏览器放不下 { $count } 条过大的记录，它们只保留在文件中：{ $names }。
backup-full = 没有任何改动：浏览器的存储空间只够放 { $of } 项中的 { $written } 项。请先删除一些游戏再试。
backup-blocked = 没有任何改动：浏览器不允许此页面保存内容。
backup-bad-size = { $name } 太大，不可能是备份。没有任何改动。
backup-bad-json = { $name } 无法读取：文件已损坏或不是 JSON 文件。没有任何改动。
backup-bad-foreign = { $name } 不是 Nonet 的备份。没有任何改动。
backup-bad-newer = { $name } 由较新版本的 Nonet 生成。请先更新页面再试。没有任何改动。

library-collection = 一次处理许多题目
