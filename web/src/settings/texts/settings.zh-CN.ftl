settings-lead = 更改立即生效，并保存在这台设备上。
settings-restore = 恢复默认
settings-restore-group = 恢复默认：{ $group }
settings-restore-all = 全部恢复默认
settings-restored = 已有 { $count } 项设置恢复为默认。
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
