# 简体中文

## The page

app-title = Nonet – 数独
view-title = { $name } – Nonet
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
level-beginner-needs = 宫内只剩一个位置
level-easy-needs = 行、列或单元格中唯一
level-medium-needs = 数对、三数组、区块
level-hard-needs = X-Wing、翼、矩形
level-expert-needs = 更大的鱼、短链
level-fiendish-needs = 长链
level-extreme-needs = 强制网络
level-ratings = 评级 { $low } 至 { $high }。
levels-title = 关于难度级别
levels-help = 题目的级别由最难的一步决定。评级采用 Sudoku Explainer 的标准；每个级别只列出新出现的技巧。

about-title = 关于这道题
about-rating = Sudoku Explainer 评级 { $er }
about-grading = 正在评估难度……
about-favourite = 收藏
grade-unsolved = 这些技巧不足以解到最后。
grade-path = 需要的技巧，从最难的开始

daily = 每日一题：{ $level }
daily-title = { $date }：{ $level }
daily-of = { $date } 的每日一题
daily-week = 最近 { $of } 天的每日一题完成了 { $done } 道
daily-here = 这就是今天的题目。

## Playing

pad = 数字
pad-left = { $digit }，{ $left ->
    [0] 已填完
   *[other] 还剩 { $left } 个
  }
pad-corner = 角标
pad-actions = 操作
pad-fill-short = 填充
pad-notes-title = 笔记
pad-fill-help = 把行、列、宫允许的数字都写成角标。
pad-clear-help = 清除所有角标和中心笔记，撤销一次即可恢复。
pad-candidates-help = 由 Nonet 显示全部候选数，你来划掉。
pad-candidates = 候选数
pad-erase = 擦除
pad-undo = 撤销
pad-redo = 重做
pad-hint = 提示

tools = 工具
tools-search = 搜索工具和页面
tools-none = 没有这样的工具。
tools-keys = Ctrl+K 或 /
tools-check = 检查
tools-solve = 求解
tools-puzzle = 题目
new-today = 今日一题
new-continue = 继续
new-continue-more = { $level }，题库里还有 { $others } 局
new-paste = 粘贴
new-type = 手动输入
new-make = 出题
new-practise = 练习
new-collection = 题集
tool-make = 定制题目
tool-paste = 粘贴题目
tool-solve = 求解
tool-unique = 检查唯一解
tool-check = 检查已填数字
tool-empty = 空白盘面
tool-copy = 复制题目
tool-restart = 重新开始

## What the page says

status-label = 消息
idle-own = { $givens ->
   *[other] { $givens } 个已知数
  }
say-fold = 收起
say-unfold = 展开
page-moved = 界面更清爽了：新游戏和工具在下方两个按钮里，手机上点 + 和 •••。常驻的工具栏可在设置中关闭。
restarted = 已重新开始。
generating = 正在出题……
solving = 正在求解……
counting = 正在统计解的个数……
counting-found = 正在统计解的个数……目前 { $found } 个
thinking = 正在寻找下一步……
thinking-on = 这里没有容易的步骤，正在继续寻找……
cancelled = 已取消。


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
loaded-clash = 题目已载入，但它无解：{ $clash }
loaded-resumed = 这道题你已经开始过，从上次停下的地方继续。
loaded-edit = 修改题目
loaded-back = 回到之前那一局
loaded-typed = 它没有题目给出的数字：各格数字都可以更改。

solve-done = 其余的数字由页面填入。撤销可回到你自己填的盘面。
solve-already = 盘面已经完成。
solve-multiple = 这道题有多个解，所以没有唯一的答案。
solve-show-one = 显示其中一个
solve-shown-one = 这是多个解中的一个。
solve-none = 这道题无解。
solve-none-conflict = 这道题无解：{ $clash }

