# 简体中文

## The page

app-skip-view = 跳到正文
app-more = 更多
app-close = 关闭
app-dismiss = 知道了
app-cancel = 取消
app-retry = 重试

theme = 外观
theme-auto = 自动
theme-light = 浅色
theme-dark = 深色
theme-sepia = 复古
theme-contrast = 高对比度
language = 语言

## Levels

level-beginner = 入门
level-easy = 简单
level-medium = 中等
level-hard = 困难
level-expert = 专家
level-fiendish = 魔鬼
level-extreme = 极限
level-own = 自己的题目

## Messages of the page

cancelled = 已取消。
clash = { $digit } 在第{ $number }{ $kind ->
    [row] 行
    [column] 列
   *[box] 宫
  }出现两次：{ $first } 和 { $second }。

## Hints

cell-in-words = { $among ->
   *[other] 第{ $row }行第{ $column }列
  }

## Pasting

paste-label = 题目文本
paste-show = 定位
paste-waiting = 粘贴或输入一道题。

## When something fails

engine-failed = 求解器未能载入。你可以继续玩，但出题、提示和求解都需要它。
language-failed = 无法载入该语言。
view-failed = 无法载入页面的这一部分。

## 页面无法绘制

broken-title = 无法显示此页面
broken-text = 绘制此页面时出了错。可以先保存备份，再选择如何继续。
broken-aside = 这局游戏已另存。题库和每个备份中都有它，随时可以重新打开。
broken-unstored = 浏览器没有为 Nonet 存储任何数据，这局游戏只在此页面中。离开之前请先保存备份。
broken-safe = 所有游戏都保持原样。
broken-empty = 用空白盘面继续
broken-afresh = 重新开始此页面
broken-details = 错误详情
broken-saved = 备份已保存，包含这台设备上的所有游戏。
broken-unsaved-file = 浏览器无法保存该文件。

## Header, settings, installing

nav = 页面
nav-library = 题库
nav-learn = 学习
nav-lab = 实验室
nav-help = 帮助
nav-docs = 文档
nav-settings = 设置
nav-back = 返回游戏
update-replaced = 新版本已启用，此标签页仍是旧版本。方便时请重新加载，你的游戏会保留。
update-reload = 重新加载
backup-save = 保存备份
