# 简体中文

## The board, for screen readers

board-label = 数独盘面
board-cell = 第 { $row } 行，第 { $column } 列，第 { $box } 宫。
board-given = { $digit }，题目给出。
board-entered = { $digit }，已填入。
board-empty = 空。
board-notes = 笔记 { $digits }。
board-candidates = 候选数 { $digits }。
board-conflict = 有冲突。
board-blank = 空
board-drawn-place = 提示：填入 { $digits }。
board-drawn-eliminated = 提示：排除 { $digits }。
board-drawn-part = 提示涉及 { $digits }。
board-house = { $kind ->
    [row] 第 { $number } 行
    [column] 第 { $number } 列
   *[box] 第 { $number } 宫
  }：{ $digits }。
board-missing = { $kind ->
    [row] 第 { $number } 行
    [column] 第 { $number } 列
   *[box] 第 { $number } 宫
  }还缺 { $digits }。
board-complete = { $kind ->
    [row] 第 { $number } 行
    [column] 第 { $number } 列
   *[box] 第 { $number } 宫
  }已填满。
board-summary = { $empty ->
    [0] 没有空白格。
   *[other] 还有 { $empty } 个空白格。
  }{ $conflicts ->
    [0] 没有冲突。
   *[other] { $conflicts } 个格子有冲突。
  }
board-summary-open = 还要填的数字：{ $digits }。
board-bad-state = 无法读取这个保存的盘面。

## Why a text is not a puzzle

parse-empty = 这段文字里没有题目。一道题有 81 格：数字，以及表示空白格的点或零。
parse-bad-character = 第 { $line } 行第 { $column } 个字符“{ $character }”既不是数字，也不是表示空白格的符号。数字用 1–9，空白格用 . 0 _ * 或 -。
parse-too-few = { $found ->
   *[other] 题目只有 { $found } 格，应为 81 格。
  }
parse-too-many = 题目有 { $found } 格，应为 81 格。多出的第一格在第 { $line } 行第 { $column } 个字符。
parse-row-length = 第 { $row } 行（文本第 { $line } 行）有 { $found } 格，应为 9 格。
parse-row-count = 题目有 { $found } 行，应为 9 行。
parse-extra-text = 题目已完整，但第 { $line } 行还有多余的文字。

## The page

app-title = Nonet – 数独
app-tagline = 完全在你的设备上运行的数独
app-skip = 跳到盘面
app-new = 新游戏
app-more = 更多
app-close = 关闭
app-dismiss = 知道了
app-cancel = 取消
app-retry = 重试

theme = 外观
theme-auto = 自动
theme-light = 浅色
theme-dark = 深色
theme-sepia = 复古
theme-contrast = 高对比度
language = 语言

## Levels

level = 难度
level-beginner = 入门
level-easy = 简单
level-medium = 中等
level-hard = 困难
level-expert = 专家
level-fiendish = 魔鬼
level-extreme = 极限
level-own = 自带题目
level-beginner-means = 每一步都是某行、列、宫的最后一个空白格，或某个数字在宫内的唯一位置。
level-easy-means = 有时还要看出某个数字在行或列内的唯一位置，或某格只剩一个数字可填。
level-medium-means = 只靠唯一位置和唯一数字不够：还要用区块、数对或三数组排除候选数。
level-hard-means = 需要 X翼、XY翼、风筝、唯一矩形或四数组等结构。
level-expert-means = 需要更大的鱼、染色、唯一环或短链。
level-fiendish-means = 需要穿过格子、数字和待定数组的长链。
level-extreme-means = 需要最深的结构和强制链：人们很少能自己找到。
level-own-means = 你自己带来的题目。
level-ratings = 评级 { $low } 至 { $high }。
levels-title = 关于难度级别
levels-help = 题目的级别由最难的一步决定。评级采用 Sudoku Explainer 的标准；每个级别只列出新出现的技巧。

grade-button = 评级 { $er }：需要哪些技巧
grade-title = 这道题需要什么
grade-level = { $level }，Sudoku Explainer 评级为 { $er }。
grade-unsolved = 这些技巧不足以解到最后。
grade-path = 一条解题路径上的步骤，从最难的开始：

