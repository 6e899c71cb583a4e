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
level-own = 自己的题目
level-beginner-means = 每一步都是行、列或宫的最后一个空格，或某个数字在宫内的唯一位置。
level-easy-means = 有些数字在行或列内只剩一个位置，有些格子只剩一个数字可填。
level-medium-means = 只靠唯一数不够，还要用数对、三数组或区块。
level-hard-means = 需要 X翼、XY翼、风筝、唯一矩形或四数组等结构。
level-expert-means = 需要更大的鱼、染色、唯一环或短链。
level-fiendish-means = 需要贯穿格子、数字和待定数组的长链。
level-extreme-means = 需要最深的结构和强制链，很少有人能独力找到。
level-own-means = 你自己的题目。
level-beginner-needs = 宫内只剩一个位置
level-easy-needs = 行、列或格内只剩一个
level-medium-needs = 数对、三数组、区块
level-hard-needs = X翼、XY翼、唯一矩形
level-expert-needs = 更大的鱼、短链
level-fiendish-needs = 长链
level-extreme-needs = 强制网
level-ratings = 难度 { $low } 至 { $high }。
level-time = 约 { $low }–{ $high } 分钟
level-time-one = 约 { $low } 分钟
level-time-more = { $low } 分钟以上
# $time 是以上三者之一。
level-takes = 一般{ $time }。
levels-title = 关于难度级别
levels-help = 题目的级别取决于最难的一步。难度按 Sudoku Explainer 的标准计算。每个级别只列出新增的技巧。

about-title = 关于这道题
about-rating = 难度 { $er }（Sudoku Explainer）
about-grading = 正在评定难度……
about-time = 一般约需 { $minutes } 分钟（{ $low } 至 { $high }）。
about-time-own = 从你完成的对局看，约需 { $minutes } 分钟（{ $low } 至 { $high }）。
about-time-rough = 这么难的题目，用时数据很少，时间仅供参考。
about-favourite = 收藏
grade-unsolved = 现有技巧无法解到最后。
grade-path = 所需技巧，从难到易

daily = 每日一题：{ $level }
daily-title = { $date }：{ $level }
daily-of = { $date } 的每日一题
daily-week = 最近 { $of } 天的每日一题完成了 { $done } 道
daily-here = 你正在玩这一天的题目。

## Playing

pad = 数字
pad-left = { $digit }，{ $left ->
    [0] 已填完
   *[other] 还剩 { $left } 个
  }
pad-corner = 角标
pad-actions = 操作
pad-fill-short = 笔记
pad-notes-title = 笔记
pad-fill-help = 把行、列、宫允许的数字全部写成角标。
pad-clear-help = 清除所有角标和中心笔记，撤销一次即可恢复。
pad-candidates-help = Nonet 列出全部候选数，由你划掉。
pad-all = 九个全写
pad-all-help = 每个空格写上全部九个数字，再逐个划去。
pad-one = 只写一个数字的笔记
pad-one-help = 写在行、列、宫允许的所有空格，其他笔记不变。
pad-one-key = 数字 { $digit } 的笔记
notes-one = { $count ->
    [0] { $digit } 已无处可写。
   *[other] 已在 { $count } 格中写上 { $digit }。
  }
notes-all = 已在 { $count } 个空格中写上全部九个数字。
pad-candidates = 候选数
pad-erase = 擦除
pad-undo = 撤销
pad-redo = 重做
pad-hint = 提示

tools = 工具
tools-search = 搜索工具和页面
tools-none = 没有找到，换个词试试。
tools-keys = Ctrl+K 或 /
tools-check = 检查
tools-solve = 求解
tools-puzzle = 题目
new-today = 今日一题
new-continue = 继续
new-continue-more = { $level }，题库里还有 { $others } 局
new-paste = 粘贴
new-picture = 照片或截图
new-type = 手动输入
new-make = 出题
new-practise = 练习
new-collection = 题集
tool-make = 定制题目
tool-paste = 粘贴题目
tool-picture = 从图片读取题目
tool-solve = 求解
tool-singles = 填满所有唯一数
tool-draw = 画出推理
draw-loading = 正在载入画链工具……
draw-failed = 无法载入画链工具。
tool-unique = 检查唯一解
tool-check = 检查已填数字
tool-empty = 空白盘面
tool-copy = 复制题目
tool-restart = 重新开始

