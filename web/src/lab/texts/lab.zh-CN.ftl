# 实验室

## The page

lab-title = Nonet – 实验室
lab-name = 实验室
lab-skip = 跳到实验室
lab-contents = 目录
lab-failed-load = 求解器未能载入。请检查网络连接，然后重试。
lab-failed = 求解器意外停止，已重新启动。请再试一次。

## The puzzle

lab-puzzle-title = 题目
lab-puzzle-short = 题目
lab-puzzle-lead = 下面的一切都用这道题，全部在你的设备上运行。
lab-puzzle-read = { $givens ->
    [0] 空白盘面：没有已知数。
   *[other] 一道有 { $givens } 个已知数的题目。
  }
lab-reading = 正在读取题目……
lab-examples = 例题
lab-examples-help = 也可以从下面的例题开始。
lab-example-easy = 简单
lab-example-easy-means = 一道日常的题目：只靠逻辑就能解出。
lab-example-inkala = Inkala 2012
lab-example-inkala-means = 阿尔托·因卡拉 2012 年发表的题目，号称世界最难。难的是人，不是程序。
lab-example-bitset = 位集合经典题
lab-example-bitset-means = 17 个已知数，第3行和第2列一个也没有。常用来检验以二进制位表示数字集合的求解器。
lab-example-seventeen = 17 个已知数
lab-example-seventeen-means = 已知数少于 17 个的题目不会有唯一解。
lab-example-backtrack = 回溯的克星
lab-example-backtrack-means = 专门用来难倒从 1 到 9 逐行尝试的搜索：它的第一行是 987654321。
lab-example-empty = 空白盘面
lab-example-empty-means = 每个数独终盘都是它的解，所以搜索在达到解的上限时停止。

## All engines

lab-race-title = 五个引擎，同一道题
lab-race-short = 引擎
lab-race-lead = 它们的答案相同，做法却大不一样。每个引擎都在各自的后台线程中运行，页面不会卡住。
lab-limit = 何时停止
lab-limit-of = { $limit ->
    [0] 找到所有解
   *[other] 找到 { $limit } 个解
  }
lab-budget = 每个引擎的预算
lab-budget-of = { $budget ->
    [0] 不限
   *[other] { $budget } 个局面
  }
lab-order = 顺序
lab-order-one = 依次运行（计时公平）
lab-order-together = 同时运行
lab-strategies = 引擎“strategy”可用的技巧
lab-strategy-naked-single = 唯一余数
lab-strategy-hidden-single = 唯一位置
lab-strategy-locked-candidates = 区块摒除
lab-strategy-naked-pair = 显性数对
lab-strategy-hidden-pair = 隐性数对
lab-run-all = 运行所有引擎
lab-cancel-all = 全部取消
lab-run = 运行
lab-row-action = { $action }：{ $engine }
lab-race-running = 正在运行……
lab-race-done = { $answers ->
    [0] 没有引擎给出答案。
   *[other] { $of } 个引擎中有 { $answers } 个给出了答案。
  }

lab-head-engine = 引擎
lab-head-state = 状态
lab-head-solutions = 解
lab-head-time = 时间
lab-head-nodes = 局面
lab-head-guesses = 猜测
lab-head-dead-ends = 死路
lab-head-memory = 内存
lab-head-action = 操作
lab-engine-band = 位运算，一次处理整个数字
lab-engine-dlx = 精确覆盖，舞蹈链
lab-engine-bitset = 行、列、宫的数字作位集合
lab-engine-strategy = 先用人的技巧，再猜
lab-engine-backtrack = 逐行尝试，不行就退回
lab-state-idle = 尚未运行
lab-state-waiting = 等待中
lab-state-running = { $nodes ->
    [0] 正在运行……
   *[other] 正在运行：已看过 { $nodes } 个局面
  }
lab-state-cancelled = 已取消
lab-ended-complete = 已全部搜索
lab-ended-limit = 已找到所需的解
lab-ended-budget = 预算用完，停止
lab-solutions = { $exact ->
    [yes] { $count }
   *[no] ≥ { $count }
  }
lab-mean = { $times } 次平均
lab-rows = { $rows ->
   *[other] { $rows } 行
  }

lab-say-nodes = { $most } 看了 { $many ->
   *[other] { $many } 个局面
  }；{ $least } 只需要 { $few } 个。
lab-say-same = { $nodes ->
   *[other] 它们都看了 { $nodes } 个局面。
  }
lab-say-time = { $fast } 最快，用时 { $time }；{ $slow } 的用时是它的 { $times } 倍。
lab-say-budget = { $count ->
    [1] { $engines } 看了 { $nodes } 个局面后因预算用完而停止。它无法说出解的个数；加大预算也许有用。
   *[other] { $engines } 最多看了 { $nodes } 个局面后因预算用完而停止。它们无法说出解的个数；加大预算也许有用。
  }