unique-one = 恰有一个解。
unique-none = 无解。
unique-none-conflict = 无解：{ $clash }
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
check-no-solution-conflict = 这道题无解，无法检查填入的数字：{ $clash }
clash = { $digit } 在第 { $number } { $kind ->
    [row] 行
    [column] 列
   *[box] 宫
  }出现两次：{ $first } 和 { $second }。

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
hint-back = 上一步
hint-notation = 记法
hint-solved = 盘面已完成，没有可提示的了。
hint-conflict = 先看这里：{ $clash }
hint-restore = 恢复
## Pasting

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
missed-pattern = 图案

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

fault-range-order = 范围的终点小于起点。
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
storage-left-out = 存储的内容中有些细节没有意义，已略去。游戏保持原样。
storage-newer = 有一局保存的游戏由更新版本的 Nonet 生成。在本页更新之前，它会保持原样。
storage-aside-back = { $count ->
   *[other] 先前另存的 { $count } 局游戏现在可以读取了，已放回题库。
  }
storage-forked = 这局游戏在另一个标签页中有改动。这里将作为独立的副本继续。

## 页面无法绘制

broken-title = 无法显示此页面
broken-text = Nonet 在绘制此页面时出了错。可以先保存备份，再选择如何继续。
broken-aside = 这局游戏已另存，没有丢失。题库和每个备份中都有它，随时可以重新打开。
broken-unstored = 浏览器不允许 Nonet 存储数据，这局游戏只在此页面中。离开之前请先保存备份。
broken-safe = 所有游戏都保持原样。
broken-empty = 用空白盘面继续
broken-afresh = 重新打开此页面
broken-details = 错误详情
broken-saved = 备份已保存，其中有此设备上的所有游戏。
broken-unsaved-file = 浏览器无法保存该文件。
fault = Nonet 出了错，刚才的操作可能没有生效。游戏保持原样。

## 填数：数字键的模式与手柄

pad-modes = 数字键的作用
pad-digit = 填数
pad-centre = 中心
pad-colour = 颜色
pad-mode-title = { $name }（按键 { $key }）
pad-colour-key = { $digit }，{ $name }
pad-fill = 填满笔记
pad-clear = 清空笔记
gamepad-wheel = { $digit }：按 A 选择，按 B 关闭。

## Header, settings, installing

nav = 页面
nav-library = 题库
nav-learn = 学习
nav-lab = 实验室
nav-docs = 文档
nav-settings = 设置

## History, checking and time

history = 历史
history-checkpoint = 设置存档点
history-mistake = 回到首次出错之前
history-and-checkpoints = 历史与存档点
checkpoints-none = 还没有存档点。尝试之前可以先存一个。
history-replay = 回放

checkpoints = 存档点
checkpoint-name = { $number }{ $time ->
    [none] { "" }
   *[other] ，{ $time }
  }
checkpoint-filled = { $filled }/81
checkpoint-rename = 重命名：{ $name }
checkpoint-remove = 删除：{ $name }
checkpoint-name-label = 存档点名称
checkpoint-set = 已设置存档点：{ $name }。可以从历史中返回。
checkpoint-back = 已回到存档点：{ $name }。撤销可回到刚才的盘面。
checkpoint-here = 盘面与此存档点相同：{ $name }。
checkpoint-unreadable = 无法读取这个存档点，盘面保持不变。

mistake-undo = 撤销到出错之前
mistake-entry = 你的第 { $number } 步在 { $cell } 填入 { $digit }，这是错的。盘面已回到那之前；重做可恢复你的步骤。
mistake-struck = 你的第 { $number } 步在 { $cell } 划掉了 { $digit }，而它正是该格的数字。盘面已回到那之前；重做可恢复你的步骤。
mistake-no = 盘面上没有错误。
mistake-setup = 题目还没有输入完，现在谈不上错误。
unsure-multiple = 这道题有多个解，不能说哪个数字填错了。
unsure-none = 这道题无解，怎么填都会出错。
mistakes-count = 错误：{ $count }/{ $of }