## Messages of the page

status-label = 消息
idle-own = { $givens ->
   *[other] { $givens } 个已知数
  }
say-fold = 收起
say-unfold = 展开
page-moved = 界面更清爽了：新游戏和工具在下方两个按钮里，手机上点 + 和 •••。不想让工具栏常驻，可在设置中关闭。
restarted = 已重新开始。
generating = 正在出题……
solving = 正在求解……
counting = 正在统计解的个数……
counting-found = 正在统计解的个数……目前 { $found } 个
thinking = 正在寻找下一步……
thinking-on = 这里没有容易的步骤，正在继续寻找……
cancelled = 已取消。
singles-filled = 已填入 { $count } 格。
singles-none = 这里没有唯一数：没有只剩一个候选数的格，也没有只剩一个位置的数字。


setup-title = 自己的题目
setup-help = 逐行输入题目的数字，空格用 0 或空格键代替，然后点“开始”。这些数字就是已知数。
setup-start = 开始

loaded-unique = { $givens ->
   *[other] 题目已载入：{ $givens } 个已知数，有唯一解。
  }
loaded-multiple = { $givens ->
   *[other] 题目已载入：{ $givens } 个已知数。有多个解，无法只靠逻辑解出。
  }
loaded-none = { $givens ->
   *[other] 题目已载入：{ $givens } 个已知数。无解，请与原题核对。
  }
loaded-clash = 题目已载入，但无解：{ $clash }
loaded-resumed = 你玩过这道题，现在接着上次继续。
loaded-edit = 修改题目
loaded-back = 回到上一局
loaded-typed = 题目没有已知数，每个数字都可以更改。

welcome = 第一次玩数独？一分钟学会
solve-done = 其余数字由 Nonet 填入。撤销可回到你自己填的盘面。
solve-already = 盘面已经完成。
solve-multiple = 这道题有多个解，没有唯一的答案。
solve-show-one = 显示其中一个
solve-shown = { $more ->
    [yes] 第 { $at } 个解，共超过 { $count } 个。
   *[no] 第 { $at } 个解，共 { $count } 个。
  }
solve-next = 下一个解
solve-none = 这道题无解。
solve-none-conflict = 这道题无解：{ $clash }

unique-one = 有唯一解。
unique-none = 无解。
unique-none-conflict = 无解：{ $clash }
unique-many = 有 { $count } 个解。合格的数独只有一个解。
unique-limit = 至少有 { $count } 个解。合格的数独只有一个解。

check-right = { $count ->
    [0] 你还没有填入数字。
    [1] 你填的数字正确。
   *[other] 你填的 { $count } 个数字都正确。
  }
check-wrong = { $count ->
   *[other] 有 { $count } 个数字填错，已在盘面上划掉。
  }
check-erase = { $count ->
   *[other] 擦除错填的数字
  }
check-open = 这道题有多个解，你填的数字至少与其中一个相符。
check-dead = 这道题有多个解，但你填的数字与哪个都不符。
check-no-solution = 这道题无解，无法检查你填的数字。
check-no-solution-conflict = 这道题无解，无法检查你填的数字：{ $clash }
clash = { $digit } 在第{ $number }{ $kind ->
    [row] 行
    [column] 列
   *[box] 宫
  }出现两次：{ $first } 和 { $second }。

copy-done = 题目已复制为 81 个字符。
copy-failed = 浏览器不允许在此复制。题目如下：

solved-title = 完成
solved-text = 所有行、列、宫都已填满，做得好。

## Hints

hint-stage = 提示 { $stage }/4
hint-next-2 = 用什么技巧
hint-next-3 = 为什么
hint-next-4 = 照做
hint-next-fill = 填满笔记并排除
hint-branches = 链的分支
hint-branches-all = 全部分支
hint-branches-all-short = 全部
hint-branch = 分支 { $number }：{ $start }
hint-back = 上一步
hint-notation = 记法
hint-solved = 盘面已经完成。
hint-conflict = 先看这里：{ $clash }
cell-in-words = { $among ->
   *[other] 第{ $row }行第{ $column }列
  }
## Pasting

