help-rules = 规则
help-rules-text = 在空格中填入数字，使每一行、每一列、每一宫（九格）都有 1 到 9，每个数字只出现一次。
help-rules-reason = 每道题只有一个答案，靠推理一定能找到，不需要猜。
help-first = 一分钟学会

## Four boards to touch

help-first-title = 一分钟学会数独
help-lesson-of = 第 { $number } 个盘面，共 { $of } 个
help-board = 练习用的小数独
help-row = 每一行都要有 1 到 9，每个数字只出现一次。这一行少了一个。先点标出的格子，再点缺少的数字。
help-row-done = 对，是 { $digit }！这一行的九个数字齐了。
help-column = 列也是这样。这一列少了哪个数字？先点标出的格子，再点数字。
help-column-done = 对，是 { $digit }！这一列也齐了。
help-box = 粗线围成的 3×3 小方块叫做“宫”，也是这样。先点标出的格子，再点缺少的数字。
help-box-done = 对，是 { $digit }！行、列、宫，规则就这些。
help-single = 现在三条规则一起用。标出的格子同时属于一行、一列和一宫，这三处一共已有八个不同的数字。还剩哪一个？
help-single-done = 对，是 { $digit }！数独就是这样解的：找到只能填一个数字的格子，填上，再找下一个。卡住时按“提示”。
help-wrong = { $house ->
    [row] 这一行已经有 { $digit } 了。找找缺少的那个数字。
    [column] 这一列已经有 { $digit } 了。找找缺少的那个数字。
   *[box] 这一宫已经有 { $digit } 了。找找缺少的那个数字。
  }
help-wrong-cell = 先点标出的格子，再点数字。
help-now-digit = 现在点缺少的数字。
help-next = 下一步
help-play = 开始玩

## Hands and keys

help-hands = 触摸和鼠标
help-hand-enter = 填数字
help-hand-enter-how = 先点格子，再点数字。习惯先选数字的话，可以在设置里改。
help-hand-drag = 多个格子
help-hand-drag-how = 拖过这些格子，接下来的操作会作用于所有选中的格子。
help-hand-notes-how = 在数字上方选“{ $corner }”或“{ $centre }”，数字就会以小字记下；再点一次即可去掉。
help-hand-fill = 全部候选数
help-hand-fill-how = “{ $fill }”会在每个空格里写下所有可能的数字。
help-hand-colour = 颜色
help-hand-colour-how = 选“{ $colour }”，数字键就变成九种格子颜色。
help-hand-hint-how = 每按一次多提示一点：看哪里、用什么技巧、为什么。按第四次，就替你走这一步。
help-hand-draw-how = 在“{ $tools }”里。给候选数连链、做标记：先选格子，再选数字，然后按“为什么？”。
help-hand-undo-how = 每一步都可以撤销。“工具”里的历史可以回到更早。
help-keys = 键盘
help-keys-mac = 在 Mac 上用 Cmd 代替 Ctrl。
help-key-digits = 在选中的格子里填数字
help-key-arrows = 移动
help-key-select = 选择更多格子
help-key-modes = 数字、角标、中心、颜色
help-key-corner = 在角上记数字
help-key-centre = 在中心记数字
help-key-drawing = 强链、弱链、为真、为假、删减
help-key-why = 为什么？由 Nonet 裁判
help-key-walk = 逐行查看提示的推理
help-key-tools = 查找工具
help-key-hear = 朗读行、列、宫、缺少的数字、概要
help-key-help = 打开帮助
