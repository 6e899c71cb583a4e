# 文本未能读取的原因，以及格式名称。

import-placed = 第 { $line } 行第 { $column } 个字符：{ $why }

## 格式

import-format-line = 一行 81 个字符
import-format-current = 一行 81 个字符
import-format-rows = 九行数字
import-format-bordered = 带边框的盘面
import-format-markdown = Markdown 表格
import-format-html = 网页（HTML）
import-format-json-array = JSON 数组
import-format-pencil-marks = 候选数盘面
import-format-library = HoDoKu 题库行
import-format-sukaku = 729 个字符的候选数数独（Sukaku）
import-format-csv = CSV 列表
import-format-csv-grid = CSV 盘面
import-format-tsv = 制表符分隔的表格（TSV）
import-format-latex = LaTeX 数独环境
import-format-latex-table = LaTeX 表格
import-format-svg = SVG 图片
import-format-ss = SimpleSudoku 文件（.ss）
import-format-sdk = SadMan Sudoku 文件（.sdk）
import-format-sdm = 题目列表（.sdm）
import-format-sdx = SudoCue 文件（.sdx）
import-format-opensudoku = OpenSudoku 文件（XML）
import-format-1gsudoku = 1gsudoku 文件（XML）
import-format-gnome-sudoku = GNOME 数独的存档
import-format-ksudoku = KSudoku 存档（XML）
import-format-sdku = SDKU 文件（XML）
import-format-exchange-bank = SudokuExchange 题库
import-format-solo = Solo 游戏 ID
import-format-solo-save = Solo 存档
import-format-nyt = 《纽约时报》的题目数据
import-format-sudoku-json = Nonet 游戏文件（.sudoku.json）
import-format-nonet = Nonet 链接
import-format-nonet-game = Nonet 游戏链接
import-format-f-puzzles = f-puzzles 链接
import-format-sudokupad = SudokuPad 链接
import-format-sudokupad-scf = SudokuPad 短链接（scf）
import-format-sudokupad-classic = SudokuPad 链接（classic）
import-format-sudokupad-scl = SudokuPad 链接（scl）
import-format-sudokuexchange = SudokuExchange 链接
import-format-sudokuwiki = SudokuWiki 链接
import-format-sudokuwiki-b = SudokuWiki 链接，B 版
import-format-sudokuwiki-1 = SudokuWiki 链接，第 1 版
import-format-sudokuwiki-n = 旧式 SudokuWiki 链接
import-format-sudoku-coach = sudoku.coach 链接
import-format-sudoku-coach-state = sudoku.coach 局面码
import-format-solo-link = Solo 链接
import-format-good-sudoku = Good Sudoku 链接
import-format-lisudoku = lisudoku 链接

## 未能读取的原因

import-fault-unknown = 这种题目形式 Nonet 不认识。{ $found ->
    [0] 其中一格也没有。
   *[other] 其中有 { $found } 个数字或空白格符号；一道题应有 81 个。
  }
import-fault-bad-character = 这里不能出现“{ $detail }”。
import-fault-mixed-blanks = “{ $detail }”是第二种空白格写法。请只用一种，或让总数正好 81 格。
import-fault-too-few = 应有 { $wanted } 个，只有 { $found } 个。
import-fault-too-many = 应有 { $wanted } 个，却有 { $found } 个。这里是多出的第一个。
import-fault-row-length = { $found ->
   *[other] 第 { $row } 行有 { $found } 格，应为 { $wanted } 格。
  }
import-fault-row-count = { $found ->
   *[other] 题目有 { $found } 行，应为 { $wanted } 行。
  }
import-fault-extra-text = 题目已完整，但后面还有多余的文字。
import-fault-fields = 这个 HoDoKu 题库行在盘面之前就结束了；盘面是冒号分隔的第四部分。
import-fault-triple = 这里应是三个数字：数字、行、列，各为 1 到 9。
import-fault-repeated = 某格的候选数中，数字 { $detail } 出现了两次。
import-fault-removed-digit = “{ $detail }”排除的正是这一格已填的数字。
import-fault-wrong-digit = 这里是“{ $detail }”，但只能是 { $wanted } 或空白符号。
import-fault-no-puzzle = 其中没有 Nonet 能读取的题目。
import-fault-json = 从这里起不是正确的 JSON。
import-fault-xml = 从这里起不是正确的 XML。
import-fault-xml-entities = 文本自行定义了实体。实体可能有害，所以 Nonet 不读取这类文件。
import-fault-depth = 文本的嵌套超过 { $wanted } 层。
import-fault-contradiction = 这里第 { $row } 行的数字与前面的已知数不同：“{ $detail }”。
import-fault-bad-value = 格子的值不能是“{ $detail }”。
import-fault-size = 题目是 { $found } 行 { $found } 列。Nonet 只支持 9×9。
import-fault-base64 = 其中的编码受损或不完整：不是正确的 base64。
import-fault-compressed = 其中压缩的题目受损或不完整。请重新复制全部内容。
import-fault-too-large = 内容太长：最多能读取 { $wanted }。
import-fault-too-many-puzzles = 其中的题目超过 { $wanted } 道。
import-fault-short-id = 请在 { $detail } 打开这个链接，再复制题目本身：链接只指向存放在那里的题目，而 Nonet 不访问任何服务器。
import-fault-unsupported = Nonet 无法读取：{ $detail }。
import-fault-other-format = 这是另一种形式：{ $detail }。
import-fault-binary = 这不是文本，或编码不是 UTF-8。
import-fault-unknown-sign = “{ $detail }”一共出现了 { $found } 次。它是空白格吗？如果是，请换成小数点。