paste-label = 题目文本
paste-play = 开始玩
paste-show = 定位
paste-waiting = 粘贴或输入一道题。
paste-good = { $givens ->
   *[other] { $givens } 个已知数。
  }{ $outcome ->
    [unique] 有唯一解。
    [multiple] 有多个解：可以玩，但无法只靠逻辑解出。
    [none] 无解：可以载入，但解不出来。
    [unknown] { "" }
   *[checking] 正在检查……
  }

## Puzzles on request

maker-title = 定制题目
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
maker-search = 搜索技巧
maker-found = 找到 { $count } 种技巧
maker-technique = 技巧
maker-technique-failed = 无法加载技巧列表。
maker-need = 用在哪里
maker-seed = 种子
maker-seed-none = 每次都用新的
maker-count = 数量
maker-format = 格式
maker-format-text = 文本，每行一题
maker-format-json = JSON，含难度和难度值
maker-format-csv = CSV，含难度和难度值
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
maker-none = 找了 { $attempts } 次，没有找到这样的题目。
maker-near-known = 这道题由一道已知的题目改动而来：{ $name }（{ $source }）。
maker-nearest = 最接近的题目有 { $givens } 个已知数，未满足：{ $missed }。
maker-list-making = 第 { $done } 题，共 { $of } 题
maker-list-complete = { $done } 题已生成。
maker-list-duplicates = 已生成 { $done } 题（共 { $of } 题）。几乎没有其他不同的题目了。
maker-list-attempts = 已生成 { $done } 题（共 { $of } 题），没有再找到更多。
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
pattern-cell = 第{ $row }行第{ $column }列
pattern-count = { $count } 个格子。一道题至少需要 17 个。
pattern-clear = 清除

fault-range-order = 范围的终点小于起点。
fault-too-few-clues = 已知数少于 17 个的题目不会有唯一解。
fault-too-many-clues = 一道题最多有 81 个已知数，极小或公平的题目最多 40 个。
fault-rating-range = 难度值从 1.0 到 12.0。
fault-time-range = 时间从 1 到 60 分钟。
fault-level-rating = 这个难度的题目没有这样的难度值。
fault-level-technique = 这个技巧超出了所选难度。
fault-singles-alone = 题目本来就用唯一数，不能再要求它。请改选另外两种方式之一。
fault-small-pattern = 图案少于 17 个格子。
fault-empty-lines = { $kind ->
    [row] 第{ $number }行和同一大行中的另一行
    [column] 第{ $number }列和同一大列中的另一列
   *[box] 第{ $number }宫和另一宫
  }都没有已知数，其中的数字可以互换。
fault-pattern-clues = 图案的格数与所要的已知数个数不同。
fault-pattern-symmetry = 第{ $row }行第{ $column }列在图案中，它的对称格却不在。
fault-givens-conflict = { $digit } 在第{ $number }{ $kind ->
    [row] 行
    [column] 列
   *[box] 宫
  }出现两次：又在第{ $row }行第{ $column }列。
fault-givens-unsolvable = 盘面上的数字无解。
fault-givens-pattern = 第{ $row }行第{ $column }列的数字在图案之外。
fault-givens-clues = 连同对称格，盘面上的数字比所要的已知数个数多。
fault-fair-request = 公平的题目不能再要求对称、图案、数字或技巧。

## When something fails

engine-failed = 求解器未能载入。你可以继续玩，但出题、提示和求解都需要它。
language-failed = 无法载入该语言。
view-failed = 无法载入此页面。
engine-stopped = 求解器意外停止，已重新启动。请再试一次。
engine-attempts = 这次没有找到该难度的题目。请再试一次。
storage-full = 浏览器的存储空间已满，有些内容无法保存。可以继续玩，但请不要关闭页面。
storage-blocked = 浏览器不允许本页保存数据。可以玩，但关闭页面后游戏会丢失。
storage-corrupt = 有一局保存的游戏无法读取。它已另存，没有删除。
storage-left-out = 有些存储的数据 Nonet 无法使用，会尽量保留：{ $details }。
storage-newer = 你有一局游戏是较新版本的 Nonet 保存的。在本页更新之前，它会保持原样。
storage-aside-back = { $count ->
   *[other] 先前另存的 { $count } 局游戏现在可以读取了，已放回题库。
  }
storage-forked = 这局游戏在另一个标签页中有改动。这里会作为独立的副本继续。

## 页面无法绘制