unchecked-multiple = 不检查：有多个解
unchecked-none = 不检查：无解
loaded-unchecked = 因此无法按解检查你填入的数字。

over-title = 出错三次，本局结束
over-text = 什么也没有丢失：可以回看，也可以继续。
over-go-on = 不再计数，继续

timer-time = 用时
timer-pause = 暂停
timer-resume = 继续
timer-paused = 已暂停

solved-next = 下一题
solved-mistakes = { $mistakes ->
    [0] 没有错误
   *[other] { $mistakes } 个错误
  }
solved-first = 第一次完成这个难度：{ $level }
solved-best = 新纪录！此前最佳 { $best }，平均 { $average }
solved-compared = 最佳 { $best }，平均 { $average }
solved-streak = { $days ->
    [0] 完成今天的题，开始连胜
   *[other] 已连续 { $days } 天
  }
share = 分享
share-hints = { $hints ->
    [0] 没用提示
   *[other] 用了 { $hints } 次提示
  }
share-copied = 已复制，可以粘贴到任何地方。
solved-shown = 所有行、列、宫都已填满。这局的解由页面填入过，因此不计入统计。

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
replay-controls = 回放
replay-first = 到开头
replay-previous = 后退一步
replay-play = 播放
replay-pause = 暂停
replay-next = 前进一步
replay-last = 到末尾
replay-speed = 速度
nav-back = 返回游戏
app-skip-view = 跳到正文
tool-install = 安装

settings-lead = 更改立即生效，并保存在这台设备上。
settings-restore = 恢复默认
settings-restore-group = 恢复默认：{ $group }
settings-restore-all = 全部恢复默认
settings-restored = 已有 { $count } 项设置恢复为默认。
settings-undo = 撤销
settings-appearance = 外观
settings-language = 语言
settings-entry = 填写数字
settings-board = 盘面显示
settings-notes = 笔记与候选数
settings-checking = 检查
settings-hints = 提示
settings-games = 新游戏与时间
settings-data = 存储的内容
settings-install = 安装
settings-take = 随身携带

setting-theme = 主题
setting-theme-help = “自动”跟随设备：浅色或深色；设备要求更高对比度时，对比度也会提高。
setting-accent = 颜色
setting-accent-help = 用于你填的数字、选中的单元格和按钮。无论哪种色相，文字都保持清晰易读。
setting-boardSize = 盘面大小
setting-boardSize-help = “大”可能需要滚动；较小的会在盘面周围留出空间。
setting-toolsBeside = 工具栏常驻棋盘旁
setting-toolsBeside-help = 仅限宽屏；否则按一下即可打开。
setting-celebrate = 解完后盘面上的小波浪
setting-celebrate-help = 设备要求减少动态效果时不会出现。
setting-language = 语言
setting-language-help = 提示和屏幕阅读器的标签也随之改变。
setting-entry = 先选什么
setting-entry-help = 先选单元格再选数字，或先选数字再点所有要填的单元格。
setting-padSide = 数字键的位置
setting-padSide-help = 屏幕足够宽时，数字键在盘面的哪一侧。
setting-vibration = 按键时振动
setting-vibration-help = 仅限支持振动的设备。
setting-gamepad = 游戏手柄
setting-gamepad-help = 连接的手柄可以在盘面上移动并填写数字。
setting-showPeers = 突出显示行、列和宫
setting-showPeers-help = 选中单元格所在的行、列和宫。
setting-showSame = 突出显示相同的数字
setting-showSame-help = 与选中单元格数字相同的所有单元格。
setting-patterns = 颜色加图案
setting-patterns-help = 单元格的颜色还用图案区分，方便难以分辨某些颜色的人。
setting-coordinates = 边缘编号
setting-coordinates-help = 行列编号与提示中的写法一致：r3c5 即第 3 行第 5 列。
setting-marks = 新游戏中的小数字
setting-marks-help = 自己写笔记，或从全部候选数开始；候选数同样可以修改。
setting-tidyNotes = 清除与数字矛盾的笔记
setting-tidyNotes-help = 在其所在的行、列和宫中。撤销一次即可全部恢复。
setting-checking = 检查什么
setting-checking-help = 不检查；检查行、列或宫中重复的数字；或者连与解答不符的数字也检查。
setting-threeMistakes = 错三次即结束
setting-threeMistakes-help = 需要按解答检查。
setting-withoutTechniques = 提示所用的技巧
setting-withoutTechniques-help = 提示和解题路径可以不用你不想用的技巧。
setting-extraTechniques = 仅在要求时使用的技巧
setting-extraTechniques-help = 提示和解题路径也可以使用费时或几乎用不到的技巧。
setting-level = 难度
setting-level-help = 用于下一局新游戏。
setting-timer = 计时
setting-timer-help = 隐藏时仍计入统计；关闭时不计。

