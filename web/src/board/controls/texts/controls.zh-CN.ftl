# 盘面自带按钮的文字。所有条目都以 board- 开头，与盘面本身的相同。
board-pad = 数字
board-pad-left = { $digit }，{ $left ->
    [0] 已填完
   *[other] 还剩 { $left } 个
  }
board-pad-colour = { $digit }，{ $name }
board-modes = 输入模式
board-mode-digit = 填数
board-mode-corner = 角标
board-mode-centre = 中心
board-mode-colour = 颜色
board-edit = 编辑
board-help = 帮助
board-tool-undo = 撤销
board-tool-redo = 重做
board-tool-erase = 擦除
board-tool-fill = 填满笔记
board-tool-clear = 清空笔记
board-tool-hint = 提示
board-tool-check = 检查
board-tool-solve = 求解
board-tool-new = 新题
board-tool-restart = 重来
board-sure = 确定？
board-ask-solve = 再按一次显示答案，撤销可以返回。
board-ask-new = 再按一次，放下这一局，换一道新题。
board-ask-restart = 再按一次，清除所有填数、笔记和颜色。撤销可以恢复。
board-busy = 正在计算……
board-cancel = 取消
board-close = 关闭
board-walk-back = 上一行
board-walk-on = 下一行
board-next-technique = 用什么技巧
board-next-reason = 为什么
board-next-apply = 照做
board-next-fill = 填满笔记并排除
board-checked = { $count ->
    [0] 目前没有错误。
   *[other] 有 { $count } 个数字填错，已划掉。
  }
board-solve-done = 已解出。撤销可回到你自己填的盘面。
board-new-done = 新题目来了。
board-time = 用时
board-solved = 完成，做得好。
board-solved-in = 用时 { $time } 完成，做得好。