broken-title = 无法显示此页面
broken-text = 绘制此页面时出了错。可以先保存备份，再选择如何继续。
broken-aside = 这局游戏已另存。题库和每个备份中都有它，随时可以重新打开。
broken-unstored = 浏览器没有为 Nonet 存储任何数据，这局游戏只在此页面中。离开之前请先保存备份。
broken-safe = 所有游戏都保持原样。
broken-empty = 用空白盘面继续
broken-afresh = 重新开始此页面
broken-details = 错误详情
broken-saved = 备份已保存，包含这台设备上的所有游戏。
broken-unsaved-file = 浏览器无法保存该文件。
fault = 出了点错，刚才的操作可能没有生效。你的游戏没有变化。

## 填数：数字键的模式与手柄

pad-modes = 输入模式
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
nav-help = 帮助
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
checkpoint-set = 已设置存档点：{ $name }。可以从历史中回到它。
checkpoint-back = 已回到存档点：{ $name }。撤销可回到刚才的盘面。
checkpoint-here = 盘面与此存档点相同：{ $name }。
checkpoint-unreadable = 无法读取这个存档点，盘面保持不变。

mistake-undo = 撤销到出错之前
mistake-entry = 第 { $number } 步在 { $cell } 填入 { $digit }，填错了。盘面已回到那一步之前，重做可恢复。
mistake-struck = 第 { $number } 步后，{ $cell } 不再有 { $digit }，而那里正该填它。盘面已回到那一步之前，重做可恢复。
mistake-no = 盘面上没有错误。
mistake-setup = 题目还没有输入完，谈不上错误。
unsure-multiple = 这道题有多个解，无法断定哪个数字填错。
unsure-none = 这道题无解，怎么填都不对。
mistakes-count = 错误：{ $count }/{ $of }

unchecked-multiple = 不检查：有多个解
unchecked-none = 不检查：无解
loaded-unchecked = 因此无法对照答案检查你填的数字。

over-title = 出错三次，本局结束
over-text = 什么都没有丢：可以回看，也可以接着玩。
over-go-on = 接着玩，不再计数

timer-time = 用时
timer-pause = 暂停
timer-resume = 继续
timer-paused = 已暂停

solved-next = 下一题
solved-mistakes = { $mistakes ->
    [0] 没有错误
   *[other] { $mistakes } 个错误
  }
solved-first = 首次完成这个难度：{ $level }
solved-best = 新纪录！此前最佳 { $best }，平均 { $average }
solved-compared = 最佳 { $best }，平均 { $average }
solved-streak = { $days ->
    [0] 完成今天的题，开始连续打卡
   *[other] 连续 { $days } 天
  }
share = 分享
share-hints = { $hints ->
    [0] 未用提示
   *[other] 用了 { $hints } 次提示
  }
share-copied = 已复制，可粘贴到任何地方。
result-open = 成绩卡与本周

challenge = 挑战
challenge-back = 回敬
challenge-time = { $who ->
    [known] { $name }{ " " }
   *[unknown] 对方
  }用时 { $time }{ $hints ->
    [0] 。
   *[other] ，用了 { $hints } 次提示。
  }你能更快吗？
challenge-begin = 点“开始”后才计时。
challenge-start = 开始
challenge-won = 你比{ $who ->
    [known] { " " }{ $name }{ " " }
   *[unknown] 对方
  }快 { $by }：你 { $yours }，对方 { $theirs }。
challenge-lost = { $who ->
    [known] { $name }{ " " }
   *[unknown] 对方
  }快 { $by }：对方 { $theirs }，你 { $yours }。
challenge-even = 你和{ $who ->
    [known] { " " }{ $name }{ " " }
   *[unknown] 对方
  }用时相同：{ $yours }。
challenge-hints = 提示：你 { $yours } 次，对方 { $theirs } 次。
challenge-shown = 因此没有可与对方比较的用时。

solved-shown = 所有行、列、宫都已填满。答案由 Nonet 填入，这局不计入统计。

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
settings-entry = 游戏
settings-board = 盘面显示
settings-checking = 检查
settings-hints = 提示
settings-games = 新游戏
settings-look = 更多外观
settings-input = 输入
settings-more = 更多设置
settings-data = 存储
settings-install = 安装
settings-take = 随身携带