choice-boardSize-fit = 自动适应
choice-boardSize-large = 大
choice-boardSize-medium = 中
choice-boardSize-small = 小
choice-entry-cell = 单元格
choice-entry-digit = 数字
choice-padSide-right = 右侧
choice-padSide-left = 左侧
choice-marks-notes = 自己的笔记
choice-marks-candidates = 全部候选数
choice-checking-off = 不检查
choice-checking-conflicts = 重复的数字
choice-checking-solution = 按解答检查
choice-timer-shown = 显示
choice-timer-hidden = 隐藏
choice-timer-off = 关闭

hue = 色相
hue-degrees = { $degrees } 度
hue-own = 主题自带
hue-red = 红
hue-orange = 橙
hue-green = 绿
hue-teal = 青
hue-blue = 蓝
hue-violet = 紫
hue-pink = 粉
language-browser = 跟随浏览器
setting-techniques-choose = 选择技巧
setting-techniques-out = { $count ->
    [0] 使用全部常用技巧。
   *[other] 不使用其中 { $count } 种技巧。
  }
setting-techniques-extra = { $count ->
    [0] 都不使用。
   *[other] 使用其中 { $count } 种。
  }

data-room = 占用的空间
data-room-help = 游戏、设置和统计只存储在这台设备上。
data-used = 游戏和设置占用 { $games }。
data-used-all = 游戏和设置占用 { $games }；连同离线使用的文件共 { $all }。
data-keep = 长期保存
data-keep-help = 设备空间不足时，浏览器可能会清除网页存储的内容。
data-may-go = 浏览器尚未承诺保留这些内容。
data-kept = 浏览器会一直保留，直到你自己删除。
data-refused = 浏览器目前不作承诺。多玩几次或安装 Nonet 之后，它可能会同意。
data-ask = 请浏览器保留

install-help = 安装后，Nonet 有自己的窗口和图标。无论是否安装，首次访问之后都可以离线使用。
install-offered = 你的浏览器可以安装它。
install-done = 已安装。
install-apple = 在 iPhone 或 iPad 上：在 Safari 中点“分享”，再点“添加到主屏幕”。
install-other = 如果你的浏览器可以安装网页，菜单里会有相应的选项。

take-help = 整个 Nonet 都在一个文件里：存放在任何地方，用浏览器打开即可，无需网络，也无需安装。它有自己的游戏记录；可以用备份把现有的游戏带过去。
take-licences = 他人所作部分的许可证
take-download = 下载 nonet.html（{ $size }）
take-here = 这是装在一个文件里的完整 Nonet。它不需要网络，可以复制和转交给别人。
take-here-games = 你的游戏不在这个文件里，而在这个浏览器中。文件移动或改名后，浏览器可能找不到它们：请先保存备份。
take-here-licences = 他人所作部分的许可证附在文件末尾。

update-ready = 新版本已就绪。重新启动不会丢失你的游戏。
update-restart = 立即重新启动
update-replaced = 另一个标签页已启用新版本。请在方便时重新加载此页；你的游戏会保留。
update-reload = 重新加载
update-unsaved = 新版本需要稍候：你的游戏目前无法保存在这台设备上，重新启动会丢失它。