lab-say-solutions = { $count ->
    [1] { $engine } 搜索了全部可能，{ $solutions ->
        [0] 没有找到解。
        [1] 恰好找到一个解。
       *[other] 找到 { $solutions } 个解。
      }
   *[other] 完成全部搜索的 { $count } 个引擎结果一致：{ $solutions ->
        [0] 无解。
        [1] 恰有一个解。
       *[other] { $solutions } 个解。
      }
  }
lab-say-limit = { $solutions ->
    [1] 有一个解；没有继续找第二个。
   *[other] 至少有 { $solutions } 个解：搜索到此为止。
  }
lab-say-disagree = 各引擎给出的解的个数不一致。这是 Nonet 的错误，请报告这道题。
lab-say-no-guess = { $count ->
   *[other] { $engines } 一次也没有猜。
  }
lab-say-matrix = { $engine } 把题目变成 { $rows } 行、{ $columns } 列的矩阵，共 { $links } 个相连的节点，占用 { $memory }。

lab-chart-time = 时间{ $scale ->
    [log] （对数刻度）
   *[linear] { "" }
  }
lab-chart-nodes = 看过的局面{ $scale ->
    [log] （对数刻度）
   *[linear] { "" }
  }
lab-chart-guesses = 猜测次数{ $scale ->
    [log] （对数刻度）
   *[linear] { "" }
  }
lab-chart-bytes = 工作内存{ $scale ->
    [log] （对数刻度）
   *[linear] { "" }
  }
lab-chart-text = 条形图：{ $title }。表格中有同样的数字。

lab-savings-title = 每种技巧省下多少
lab-savings-lead = 引擎“strategy”先用全部五种技巧求解，再依次去掉其中一种，最后只靠猜测。
lab-savings-run = 比较
lab-savings-running = 已完成 { $done }/{ $of } 次搜索
lab-savings-search = 搜索
lab-savings-more = 比全用多出
lab-savings-uses = 全用时的次数
lab-savings-all = 全部五种
lab-savings-none = 只靠猜测
lab-savings-without = 去掉{ $strategy }
lab-say-savings = { $stopped ->
    [yes] 只靠猜测，搜索看了 { $none } 个局面后停止；用全部五种技巧只需要 { $all } 个。
   *[no] 只靠猜测，搜索要看 { $none } 个局面；用全部五种技巧只需要 { $all } 个。
  }
lab-say-savings-unknown = 即使用全部五种技巧，搜索也在看了 { $nodes } 个局面后停止。无法说出每种技巧省下多少；加大预算也许有用。
lab-say-missed-stopped = { $count ->
    [1] 最不可缺的是{ $strategies }：去掉它，搜索看了 { $nodes } 个局面后停止，至少多出 { $more } 个。
   *[other] 分别去掉{ $strategies }，搜索都在看了 { $nodes } 个局面后停止，至少多出 { $more } 个。
  }
lab-say-missed = 最不可缺的是“{ $strategy }”：去掉它，搜索要看 { $nodes } 个局面，多出 { $more } 个。
lab-say-none-missed = 这里不缺任何一种：其中一种能找到的，其他的也能找到。

## Watching a search

lab-watch-title = 观看搜索
lab-watch-short = 观看
lab-watch-lead = 在盘面和搜索树上一步步看引擎怎么做。搜索使用上面选定的解的上限、预算和技巧。
lab-watch-engine = 引擎
lab-watch-record = 记录搜索
lab-watch-recording = 正在记录……
lab-watch-empty = 还没有记录。先记录 { $engine } 的搜索，再播放或一步一步地看。
lab-watch-place = 搜索中的位置
lab-watch-at = 第 { $at } 个事件，共 { $length } 个
lab-watch-truncated = 搜索还在继续，但这里只保留前 { $events } 个事件。
lab-watch-controls = 在搜索中移动
lab-watch-first = 到开头
lab-watch-previous = 后退一步
lab-watch-play = 播放
lab-watch-pause = 暂停
lab-watch-next = 前进一步
lab-watch-last = 到末尾
lab-watch-next-guess = 猜测
lab-watch-next-contradict = 死路
lab-watch-next-solution = 解
lab-watch-before-guess = 上一个猜测
lab-watch-before-contradict = 上一个死路
lab-watch-before-solution = 上一个解
lab-watch-speed = 速度
lab-watch-speed-of = { $speed ->
   *[other] 每秒 { $speed } 个事件
  }
