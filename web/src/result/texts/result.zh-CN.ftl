# 成绩卡、一周的每日一题，以及向别人发起挑战的链接。

result-title = 你的成绩
result-date = 日期
result-expected = 一般用时
result-hints = 提示
result-streak = 打卡
result-streak-days = { $days ->
   *[other] 连续 { $days } 天
  }
result-line-daily = Nonet · { $date } 每日一题
result-line = Nonet · { $date }
result-line-time = 用时：{ $time }
result-line-expected = 一般用时{ $time }
result-line-streak = 打卡：{ $streak }
result-copy = 复制文字
result-picture-copy = 复制图片
result-picture-save = 保存图片
result-copied = 已复制，可粘贴到任何地方。
result-uncopied = 浏览器不允许复制。请选中上面的文字，或保存图片。
result-unshared = 分享失败。请复制文字，或保存图片。
result-undrawn = 浏览器未能生成图片。请改为复制文字。

week-title = 最近七天
week-help = “平时”指你已完成的对局所体现的用时。
week-day = 日期
week-usual = 与平时相比
week-done = 已完成
week-begun = 已开始
week-missed = 未做
week-open = 待做
week-quicker = 快 { $by }
week-slower = 慢 { $by }
week-even = 与平时相同
week-unknown = 尚不清楚

result-challenge-title = 挑战好友
result-challenge-help = 对方打开链接后，不能预先看到题目，开始后才显示。完成后比较双方的用时。
result-challenge-time = 你的用时：{ $time }{ $hints ->
    [0] 。
   *[other] ，用了 { $hints } 次提示。
  }
result-challenge-name = 你的名字（可不填）
result-challenge-private = 题目、用时和名字都写在链接本身里，不会发送到任何服务器。名字会留在本设备上，下次挑战时不用再填。
result-challenge-link = 链接
result-challenge-copy = 复制链接
result-challenge-copied = 链接已复制，发给想挑战的人吧。
result-challenge-uncopied = 浏览器不允许复制。请选中链接，自行复制。
result-challenge-text = 这道数独我用了 { $time }，你能更快吗？
