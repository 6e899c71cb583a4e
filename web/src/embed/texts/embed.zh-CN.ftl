# 嵌入框对自身地址的说明。$name：参数；$value：它的值；$wanted：可取的值，或 embed-wanted-… 之一
embed-unknown = 此盘面的地址中有未知的参数“{ $name }”。
embed-bad = 此盘面的地址把“{ $name }”设为“{ $value }”。应为：{ $wanted }。
embed-wanted-hue = 0 到 359 的整数
embed-wanted-lang = 语言标签，例如 en 或 zh-CN
embed-wanted-origin = 来源（origin），例如 https://example.org，不带路径，多个之间用逗号分隔
embed-wanted-length = 更短的文本
embed-wanted-technique = 技巧的标识，例如 x-wing
embed-wanted-style = 以 --nonet- 开头的名称和简单的 CSS 值，例如颜色
embed-wanted-state = 盘面给出的状态文本