## The library

library-sections = 分区
library-section-new = 新题
library-section-practise = 练习
library-section-daily = 每日
library-section-own = 自己的题目
library-section-games = 游戏
library-section-statistics = 统计
library-section-backup = 备份
library-undo = 撤销

library-levels = 按难度
library-level-techniques = 所需技巧
library-play = 开始
library-play-level = 玩一道此难度的题目：{ $level }
library-practice = 练习一种技巧
library-practice-help = 选择一种技巧，就会出一道需要它的题目。有些技巧要找一会儿；标有“很少找到”的常常找不到。
library-way = 出什么题
library-way-whole = 完整的题目：尽可能只需要这种技巧和唯一数
library-way-step = 下一步正好是这种技巧的局面
library-rare = 很少找到
library-practice-searching = 正在寻找需要此技巧的题目：{ $technique }……
library-practice-none = 没有找到需要此技巧的题目：{ $technique }。再找一次也许会有。
library-practice-alone = 这道题除了唯一数只需要此技巧。先填唯一数，直到填不下去。
library-practice-enough = 用上此技巧，只靠唯一数就能解出这道题。有些地方更简单的技巧也可能管用。
library-practice-path = 解这道题的路径上需要此技巧。
library-practice-next = 下一步就是它。盘面从需要它的地方开始。

library-family-singles = 唯一数
library-family-intersections = 区块
library-family-subsets = 数组
library-family-fish = 鱼
library-family-single-digit = 单数字结构
library-family-coloring = 染色
library-family-uniqueness = 唯一性
library-family-wings = 翼
library-family-chains = 链和环
library-family-als = 待数组
library-family-exclusion = 对齐排除
library-family-exocets = 飞鱼导弹
library-family-multi-sector = 多区域结构
library-family-templates = 模板
library-family-impossible = 不可能结构
library-family-forcing = 强制链和强制网

daily-help = 同一天的题目对所有人都一样。过去的日子也可以玩。
daily-streak = { $current ->
    [0] 完成今天的题目，开始连续打卡吧。
   *[other] 已连续 { $current } 天。
  }{ $longest ->
    [0] { "" }
   *[other] 最长连续 { $longest } 天。
  }
daily-previous = 上个月
daily-next = 下个月
daily-done = 已完成
daily-begun = 已开始
daily-day = { $date }：{ $level }{ $state ->
    [done] ，已完成
    [begun] ，已开始
   *[other] { "" }
  }

library-own-help = 在空白盘面上填入题目的数字。填的时候，页面会说明有多少个解、各解在哪里不同，也可以补上最少的已知数使解唯一，或去掉不需要的已知数。
library-own-go-on = 继续编辑盘面上的题目
library-own-empty = 从空白盘面开始
library-own-copy = 修改盘面上的题目

library-filter = 显示哪些游戏
library-filter-all = 全部
library-filter-unfinished = 未完成
library-filter-solved = 已完成
library-filter-favourites = 收藏
library-reading = 正在读取游戏……
library-count = { $count ->
    [0] 没有游戏。
   *[other] { $count } 局游戏，最近玩的在前。
  }
library-more = 显示更多（还有 { $rest } 局）
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
library-uncopied = 浏览器不允许在此复制。题目如下：{ $puzzle }
library-is-solved = 已完成
library-is-setup = 正在输入题目
library-progress = 已完成 { $percent }%
library-on-board = 正在盘面上
library-er = 评级 { $er }

statistics-none = 还没有完成的题目。完成后会统计在这里，只保存在本设备上。
statistics-solved = 完成
statistics-current = 连续天数
statistics-longest = 最长连续天数
statistics-by-level = 按难度
statistics-best = 最佳用时
statistics-median = 用时中位数
statistics-unaided = 未用提示
statistics-no-time = 未计时
statistics-days = 最近 { $days } 天
statistics-as-table = 以表格显示
statistics-day = 日期
statistics-reset = 重置统计
statistics-ask = { $count ->
   *[other] 将清除 { $count } 条成绩。游戏会保留。
  }
