# 导入：读取题目的对话框。

import-help = 可以是一行、九行、带边框的盘面、候选数、链接、其他程序的文件，或图片。
import-open = 打开文件
import-clear = 清空文本
import-long = 只显示文本的开头部分。
import-reading = 正在读取……
import-plain = 无法加载其他格式的读取器，只能识别数字行。修改文本即可重试。
import-from-outside = { $count ->
   *[other] 此文件来自其他应用或网站。
  }
import-from = 文件：{ $name }
import-files = { $count ->
   *[other] { $count } 个文件
  }
import-of-file = { $name }：{ $what }
import-pasted = 粘贴的题目
import-drop = 把题目拖放到这里：文件或文字
import-number = 题目
import-of = 共 { $count } 道
import-previous = 上一道题
import-next = 下一道题
import-collection = 作为题集打开
import-several = 共 { $count } 道题。
import-warnings = 请留意
import-read-as = 读取为：{ $what }。
import-bad-link = 无法打开这个链接，你的游戏没有变化。{ $why }
import-challenge-damaged = 无法读取这个链接中的用时，所以没有可以挑战的成绩。题目仍然可以玩。
import-challenge-newer = 这个挑战由更新版本的 Nonet 生成，其中的用时已略去。题目仍然可以玩。
import-challenge-time = 这个链接声称的用时不可能是真的，已略去。题目仍然可以玩。
import-challenge-improper = { $outcome ->
    [none] 这个挑战的题目无解，没有人能完成它。
   *[multiple] 这个挑战的题目有多个解，用时无法比较。
  }你的游戏没有变化。
import-unrecorded = 游戏从当前局面开始，因为文件中的历史记录无法使用。
import-impossible = { $count ->
   *[other] 略去了 { $count } 个已由数字排除的候选数。
  }
import-faults = { $count ->
   *[other] 有 { $count } 行无法读取。
  }

import-found-placed = { $count ->
   *[other] 已填 { $count } 个数字
  }
import-found-removed = { $count ->
   *[other] 已排除 { $count } 个候选数
  }
import-found-notes = { $count ->
   *[other] { $count } 个笔记
  }
import-found-coloured = { $count ->
   *[other] { $count } 个着色格
  }

import-detail-title = 标题
import-detail-author = 作者
import-detail-rules = 规则
import-detail-description = 说明
import-detail-source = 来源
import-detail-level = 难度
import-detail-rating = 评分
import-detail-date = 日期
import-detail-url = 网址
import-detail-comment = 备注

## 已读取，但值得留意

import-warning-mixed-blanks = 空白格有两种写法，“{ $detail }”是第二种。两种合起来才正好 81 格。
import-warning-variant-rules = 题目含有 Nonet 不认识的附加规则，已略去：{ $detail }。
import-warning-taken-as-filled = { $count ->
   *[other] 有 { $count } 格只剩一个候选数，按已填处理，因为同行、同列、同宫都没有这个候选数。
  }
import-warning-taken-as-open = { $count ->
   *[other] 有 { $count } 格只剩一个候选数，仍按空格处理，因为同行、同列或同宫还有这个候选数。
  }
import-warning-comment = 略去了题目旁边的文字：{ $detail }
import-warning-full-width = { $count ->
   *[other] 有 { $count } 个全角字符按半角读取。
  }
import-warning-repaired = { $count ->
   *[other] 链接在传送中受损，已修复 { $count } 个字符。
  }
import-warning-other-solution = 文本中的答案属于另一道题。
import-warning-lost = 有内容无法保留：{ $detail }{ $count ->
    [0] { "" }
    [1] { "" }
   *[other] （{ $count } 处）
  }。
import-warning-invisible = { $count ->
   *[other] 略去了 { $count } 个看不见的字符：{ $detail }。
  }
import-warning-read-as-empty = { $count ->
   *[other] “{ $detail }”按空白格读取，共 { $count } 处。
  }
import-warning-read-as-digit = { $count ->
   *[other] 有 { $count } 个符号按其表示的数字读取，第一个是“{ $detail }”。
  }
import-warning-read-as-one = { $count ->
   *[other] 字母“{ $detail }”按数字 1 读取，共 { $count } 处。
  }
import-warning-widened = { $count ->
   *[other] 有些行的末尾被截去，已补上 { $count } 个空白格。
  }
import-warning-letter-rows = 格子名称中的字母按行读取，数字按列读取。
import-warning-encoding = 文件不是 UTF-8 编码：标题和姓名中的文字可能有误，数字无误。

import-file-empty = 文件是空的。
import-file-too-large = 文件有 { $size } MB，最多能读取 { $most } MB。
import-file-unreadable = 无法读取文件。它可能是文件夹，也可能已移走或删除。
import-file-binary = 这不是文本文件。如果其中有题目，请用原来的程序打开，再把题目复制为文本。
import-file-picture = 这是图片。请单独打开图片，不要和其他文件一起。

paste-play = 开始玩
paste-good = { $givens ->
   *[other] { $givens } 个已知数。
  }{ $outcome ->
    [unique] 有唯一解。
    [multiple] 有多个解：可以玩，但无法只靠逻辑解出。
    [none] 无解：可以载入，但解不出来。
    [unknown] { "" }
   *[checking] 正在检查……
  }