lab-watch-candidates = 显示候选数
lab-watch-still = 你的系统要求减少动态效果，所以搜索只在你单步操作时前进。
lab-board = 搜索的盘面，逐行：{ $rows }
lab-kind-place = 必然填入
lab-kind-eliminate = 划掉
lab-kind-guess = 猜测
lab-kind-contradict = 死路
lab-kind-retract = 退回
lab-kind-solution = 解
lab-event-start = 搜索开始之前的题目。
lab-event-place = { $cell } 必须是 { $digit }。
lab-event-eliminate = { $cell } 不能是 { $digit }，划掉。
lab-event-guess = 这条路上的第 { $depth } 次猜测：在 { $cell } 试 { $digit }。
lab-event-retract = 退回：{ $cell } 的 { $digit } 不对或已试完，由它得出的一切都撤销。
lab-event-solution = 一个解：所有行、列、宫都已填满。
lab-event-dead = 死路：这个局面无解。盘面上还看不出原因。
lab-event-dead-cell = 死路：{ $cell } 已没有可填的数字。
lab-event-dead-house = 死路：{ $kind ->
    [row] 第{ $number }行
    [column] 第{ $number }列
   *[box] 第{ $number }宫
  }已没有 { $digit } 的位置。
lab-event-dead-repeat = 死路：{ $first } 和 { $second } 都是 { $digit }。
lab-tree = 搜索树
lab-tree-root = 题目
lab-tree-text = 搜索树：目前 { $nodes } 次猜测。{ $depth ->
    [0] 没有仍然成立的猜测。
   *[other] 有 { $depth } 次猜测仍然成立：{ $path }。
  }
lab-tree-none = 没有猜测：树上只有题目本身。
lab-tree-whole = { $all ->
   *[other] 共 { $all } 次猜测，目前 { $reached } 次。
  }✕ 表示死路，✓ 表示解。点一次猜测可以跳到那里；“猜测”和“死路”按钮依次前往下一个。
lab-tree-folded = 共 { $all } 次猜测，目前 { $reached } 次，太多了，无法全部画出。这里是通向当前局面的路，以及旁边已试过并折叠起来的分支；+5 表示其下还有五次猜测。点一次猜测可以跳到那里；“猜测”和“死路”按钮依次前往下一个。

## The exact-cover matrix

lab-matrix-title = 题目化为矩阵
lab-matrix-short = 矩阵
lab-matrix-lead = 精确覆盖：选出若干行，恰好覆盖每一列一次。每一行是某格的一个数字；每一列是一个要求。
lab-matrix-show = 画出矩阵
lab-matrix-making = 正在生成矩阵……
lab-matrix-empty = 还没有画出。
lab-matrix-size = { $rows } 行，324 列；舞蹈链用 { $links } 个节点保存它。
lab-matrix-lit = 突出显示的行是一个解：81 行，恰好覆盖每一列一次。
lab-matrix-unlit = 这道题无解，所以没有突出显示的行。
lab-matrix-row = 矩阵的行
lab-matrix-row-is = 第 { $number } 行：{ $cell } = { $digit }，第 { $columns } 列{ $chosen ->
    [yes] （属于解）
   *[no] { "" }
  }
lab-block-cell = 格
lab-block-row = 行 × 数字
lab-block-column = 列 × 数字
lab-block-box = 宫 × 数字
lab-matrix-copy = 复制为文本
lab-matrix-save = 保存为文件
lab-matrix-copy-done = 已复制。
lab-matrix-copy-failed = 浏览器不允许在此复制。请改为保存文件。

## Counting all grids

lab-grids-title = 数独终盘共有多少个？
lab-grids-short = 计数
lab-grids-lead = 这个数不是查来的：你的设备只凭规则，当场数出来。
lab-grids-count = 开始计数
lab-grids-counting = 正在计数……
lab-grids-running = 第 { $done } 类，共 { $total } 类
lab-grids-growth = 数目如何逐类增长
lab-grids-growth-text = 条形图：{ $steps } 步中每一步之后的和，最后达到全部。各类所含的终盘数相差很大。
lab-grids-progress = 已数完的类
lab-grids-done = 这是准确的数目，由第一大行的 { $classes } 类相加得到，用时 { $time }。
lab-grids-estimate = 假如行的规则与列的规则互不相关，终盘将有 { $estimate } 个，即 6.657 × 10²¹：{ $side ->
    [below] 少了
   *[above] 多了
  } { $percent }%。
lab-grids-method = 前三行可分为 44 类；同一类的大行，补全的方法数相同，所以每类只需数一个。方法：Bertram Felgenhauer 与 Frazer Jarvis，2005 年。估计：Kevin Kilfoyle，2005 年。

## Making full grids