daily = 每日一题：{ $level }
daily-title = { $date }：{ $level }
daily-here = 这就是今天的题目。

## Playing

pad = 数字
pad-left = { $digit }，{ $left ->
    [0] 已填完
   *[other] 还剩 { $left } 个
  }
pad-notes = 笔记
pad-candidates = 候选数
pad-erase = 擦除
pad-undo = 撤销
pad-redo = 重做
pad-hint = 提示

tools = 工具
tool-make = 定制题目
tool-paste = 粘贴题目
tool-solve = 求解
tool-unique = 检查唯一解
tool-check = 检查已填数字
tool-empty = 空白盘面
tool-copy = 复制题目
tool-restart = 重新开始
tool-lab = 在实验室中打开

## What the page says

status-label = 消息
idle-own = { $givens ->
   *[other] { $givens } 个已知数
  }
generating = 正在出题……
solving = 正在求解……
counting = 正在统计解的个数……
counting-found = 正在统计解的个数……目前 { $found } 个
thinking = 正在寻找下一步……
cancelled = 已取消。

previous-kept = { $count ->
    [1] 之前的游戏已保留。
   *[other] 之前的 { $count } 局游戏已保留。
  }
previous-back = 回到之前的游戏

setup-title = 自己的题目
setup-help = 在盘面上填入题目的数字，然后开始。它们会成为已知数。
setup-start = 开始

loaded-unique = { $givens ->
   *[other] 题目已载入：{ $givens } 个已知数，恰有一个解。
  }
loaded-multiple = { $givens ->
   *[other] 题目已载入：{ $givens } 个已知数。它有多个解，无法只靠逻辑解出。
  }
loaded-none = { $givens ->
   *[other] 题目已载入：{ $givens } 个已知数。它无解，请与原题核对。
  }
loaded-edit = 修改题目

solve-done = 已解出。撤销可回到你自己填的盘面。
solve-already = 盘面已经完成。
solve-multiple = 这道题有多个解，所以没有唯一的答案。
solve-show-one = 显示其中一个
solve-shown-one = 这是多个解中的一个。
solve-none = 这道题无解。
solve-none-conflict = 这道题无解：盘面上标出的数字在同一行、列或宫内重复。

unique-one = 恰有一个解。
unique-none = 无解。
unique-none-conflict = 无解：盘面上标出的数字在同一行、列或宫内重复。
unique-many = 有 { $count } 个解。标准数独恰有一个解。
unique-limit = 至少有 { $count } 个解。标准数独恰有一个解。

check-right = { $count ->
    [0] 还没有填入数字。
    [1] 填入的数字正确。
   *[other] 填入的 { $count } 个数字都正确。
  }
check-wrong = { $count ->
   *[other] 有 { $count } 个数字填错，已在盘面上划掉。
  }
check-erase = { $count ->
   *[other] 擦除错填的数字
  }
check-open = 这道题有多个解。你填入的数字至少与其中一个相符。
check-dead = 这道题有多个解，但照现在填的数字已无法完成。
check-no-solution = 这道题无解，无法检查填入的数字。

copy-done = 已复制：81 个字符的题目。
copy-failed = 浏览器不允许在此复制。题目如下：

solved-title = 完成
solved-text = 所有行、列、宫都已填满。做得好。

## Hints

hint-stage = 提示 { $stage }/4
hint-next-2 = 用什么技巧
hint-next-3 = 为什么
hint-next-4 = 照做
hint-branches = 链的分支
hint-branches-all = 全部分支
hint-branches-all-short = 全部
hint-branch = 分支 { $number }：{ $start }
hint-look = { $kind ->
    [row] 请看第 { $number } 行。
    [column] 请看第 { $number } 列。
   *[box] 请看第 { $number } 宫。
  }
hint-done = 已在 { $cell } 填入 { $digit }。
hint-struck = { $count ->
   *[other] 已排除 { $count } 个候选数。
  }{ $switched ->
    [yes] 盘面现在显示候选数，以便记住排除的结果。
   *[no] { "" }
  }
