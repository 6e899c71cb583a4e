# 嵌入生成器：选项、要粘贴的代码，以及读者看到的棋盘

builder-title = 嵌入盘面
builder-lead = 选择读者看到怎样的盘面。它在读者的浏览器里运行，不会向任何地方发送数据。

builder-kind = 嵌入方式
builder-kind-element = 元素
builder-kind-iframe = 框架

builder-source = 题目来源
builder-source-board = 盘面上的
builder-source-text = 粘贴的
builder-source-level = 按难度
builder-source-technique = 按技巧
builder-text = 任意形式的题目：81 个数字、多行、链接
builder-level = 难度
builder-technique = 技巧
builder-board-empty = 盘面上还没有题目。

builder-play = 玩法
builder-controls = 盘面周围的控件
builder-controls-all = 全部控件
builder-controls-none = 不显示
builder-controls-some = 部分
builder-control-pad = 数字键
builder-control-modes = 笔记与颜色
builder-control-undo = 撤销与重做
builder-control-erase = 擦除
builder-control-notes = 填满笔记
builder-control-hint = 提示
builder-control-check = 检查
builder-control-solve = 求解
builder-control-new = 新题目
builder-control-restart = 重新开始
builder-hints = 提示
builder-hints-off = 不提示
builder-hints-where = 只说看哪里
builder-hints-technique = 到技巧为止
builder-hints-reason = 到理由为止
builder-hints-apply = 全部步骤
builder-assist = 标出错误
builder-assist-off = 不标出
builder-assist-rules = 重复的数字
builder-assist-solution = 填错的数字
builder-marks = 小数字
builder-marks-notes = 玩家的笔记
builder-marks-candidates = 候选数
builder-timer = 显示时间
builder-readonly = 只供查看
builder-kept = 在读者的浏览器里保存游戏

builder-look = 外观
builder-theme = 主题
builder-lang = 语言
builder-lang-auto = 读者的语言
builder-own-hue = 自选颜色
builder-hue = 颜色
builder-width = 宽度（像素），{ $least } 到 { $most }
builder-plain = 附上题目的图，供订阅源和邮件显示
builder-page = 你的网页地址
builder-page-help = 只有你的网页要跟踪游戏时才需要。不填时，框架只报告自己的高度。
builder-page-bad = 请填写像 https://example.org 这样的地址。

builder-snippet = 把这段代码粘贴到你的网页里
builder-copied = 已复制。
builder-help-element = 适合可以使用脚本的网页：盘面是网页的一部分，沿用其字体和颜色，并发出事件。此服务器须为其 embed 文件夹发送 Access-Control-Allow-Origin。如果你的 style-src 不允许 style，请把其中几行放进样式表。
builder-help-iframe = 适合只允许框架或需要隔离的网页。最后一行让框架随内容增高；没有它，高度固定不变。
# 看不到盘面的读者点击的链接
builder-link = 玩这道数独
builder-help-plain = 订阅阅读器、邮件和关闭 JavaScript 的浏览器无法显示盘面，会改为显示链接和表格形式的题目。
builder-preview = 读者看到的样子
builder-none = 有了题目，盘面就会出现在这里。
