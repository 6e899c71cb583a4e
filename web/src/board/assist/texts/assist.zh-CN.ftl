# 盘面借助引擎时的文字。

assist-conflict = 先看这里：盘面上标出的数字在同一行、列或宫内重复。
assist-mistake = 先改正错误
assist-none = 没有提示
assist-several = 这道题有多个解，填数只能按规则检查。
assist-unsolvable = 这道题无解。
assist-no-format = Nonet 无法写出格式“{ $format }”。
assist-no-candidate = { $cell } 没有候选数了，此格式无法表示：{ $name }。
assist-unwritable = 此格式无法保存盘面上的局面：{ $name }。
assist-proposal = 这个主张无法判断：{ $reason }
assist-request = 无法生成这样的题目：{ $reason }
assist-picture = { $fault ->
    [not-a-picture] 此文件无法作为图片读取。
    [too-large] 图片太大。Nonet 最多读取 1 亿像素的图片。
    [too-small] 图片太小：每格至少需要 9 个像素。
    [other-grid] 图中的盘面不是九行九列。
    [jigsaw] 图中是锯齿数独。Nonet 只支持标准数独。
    [no-digits] 图中的盘面几乎没有数字。
    [too-blurred] 图中的数字太模糊，无法读取。
   *[other] 图中没有数独。
  }