lab-making-title = 生成终盘的五种方法
lab-making-short = 生成
lab-making-lead = 新题目从一个随机终盘开始。看看每种方法如何填满盘面、有多快，以及离“每个终盘机会均等”有多远。
lab-filling-title = 观看一个终盘的生成
lab-making-method = 方法
lab-making-seed = 种子：任意文本
lab-making-any = 每次换新
lab-making-make = 生成一个终盘
lab-making-running = 正在生成终盘……
lab-making-empty = 生成一个终盘，看它如何填满盘面。
lab-way-backtrack = 总是选候选数最少的一格，从中随机填入一个；行不通就退回。
lab-way-transform = 中央的宫随机填写；左右、上下的宫由它的行或列依次移动得到；四角的宫两者都移动。
lab-way-diagonal = 对角线上的三个宫互不影响，随机填写；其余按 backtrack 填写。
lab-way-digit-by-box = 一个数字全部填完再填下一个：在每个宫里随机选一个可填的位置，没有位置就退回一个宫。填了 2,000 次还未完成就从头开始。
lab-way-uniform = 抽取一个小于终盘总数的随机数，再生成编号为它的终盘。这里自上而下显示完成后的各大行；抽取的过程以及最后数字和列的调换不显示。
lab-making-place = 填写中的位置
lab-making-at = 第 { $at } 步，共 { $length } 步
lab-making-controls = 在填写过程中移动
lab-making-speed-of = { $speed ->
   *[other] 每秒 { $speed } 步
  }
lab-making-still = 你的系统要求减少动态效果，所以直接显示完成的终盘；可用按钮逐步查看。
lab-making-again = 在命令行得到同一个终盘：
lab-making-board = 终盘的盘面，逐行：{ $rows }
lab-making-start = { $method ->
    [transform] 空白盘面。九个数字以随机顺序填入中央的宫，其余都由它得出。
    [diagonal] 空白盘面。首先填写对角线上的三个宫。
    [digit-by-box] 空白盘面。从第 1 宫的数字 1 开始。
    [uniform] 空白盘面；但随机数已经抽出，它决定了每列在每个大行中有哪些数字。
   *[backtrack] 空白盘面：每格都有九个候选数。
  }
lab-making-tight = { $count ->
    [1] { $cell } 只有一个候选数：{ $digit }。
   *[other] { $cell } 的候选数最少，有 { $count } 个。从中随机填入 { $digit }。
  }
lab-making-random = { $cell } 填 { $digit }：第 { $box } 宫按随机顺序填入九个数字。
lab-making-moved = { $cell } 的 { $digit } 来自 { $from }，即移动了中央宫的{ $moved ->
    [rows] 行
    [columns] 列
   *[both] 行和列
  }。
lab-making-free = 第 { $box } 宫的 { $digit }：填入 { $cell }，{ $count ->
    [1] 唯一可填的位置。
   *[other] { $count } 个可填的位置之一。
  }
lab-making-band = { $cell } 填 { $digit }：抽到的终盘的第 { $band } 大行。
lab-making-back = 退回：{ $cell } 的 { $digit } 行不通，擦去。
lab-making-full = 终盘已填满。{ $back ->
    [0] 没有退回过任何数字。
   *[other] 途中退回了 { $back } 个数字。
  }

lab-testing-title = 五种方法的速度与均匀程度
lab-testing-count = 每种方法的终盘数
lab-testing-count-of = { $count } 个终盘
lab-testing-run = 检验全部五种
lab-testing-running = 已检验 { $done }/{ $of } 种方法
lab-testing-made = { $made }/{ $of } 个终盘
lab-testing-method = 方法
lab-testing-verdict = 结果
lab-testing-speed = 每秒终盘数
lab-testing-bands = 大行的 p
lab-testing-stacks = 大列的 p
lab-testing-biased = 不均匀
lab-testing-unbiased = 未见偏差
lab-testing-again = 在命令行做同样的检验：
lab-testing-p = 终盘的第一大行和第一大列各属于 44 类之一，各类在全部终盘中所占的比例有精确值。p 是均匀的终盘与这些比例相差这么多或更多的概率。p 接近 0 说明这种方法偏爱某些终盘。p 不小并不能证明什么：终盘再多一些，也许仍会显出偏差。
lab-testing-transform = 快不等于公平：transform 只能生成 4 · 9! = { $grids } 个终盘，其中每个宫都重现中央的宫。
lab-say-biased = 不均匀的有：{ $methods }。这么小的 p，一千次检验中偶然出现不到一次。
lab-say-unbiased = 在各 { $grids } 个终盘中未见偏差的有：{ $methods }。
lab-say-fast = 这里最快的是 { $fast }；{ $slow } 用时是它的 { $times } 倍。