hint-solved = 盘面已完成，没有可提示的了。
hint-nothing = 提示所用的技巧在这里都不适用，只能试填。
hint-budget = 在合理的时间内没有找到下一步。即使有，也非常难。
hint-fault-solved = 盘面已完成，没有可提示的了。
hint-fault-conflict = 先看这里：{ $kind ->
    [row] 第 { $number } 行
    [column] 第 { $number } 列
   *[box] 第 { $number } 宫
  }有两个 { $digit }。
hint-fault-no-candidate = 照目前填入和划掉的，{ $cell } 已无数可填，必须撤回一些。
hint-fault-no-place = 照目前填入和划掉的，{ $kind ->
    [row] 第 { $number } 行
    [column] 第 { $number } 列
   *[box] 第 { $number } 宫
  }已没有 { $digit } 的位置，必须撤回一些。
hint-fault-no-solution = 照目前填入和划掉的，这道题已无法完成，必须撤回一些。
hint-fault-several-solutions = 这道题有多个解，没有哪一步是必然的。其中两个解在 { $cell } 处不同。
hint-fault-wrong-digit = 先看这里：{ $cell } 填错了，已在盘面上划掉。
hint-conflict = 先看这里：盘面上标出的数字在同一行、列或宫内重复。
hint-wrong = { $count ->
   *[other] 先看这里：{ $cells } 填错了，已在盘面上划掉。
  }
hint-removed = 先看这里：你在 { $cell } 划掉了 { $digit }，而它正是该格的数字。
hint-restore = 恢复
hint-unsolvable = 这道题无解，提示帮不上忙。

## Pasting

paste-title = 粘贴题目
paste-help = 一行 81 个字符，或九行。空白格用 . 0 _ * 或 -
paste-label = 题目文本
paste-play = 开始玩
paste-show = 定位
paste-waiting = 粘贴或输入一道题。
paste-good = { $givens ->
   *[other] { $givens } 个已知数。
  }{ $outcome ->
    [unique] 恰有一个解。
    [multiple] 有多个解：可以玩，但无法只靠逻辑解出。
    [none] 无解：可以载入，但解不出来。
    [unknown] { "" }
   *[checking] 正在检查……
  }

## Puzzles on request

maker-title = 定制题目
maker-help = 没有指定的部分可以是任意的。
maker-part-difficulty = 难度
maker-part-givens = 已知数
maker-part-technique = 技巧
maker-part-pattern = 图案与种子
maker-part-list = 批量生成
maker-any = 任意
maker-level = 级别
maker-er = 评级（Sudoku Explainer）
maker-clues = 已知数个数
maker-from = 从
maker-to = 到
maker-symmetry = 对称
maker-minimal = 极小：每个已知数都不可缺少
maker-fair = 公平：不偏向任何已知数个数
maker-givens = 保留盘面上的数字作为已知数
maker-pattern = 画出已知数所在的格子
maker-search = 搜索技巧
maker-found = 找到 { $count } 个技巧
maker-technique = 技巧
maker-need = 需要的方式
maker-seed = 种子
maker-seed-none = 每次都用新的
maker-count = 数量
maker-format = 格式
maker-format-text = 文本，每行一题
maker-format-json = JSON，含级别和评级
maker-format-csv = CSV，含级别和评级
maker-list = 生成列表
maker-copy = 复制
maker-save = 保存
maker-make = 生成并开始
maker-play-nearest = 玩最接近的题目
maker-searching = { $seconds ->
    [0] 正在寻找……
   *[other] 正在寻找……{ $seconds } 秒
  }
