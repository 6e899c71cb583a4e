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
    [not-a-picture] 无法把此文件作为图片读取。请对数独部分截屏，或将文件另存为 PNG 或 JPEG 后再试。
    [too-large] 图片太大：{ $width } × { $height } 像素，Nonet 最多读取 5000 万像素，且每边不超过 30,000 像素。请裁剪图片，或对数独部分截屏后再试。
    [too-heavy] 读取这张图片需要的内存太多。请裁剪图片，或对数独部分截屏后再试。
    [too-small] 图片太小：每格至少需要 9 个像素。
    [other-grid] 图中的盘面不是九行九列。
    [jigsaw] 图中是锯齿数独。Nonet 只支持标准数独。
    [no-digits] 图中的盘面几乎没有数字。
    [too-blurred] 图中的数字太模糊，无法读取。
   *[other] 图中没有数独。
  }