setting-theme = 主题
setting-accent = 颜色
setting-boardSize = 盘面大小
setting-boardSize-help = “大”可能需要滚动。
setting-toolsBeside = 宽屏上，工具栏常驻盘面旁
setting-motion = 动态效果：数字、提示、面板，以及解完后的波浪
setting-language = 语言
setting-entry = 先选什么
setting-entry-help = 先选格子再选数字，或先选数字再点所有要填的格子。
setting-padSide = 宽屏上数字键的位置
setting-padOrder = 数字键的首行
setting-vibration = 按键时振动
setting-sound = 填数、填满一行（列、宫）和解完时的轻柔声音
setting-gamepad = 使用游戏手柄
setting-showPeers = 突出显示所选格子的行、列、宫
setting-showSame = 突出显示相同的数字
setting-showSeen = 把不能填的格变灰
setting-patterns = 颜色加图案
setting-patterns-help = 有些颜色难以分辨时，图案会有帮助。
setting-coordinates = 边缘编号
setting-marks = 新游戏中的小数字
setting-tidyNotes = 填数后清除与之矛盾的笔记
setting-checking = 检查什么
setting-threeMistakes = 错三次即结束
setting-threeMistakes-help = 请先把检查设为“填错的数字”。
setting-hintOrder = 提示寻找技巧的顺序依照
setting-hintOrder-help = 题目的难度不变。
setting-directHints = 没有显示笔记时，优先提示不需要笔记的步骤
setting-withoutTechniques = 提示所用的技巧
setting-extraTechniques = 需手动开启的技巧
setting-extraTechniques-help = 这些技巧费时，或几乎用不到。
setting-level = 新游戏的难度
setting-timer = 计时
setting-ownTime = 按你的对局调整预计用时
setting-ownTime-help = 不用提示完成的对局能看出你的速度，中途离开等异常的对局不计。数据只留在本设备。
own-time-known = 在 { $games } 局中，你用了一般用时的 { $percent }%。
own-time-unknown = 完成 { $count } 局计时的游戏后开始调整，在此之前显示一般用时。
setting-timer-help = 隐藏时仍计入统计，关闭时不计。

choice-boardSize-fit = 适应窗口
choice-boardSize-large = 大
choice-boardSize-medium = 中
choice-boardSize-small = 小
choice-entry-cell = 格子
choice-entry-digit = 数字
choice-padSide-right = 右侧
choice-padSide-left = 左侧
choice-padOrder-123 = 1 2 3
choice-padOrder-789 = 7 8 9
choice-marks-notes = 自己的笔记
choice-marks-candidates = 全部候选数
choice-checking-off = 不检查
choice-checking-conflicts = 重复的数字
choice-checking-solution = 填错的数字
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
    [0] 提示使用全部常用技巧。
   *[other] 提示不用其中 { $count } 种技巧。
  }
setting-techniques-extra = { $count ->
    [0] 提示都不使用。
   *[other] 提示使用其中 { $count } 种。
  }

data-room = 占用的空间
data-room-help = 游戏、设置和统计只存储在这台设备上。
data-used = 游戏和设置占用 { $games }。
data-used-all = 游戏和设置占用 { $games }；连同离线使用的文件共 { $all }。
data-keep = 妥善保存游戏
data-keep-help = 设备空间不足时，浏览器可能会删除存储的游戏。
data-may-go = 浏览器尚未承诺保留你的游戏。
data-kept = 浏览器会一直保留，直到你自己删除。
data-refused = 浏览器暂不承诺。多玩几次或安装 Nonet 之后，它可能会同意。
data-ask = 请浏览器保留

install-help = 安装后，Nonet 有自己的窗口和图标。无论是否安装，首次访问之后都能离线使用。
install-offered = 你的浏览器可以安装 Nonet。
install-done = Nonet 已安装。
install-apple = 在 iPhone 或 iPad 上：在 Safari 中点“分享”，再点“添加到主屏幕”。
install-other = 看看浏览器的菜单：许多浏览器可以安装网页。

take-help = 把整个 Nonet 装进一个文件，用任何浏览器打开即可，无需网络，也无需安装。这个文件有自己的游戏记录，用备份可以带上你现有的游戏。
take-licences = 第三方许可证
take-download = 下载 nonet.html（{ $size }）
take-here = 这个文件就是完整的 Nonet。它不需要网络，你可以随意复制，也可以转给别人。
take-here-games = 你的游戏存在浏览器里，不在这个文件中。文件移动或改名后，浏览器可能找不到它们，请先保存备份。
take-here-licences = 第三方许可证附在文件末尾。