statistics-gone = 统计已重置。

backup-help = 一个文件包含全部内容：游戏及其历史、存档点和收藏，成绩和设置。可以留存，也可以带到另一台设备。
backup-save = 保存备份
backup-open = 打开备份……
backup-made-unknown = 未知日期
backup-left-out = { $count ->
   *[other] 文件中有 { $count } 处细节没有意义，已略去。
  }
backup-aside = { $count ->
   *[other] 有 { $count } 局游戏此版本无法读取，将另行保留。
  }
aside-title = 另存的游戏
aside-help = 这些游戏无法读取或显示。它们会原样保留在这里，也会包含在每个备份中。
aside-newer = 由更新的版本生成
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
backup-settings = 同时采用其中的设置
backup-add = 添加到现有内容
backup-replace = 替换现有内容……
backup-replace-yes = 全部替换
backup-ask = 本设备上的所有游戏、成绩和设置都会换成文件中的内容。
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
   *[other] 有 { $copies } 局游戏在两边都有进展，两者都已保留，其中一个作为副本。
  }
backup-replaced = 现在一切与备份相同：{ $games } 局游戏、{ $results } 条成绩。
backup-full = 没有导入任何内容：浏览器的存储空间只够放 { $of } 项中的 { $written } 项。请先删除一些游戏再试。
backup-blocked = 没有任何改动：浏览器不允许此页面保存内容。
backup-bad-size = { $name } 太大，不可能是备份。没有任何改动。
backup-bad-json = { $name } 无法读取：文件已损坏或不是 JSON 文件。没有任何改动。
backup-bad-foreign = { $name } 不是 Nonet 的备份。没有任何改动。
backup-bad-newer = { $name } 由更新版本的 Nonet 生成。请先更新页面再试。没有任何改动。
backup-bad-part = { $name } 已损坏：其中的“{ $part }”部分缺失或无法读取。没有任何改动。

setup-digits = { $count } 个数字
setup-counting = 正在统计解的个数……
setup-none = 无解。
setup-conflict = 无解：{ $clash }
setup-one = 恰有一个解。
setup-grade = { $level }，评级 { $er }。
setup-many = 有 { $count } 个解。标准数独恰有一个解。
setup-limit = 至少有 { $count } 个解。
setup-open = { $count ->
   *[other] 各解在 { $count } 格中不同。
  }
setup-open-marked = { $count ->
   *[other] 各解在 { $count } 格中不同，已标出：{ $cells }。
  }
setup-open-cell = 未定：各解在此分别为 { $digits }。
setup-complete = 补上最少的已知数
setup-completing = 正在寻找最少要补的已知数……
setup-completed = { $count ->
   *[other] 补上了 { $count } 个已知数：恰有一个解。
  }{ $least ->
    [yes] 再少就不够了。
   *[no] 更少也许也够，但在规定时间内没有定论。
  }
setup-minimise = 去掉不需要的已知数
setup-minimising = 正在寻找不需要的已知数……
setup-minimised = { $count ->
    [0] 每个已知数都需要。
   *[other] 去掉了 { $count } 个已知数，其余的都需要。
  }

## When none of the techniques that are on helps

hint-limited = 已开启的技巧在这里都无法继续。
hint-with-all = 用全部技巧再找

## From a hint to more

hint-more = 详细了解
hint-path = 完整路径
hint-steps = 所有可用步骤
tool-path = 解题路径
tool-steps = 当前所有步骤
tool-techniques = 技巧

## 打印

tool-print = 打印

## Export

tool-export = 导出
export-failed = 无法载入导出功能。

## Collections
library-collection = 一次处理许多题目
