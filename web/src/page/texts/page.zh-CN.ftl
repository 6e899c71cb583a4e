# 简体中文

## The page

app-title = Nonet – 数独
view-title = { $name } – Nonet
app-skip = 跳到盘面
app-new = 新游戏

## Levels

level = 难度
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
sketch-loading = 正在载入画链工具……
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

copy-done = 题目已复制为 81 个字符。
copy-failed = 浏览器不允许在此复制。题目如下：
copy-by-hand = 浏览器不允许在此复制。请选中文本后手动复制。

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

## Puzzles on request

maker-search = 搜索技巧
maker-found = 找到 { $count } 种技巧
maker-count = 数量
maker-copy = 复制
maker-list-making = 第 { $done } 题，共 { $of } 题
maker-list-complete = { $done } 题已生成。
maker-list-duplicates = 已生成 { $done } 题（共 { $of } 题）。几乎没有其他不同的题目了。
maker-list-attempts = 已生成 { $done } 题（共 { $of } 题），没有再找到更多。

symmetry-none = 无
symmetry-rotate180 = 旋转 180°
symmetry-rotate90 = 旋转 90°
symmetry-horizontal = 上下
symmetry-vertical = 左右
symmetry-both = 上下和左右
symmetry-diagonal = 主对角线
symmetry-antidiagonal = 副对角线
symmetry-full = 所有旋转和翻转

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
tool-install = 安装

update-ready = 新版本已就绪。重新启动不会丢失你的游戏。
update-restart = 立即重新启动
update-unsaved = 新版本需要稍候：这台设备目前无法保存你的游戏，重新启动会丢失它。

## The library

library-section-statistics = 统计
library-section-backup = 备份

backup-help = 一个文件包含全部内容：游戏及其历史、存档点和收藏，成绩、训练和设置。可以留存，也可以带到另一台设备。
backup-open = 打开备份……

## Typing in a puzzle

setup-digits = { $count } 个数字
setup-grade = { $level }，难度 { $er }。
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
tool-path = 解题路径
tool-steps = 当前所有步骤
tool-techniques = 技巧

## 打印

tool-print = 打印
tool-export = 导出