update-ready = 新版本已就绪。重新启动不会丢失你的游戏。
update-restart = 立即重新启动
update-replaced = 新版本已启用，此标签页仍是旧版本。方便时请重新加载，你的游戏会保留。
update-reload = 重新加载
update-unsaved = 新版本需要稍候：这台设备目前无法保存你的游戏，重新启动会丢失它。

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
library-practice-help = 选一种技巧，Nonet 就出一道需要它的题目，尽可能只用它和唯一数。有些要找一会儿；标有“很少找到”的常常找不到。
library-practice-train = 也可以一步一步地训练。
library-rare = 很少找到
library-practice-searching = 正在寻找需要此技巧的题目：{ $technique }……
library-practice-none = 没有找到需要此技巧的题目：{ $technique }。可以再找一次。
library-practice-alone = 这道题只需要此技巧和唯一数。先填唯一数，直到填不下去。
library-practice-enough = 此技巧加上唯一数就能解出这道题。有些地方用更简单的技巧也行。
library-practice-path = 解这道题途中需要此技巧。
library-practice-next = 盘面停在正好需要此技巧的一步。

library-family-singles = 唯一数
library-family-intersections = 区块
library-family-subsets = 数组
library-family-fish = 鱼
library-family-single-digit = 单数字结构
library-family-coloring = 染色
library-family-uniqueness = 唯一性
library-family-wings = 翼
library-family-chains = 链和环
library-family-als = 待定数组
library-family-exclusion = 对齐排除
library-family-exocets = 飞鱼导弹
library-family-multi-sector = 多区域结构
library-family-templates = 模板
library-family-impossible = 不可能结构
library-family-forcing = 强制链和强制网

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
daily-done = 已完成
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
library-uncopied = 浏览器不允许在此复制。题目如下：{ $puzzle }
library-is-solved = 已完成
library-is-setup = 正在输入题目
library-progress = 已完成 { $percent }%
library-on-board = 正在盘面上
library-er = 难度 { $er }

statistics-none = 完成一道题，开始你的统计。统计只保存在这台设备上。
statistics-solved = 完成
statistics-current = 当前连续天数
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

backup-help = 一个文件包含全部内容：游戏及其历史、存档点和收藏，成绩、训练和设置。可以留存，也可以带到另一台设备。
backup-save = 保存备份
backup-open = 打开备份……
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

setup-digits = { $count } 个数字
setup-counting = 正在统计解的个数……
setup-none = 无解。
setup-conflict = 无解：{ $clash }
setup-one = 有唯一解。
setup-grade = { $level }，难度 { $er }。
setup-many = 有 { $count } 个解。合格的数独只有一个解。
setup-limit = 至少有 { $count } 个解。
setup-open = { $count ->
   *[other] 各解有 { $count } 格不同。
  }
setup-open-marked = { $count ->
   *[other] 各解有 { $count } 格不同，已标出：{ $cells }。
  }
setup-open-cell = 未定：各解在此分别为 { $digits }。
setup-sure-cell = 各解在此都是 { $digits }。
setup-options = 选项
setup-options-title = 输入题目
setup-typingAdvances = 输入后移到下一格
setup-typingShows = 显示空格可能的数字
setup-symmetry = 对称
setup-symmetry-help = 填入数字后，对称的格会着色，直到填上为止。擦除时一并擦除。
setup-not-now = 输入题目时不能用，请先点“开始”。
setup-complete = 补上最少的已知数
setup-completing = 正在寻找最少要补的已知数……
setup-completed = { $count ->
   *[other] 补上了 { $count } 个已知数，有唯一解。
  }{ $least ->
    [yes] 再少就不够了。
   *[no] 更少也许也够，但搜索时间已用完。
  }
setup-minimise = 去掉多余的已知数
setup-minimising = 正在寻找多余的已知数……
setup-minimised = { $count ->
    [0] 每个已知数都必不可少。
   *[other] 去掉了 { $count } 个已知数，其余的都必不可少。
  }

## When none of the techniques that are on helps

hint-limited = 已开启的技巧在这里都用不上。
hint-with-all = 试试全部技巧

## From a hint to more

hint-more = 详细了解
hint-path = 完整路径
hint-steps = 当前所有步骤
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
