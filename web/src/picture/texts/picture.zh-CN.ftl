# 图片识别结果的核对：从照片或截图读出的盘面。

picture-title = 从图片读取题目
picture-help = 选择一张数独的照片或截图，也可以直接粘贴。图片不会离开你的设备。
picture-reading = 正在识别图片……
picture-shown = 你的图片
picture-board = 识别出的盘面
picture-read = { $givens ->
   *[other] { $givens } 个已知数
  }{ $entered ->
    [0] { "" }
   *[other] ，{ $entered } 个已填数字
  }{ $marked ->
    [0] { "" }
   *[other] ，{ $marked } 格有笔记
  }{ $doubts ->
    [0] ，全部清楚。
   *[other] 。请对照图片检查标出的 { $doubts } 格。
  }
picture-outcome = { $outcome ->
    [unique] 有唯一解。
    [none] 无解，说明有数字读错了。
    [multiple] 有多个解，可能漏读了数字。
    [checking] 正在检查解的个数……
   *[other] 解的个数未知。
  }
picture-of-file = { $name }：{ $what }
picture-choose = 选中一格即可修改。
picture-here = { $kind ->
    [empty] { $cell } 是空格。
    [marked] { $cell } 有笔记：{ $marks }。
    [entered] { $cell } 是 { $digit }，为玩家所填。
   *[given] { $cell } 是 { $digit }。
  }
picture-here-unsure = { $digit ->
    [0] 也可能是空格。
   *[other] 也可能是 { $digit }。
  }
picture-right = 没有错
picture-all-givens = 全部作为已知数
picture-no-marks = 去掉所有笔记
picture-next = 下一格
picture-kind = { $kind ->
    [entered] 改为已知数
   *[given] 改为玩家所填
  }
picture-pad = 选中格的数字
picture-empty = 清空这一格
picture-number = 盘面
picture-of = 共 { $count } 个
picture-board-previous = 上一个盘面
picture-board-next = 下一个盘面
picture-open = 选择图片
picture-another = 换一张图片
picture-camera = 拍照
picture-type = 手动输入
picture-play = 开始玩

## 没有读出盘面的原因

picture-fault-no-grid = 图片里没有找到数独。请拍下整个盘面，四周少留空白。
picture-fault-other-grid = 图片里的盘面不是九行九列。
picture-fault-jigsaw = 盘面的区域不是 3×3 的宫。Nonet 只支持标准数独。
picture-fault-no-digits = 图片里的盘面几乎没有数字。
picture-fault-too-blurred = 数字太模糊，无法识别。请拿稳相机，在光线更好的地方拍摄。
picture-fault-too-small = 盘面太小，无法识别。请靠近一些，或使用更大的图片。
picture-fault-too-large = 图片太大：{ $width } × { $height } 像素，最多能识别 5000 万像素，且每边不超过 30,000 像素。请裁剪图片，或对数独部分截屏后再试。
picture-fault-too-heavy = 读取这张图片需要的内存太多。请裁剪图片，或对数独部分截屏后再试。
picture-fault-bad-pixels = 浏览器无法提供这张图片的像素。
picture-fault-not-a-picture = 无法把此文件作为图片打开。请对数独部分截屏，或将文件另存为 PNG 或 JPEG 后再试。
picture-fault-unreadable = 无法读取文件。它可能是文件夹，也可能已移走或删除。
picture-fault-engine = 无法加载图片识别模块。请联网后重试。
