# 盘面的文字，包括给读屏软件朗读的文字。

## For screen readers

board-label = 数独盘面
board-row = 第{ $row }行
board-cell = 第{ $row }行第{ $column }列，第{ $box }宫。
board-given = { $digit }，已知数。
board-entered = { $digit }，已填入。
board-empty = 空。
board-notes = 笔记 { $digits }。
board-candidates = 候选数 { $digits }。
board-centre = 中心笔记 { $digits }。
board-colours = 颜色：{ $names }。
board-marked = 小数字 { $digits } 为{ $name }。
board-picked = 已选中小数字 { $digit }，按数字键为它上色。
board-unpicked = 没有选中小数字。
board-colour-1 = 蓝色
board-colour-2 = 橙色
board-colour-3 = 黄色
board-colour-4 = 粉色
board-colour-5 = 青色
board-colour-6 = 绿色
board-colour-7 = 黄绿色
board-colour-8 = 橄榄色
board-colour-9 = 灰色
board-conflict = 有冲突。
board-wrong = 填错了。
board-blank = 空
board-seen = 不能填 { $digit }。
board-drawn-place = 提示：填入 { $digits }。
board-drawn-eliminated = 提示：排除 { $digits }。
board-drawn-part = 提示涉及 { $digits }。
board-drawn-next = 接下来填这里。
board-sketch-struck = 标为删减：{ $digits }。
board-sketch-mark = { $kind ->
    [true] { $digit } 标为真。
   *[false] { $digit } 标为假。
  }
board-sketch-link = { $kind ->
    [strong] 强链
   *[weak] 弱链
  }：{ $from } 到 { $to }。
board-sketch-end = { $cells } 的 { $digit }
board-house = { $kind ->
    [row] 第{ $number }行
    [column] 第{ $number }列
   *[box] 第{ $number }宫
  }：{ $digits }。
board-missing = { $kind ->
    [row] 第{ $number }行
    [column] 第{ $number }列
   *[box] 第{ $number }宫
  }还缺 { $digits }。
board-complete = { $kind ->
    [row] 第{ $number }行
    [column] 第{ $number }列
   *[box] 第{ $number }宫
  }已填满。
board-summary = { $empty ->
    [0] 没有空格。
   *[other] 还有 { $empty } 个空格。
  }{ $conflicts ->
    [-1] { "" }
    [0] 没有冲突。
   *[other] { $conflicts } 个格子有冲突。
  }
board-summary-open = 还要填的数字：{ $digits }。
board-bad-state = 无法读取这个保存的盘面。它可能来自较新的版本。
board-no-engine = 无法连接 Nonet 引擎，暂时无法完成：{ $reason }
board-no-controls = 无法加载盘面的控件：{ $reason }
board-required = 请先完成这道题。
board-broken = 无法绘制这个盘面。
board-again = 重试
board-anew = 清空盘面
board-save = 保存游戏
board-not-kept = 浏览器无法保存这局游戏：存储空间已满或被禁用。

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
