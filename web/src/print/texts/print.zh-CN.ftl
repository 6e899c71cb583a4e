print-preview = 预览
print-what = 打印内容
print-board = 当前题目
print-new = 新题目
print-entries = 包括填数和笔记
print-candidates = 印出候选数
print-solutions = 末尾附上答案
print-solutions-title = 答案
print-per-page = 每页题数
print-paper = 纸张
print-make = 生成题目
print-again = 换一批
print-clamped = 现在是 { $count } 题，因为一次只能打印 1 到 { $most } 题。
print-empty = 盘面是空的，没有可打印的内容。
print-unmade = 请先生成题目。
print-unsolved = 这道题没有唯一解，因此不印答案。
print-title = { $number }. { $level }，难度 { $er }
print-timed = { $name }，{ $minutes } 分钟
print-unrated = { $number }. { $level }
print-sheet = 第 { $page } 页，共 { $pages } 页：第 { $first } 至 { $last } 题{ $kind ->
    [solutions] 的答案
   *[puzzles] {""}
  }
print-list = 列表中的题目
print-heading = 每页的标题
print-mixed = 各个难度
print-codes = 附上二维码
print-codes-help = 用手机等扫描二维码，即可在 Nonet 中打开题目。
print-name-number = { $number }.
print-name-rated = { $number }. 难度 { $er }
print-list-cut = 这是 { $all } 题中的前 { $count } 题。
print-pdf = 保存为 PDF
print-pdf-title = 数独
print-pdf-making = 正在生成 PDF：第 { $done } 页，共 { $of } 页
print-pdf-saved = PDF 已保存。
print-pdf-failed = 无法生成 PDF。