maker-grading = 正在评定难度……
maker-none = 尝试 { $attempts } 次后没有找到这样的题目。
maker-nearest = 最接近的题目有 { $givens } 个已知数；不符合要求的是：{ $missed }。
maker-list-making = { $of } 题中的 { $done } 题
maker-list-complete = { $done } 题已生成。
maker-list-duplicates = { $of } 题中的 { $done } 题已生成。几乎没有更多不同的题目了。
maker-list-attempts = { $of } 题中的 { $done } 题已生成。之后没有再找到。
maker-list-copied = 已复制 { $done } 题。
maker-list-uncopied = 浏览器不允许在此复制。请改为保存列表。
maker-number-er = 评级是像 4 或 7.1 这样的数字。
maker-number-clues = 已知数个数是整数。
maker-count-range = 题目数量是 1 到 100,000 之间的整数。
maker-order = 范围的终点小于起点。

need-alone = 除唯一位置和唯一数字外只用它
need-enough = 加上唯一位置和唯一数字就够了
need-path = 在解题路径上用到
need-next = 就是下一步

missed-level = 级别
missed-technique = 技巧
missed-er = 评级
missed-clues = 已知数个数
missed-minimal = 极小性

symmetry-none = 无
symmetry-rotate180 = 旋转 180°
symmetry-rotate90 = 旋转 90°
symmetry-horizontal = 上下
symmetry-vertical = 左右
symmetry-both = 上下和左右
symmetry-diagonal = 主对角线
symmetry-antidiagonal = 副对角线
symmetry-full = 所有旋转和翻转

pattern-label = 有已知数的格子
pattern-cell = 第 { $row } 行，第 { $column } 列
pattern-count = { $count } 个格子。一道题至少需要 17 个。
pattern-clear = 清除

fault-clues-order = 范围的终点小于起点。
fault-too-few-clues = 已知数少于 17 个的题目不会只有一个解。
fault-too-many-clues = 一道题最多有 81 个已知数，极小或公平的题目最多 40 个。
fault-rating-range = 评级从 1.0 到 12.0。
fault-level-rating = 这个级别没有这样的评级。
fault-level-technique = 这个技巧比所选级别更难。
fault-singles-alone = 唯一位置和唯一数字本身不能成为额外需要的技巧。请选择另外两种方式。
fault-small-pattern = 图案少于 17 个格子。
fault-empty-lines = { $kind ->
    [row] 第 { $number } 行和同一大行中的另一行
    [column] 第 { $number } 列和同一大列中的另一列
   *[box] 第 { $number } 宫和另一宫
  }都没有已知数：它们的数字可以互换。
fault-pattern-clues = 图案的格子个数与此不同。
fault-pattern-symmetry = 第 { $row } 行第 { $column } 列在图案中，而它的对称格不在。
fault-givens-conflict = { $digit } 在第 { $number } { $kind ->
    [row] 行
    [column] 列
   *[box] 宫
  }中出现两次：又在第 { $row } 行第 { $column } 列。
fault-givens-unsolvable = 盘面上的数字没有解。
fault-givens-pattern = 第 { $row } 行第 { $column } 列的数字在图案之外。
fault-givens-clues = 连同对称格，盘面上的数字多于所要的已知数。
fault-fair-request = 只有不要求对称、图案、数字和技巧的题目才能是公平的。

## When something fails

engine-failed = 求解器未能载入。你可以继续玩；出题、提示和求解需要它。
language-failed = 无法载入该语言。
view-failed = 无法载入此页面。
engine-stopped = 求解器意外停止，已重新启动。请再试一次。
engine-attempts = 这次没有找到该难度的题目。请再试一次。
storage-full = 浏览器的存储空间已满，无法保存这局游戏。可以继续玩，但请不要关闭页面。
storage-blocked = 浏览器不允许本页保存数据。可以玩，但关闭页面后游戏会丢失。
storage-corrupt = 有一局保存的游戏无法读取。它已被另存，没有删除。
storage-forked = 这局游戏在另一个标签页中有改动。这里将作为独立的副本继续。

## When none of the techniques that are on helps

hint-limited = 已开启的技巧在这里都无法继续。
hint-with-all = 用全部技巧再找

## From a hint to more

hint-more = 详细了解
hint-path = 完整路径
hint-steps = 所有可用步骤
learn = 学习
tool-path = 解题路径
tool-steps = 当前所有步骤
tool-techniques = 技巧
