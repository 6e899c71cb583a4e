maker-help = 均可不填。
maker-part-difficulty = 难度
maker-part-givens = 已知数
maker-part-technique = 技巧
maker-part-pattern = 图案和种子
maker-part-list = 批量生成
maker-any = 任意
maker-level = 难度
maker-er = 难度值（Sudoku Explainer）
maker-minutes = 一般用时（分钟）
maker-clues = 已知数个数
maker-from = 从
maker-to = 到
maker-symmetry = 对称
maker-minimal = 极小：每个已知数都必不可少
maker-fair = 公平：不偏向任何已知数个数
maker-givens = 保留盘面上的数字作为已知数
maker-pattern = 画出已知数的位置
maker-technique = 技巧
maker-technique-failed = 无法加载技巧列表。
maker-need = 用在哪里
maker-seed = 种子
maker-seed-none = 每次都用新的
maker-format = 格式
maker-format-text = 文本，每行一题
maker-format-json = JSON，含难度和难度值
maker-format-csv = CSV，含难度和难度值
maker-list = 生成列表
maker-save = 保存
maker-make = 生成并开始
maker-play-nearest = 玩最接近的题目
maker-searching = { $seconds ->
    [0] 正在寻找……
   *[other] 正在寻找……{ $seconds } 秒
  }
maker-none = 找了 { $attempts } 次，没有找到这样的题目。
maker-near-known = 这道题由一道已知的题目改动而来：{ $name }（{ $source }）。
maker-nearest = 最接近的题目有 { $givens } 个已知数，未满足：{ $missed }。
maker-list-near-known = { $near ->
   *[other] 其中 { $near } 题由已知题目改动而来，JSON 和 CSV 会注明是哪些题。
  }
maker-list-copied = 已复制 { $done } 题。
maker-list-uncopied = 浏览器不允许在此复制。请改为保存列表。
maker-number-er = 难度值请填数字，例如 4 或 7.1。
maker-number-minutes = 分钟请填数字，例如 5 或 7.5。
maker-number-clues = 已知数个数请填整数。
maker-count-range = 题目数量请填 1 到 100,000 之间的整数。
maker-order = 范围的终点小于起点。

need-alone = 只用它和唯一数
need-enough = 加上唯一数就够了
need-path = 在解题路径上用到
need-next = 就是下一步

missed-level = 难度
missed-technique = 技巧
missed-er = 难度值
missed-clues = 已知数个数
missed-minimal = 极小性
missed-pattern = 图案
missed-minutes = 预计用时

pattern-label = 有已知数的格子
pattern-cell = 第{ $row }行第{ $column }列
pattern-count = { $count } 个格子。一道题至少需要 17 个。
pattern-clear = 清除
