# 简体中文

## The names of the techniques

technique-full-house = 最后一格
technique-hidden-single-box = 宫内唯一位置（宫摒除）
technique-hidden-single-line = 行列唯一位置（行列摒除）
technique-naked-single = 唯一余数
technique-direct-pointing = 直观宫区块
technique-direct-claiming = 直观行列区块
technique-direct-hidden-pair = 直观隐性数对
technique-direct-hidden-triple = 直观隐性三数组
technique-locked-pair = 死锁数对
technique-locked-candidates-1 = 宫区块（区块摒除）
technique-locked-candidates-2 = 行列区块（区块摒除）
technique-locked-triple = 死锁三数组
technique-naked-pair = 显性数对
technique-hidden-pair = 隐性数对
technique-naked-triple = 显性三数组
technique-hidden-triple = 隐性三数组
technique-x-wing = X翼
technique-unique-rectangle-1 = 唯一矩形类型 1
technique-bug-plus-1 = 全双值坟墓 + 1
technique-naked-quad = 显性四数组
technique-skyscraper = 摩天楼
technique-two-string-kite = 双线风筝
technique-remote-pair = 远程数对
technique-chute-remote-pair = 三宫远程数对
technique-turbot-fish = 多宝鱼
technique-empty-rectangle = 空矩形
technique-xy-wing = XY翼
technique-avoidable-rectangle-1 = 可避免矩形类型 1
technique-unique-rectangle-2 = 唯一矩形类型 2
technique-unique-rectangle-4 = 唯一矩形类型 4
technique-unique-rectangle-5 = 唯一矩形类型 5
technique-unique-rectangle-6 = 唯一矩形类型 6
technique-unique-rectangle-3 = 唯一矩形类型 3
technique-hidden-rectangle = 隐性唯一矩形
technique-avoidable-rectangle-2 = 可避免矩形类型 2
technique-almost-locked-pair = 欠一数对
technique-swordfish = 剑鱼
technique-hidden-quad = 隐性四数组
technique-xyz-wing = XYZ翼
technique-w-wing = W翼
technique-simple-colors-trap = 单链染色（陷阱）
technique-simple-colors-wrap = 单链染色（同色冲突）
technique-dual-two-string-kite = 双重双线风筝
technique-dual-empty-rectangle = 双重空矩形
technique-finned-x-wing = 鳍X翼
technique-sashimi-x-wing = 退化X翼
technique-almost-locked-triple = 欠一三数组
technique-jellyfish = 水母
technique-unique-loop-1 = 唯一环类型 1
technique-unique-loop-2 = 唯一环类型 2
technique-unique-loop-4 = 唯一环类型 4
technique-unique-loop-3 = 唯一环类型 3
technique-bug-2 = 全双值坟墓类型 2
technique-bug-4 = 全双值坟墓类型 4
technique-bug-3 = 全双值坟墓类型 3
technique-extended-rectangle-1 = 拓展矩形类型 1
technique-extended-rectangle-2 = 拓展矩形类型 2
technique-extended-rectangle-4 = 拓展矩形类型 4
technique-unique-rectangle-strong-link = 带强链的唯一矩形
technique-extended-rectangle-3 = 拓展矩形类型 3
technique-bug-plus-n = 全双值坟墓 + n
technique-bug-lite = 局部全双值坟墓（BUG-Lite）
technique-bivalue-oddagon = 双值奇环
technique-multi-colors-1 = 多链染色 1
technique-multi-colors-2 = 多链染色 2
technique-symmetrical-placement = 对称法则（Gurth）
technique-x-colors = X染色
technique-finned-swordfish = 鳍剑鱼
technique-grouped-w-wing = 区块W翼
technique-sashimi-swordfish = 退化剑鱼
technique-m-wing = 强弱链（M翼）
technique-s-wing = 强弱链（S翼）
technique-l-wing = 强弱链（L翼）
technique-h-wing = 强弱链（H翼）
technique-m-ring = 强弱链连续环（M环）
technique-l-ring = 强弱链连续环（L环）
technique-wxyz-wing = WXYZ翼
technique-firework-triple = 烟花三数组
technique-x-chain = X链
technique-x-cycle = X环
technique-broken-wing = 断翼（守护者）
technique-firework-w-wing = 烟花W翼
technique-xy-chain = XY链
technique-3d-medusa = 三维美杜莎
technique-finned-jellyfish = 鳍水母
technique-sashimi-jellyfish = 退化水母
technique-siamese-fish = 孪生鱼
technique-sue-de-coq = 融合待定数组（Sue de Coq）
technique-firework-quad = 烟花四数组
technique-vwxyz-wing = VWXYZ翼
technique-continuous-nice-loop = 强弱链连续环
technique-aic = 强弱链（AIC）
technique-discontinuous-nice-loop = 强弱链不连续环
technique-als-xz = 待定数组 XZ（ALS-XZ）
technique-unique-rectangle-als = 带待定数组的唯一矩形
technique-als-w-wing = 待定数组 W翼
technique-ahs-xz = 隐性待定数组 XZ（AHS-XZ）
technique-als-xy-wing = 待定数组 XY翼
technique-aligned-pair-exclusion = 对齐数对排除
technique-uvwxyz-wing = UVWXYZ翼
technique-grouped-continuous-nice-loop = 区块强弱链连续环
technique-grouped-aic = 区块强弱链（AIC）
technique-grouped-discontinuous-nice-loop = 区块强弱链不连续环
technique-tridagon = 三值奇环（雷神之锤）
technique-als-chain = 待定数组链
technique-als-continuous-nice-loop = 待定数组强弱链连续环
technique-als-aic = 待定数组强弱链（AIC）
technique-als-discontinuous-nice-loop = 待定数组强弱链不连续环
technique-aic-unique-rectangle = 唯一矩形强弱链（AIC）
technique-aic-fish = 鱼强弱链（AIC）
technique-aic-bent-set = 跨区待定数组强弱链（AIC）
technique-blossom-loop = 绽放环
technique-franken-x-wing = 宫内X翼
technique-finned-franken-x-wing = 鳍宫内X翼
technique-franken-swordfish = 宫内剑鱼
technique-finned-franken-swordfish = 鳍宫内剑鱼
technique-death-blossom = 死亡绽放
technique-mutant-x-wing = 交叉X翼
technique-finned-mutant-x-wing = 鳍交叉X翼
technique-franken-jellyfish = 宫内水母
technique-finned-franken-jellyfish = 鳍宫内水母
technique-mutant-swordfish = 交叉剑鱼
technique-finned-mutant-swordfish = 鳍交叉剑鱼
technique-siamese-franken-fish = 孪生宫内鱼
technique-aligned-triplet-exclusion = 对齐三数组排除
technique-junior-exocet = 初级飞鱼导弹（Junior Exocet）
technique-sk-loop = 多米诺环（SK 环）
technique-mutant-jellyfish = 交叉水母
technique-finned-mutant-jellyfish = 鳍交叉水母
technique-siamese-mutant-fish = 孪生交叉鱼
technique-kraken-fish-1 = 海怪鱼类型 1
technique-tridagon-chain = 三值奇环强制链
technique-kraken-fish-2 = 海怪鱼类型 2
technique-whip = 鞭链（Whip）
technique-g-whip = 区块鞭链（g-Whip）
technique-braid = 辫链（Braid）
technique-g-braid = 区块辫链（g-Braid）
technique-exocet-mirror = 带镜像格的初级飞鱼导弹（Junior Exocet with Mirror Nodes）
technique-double-exocet = 双飞鱼导弹（Double Exocet）
technique-senior-exocet = 高级飞鱼导弹（Senior Exocet）
technique-weak-exocet = 衰弱飞鱼导弹（Weak Exocet）
technique-multi-sector-locked-set = 网（MSLS）
technique-multi-fish = 复数鱼（Multi-Fish）
technique-squirmbag = 章鱼（五阶鱼）
technique-finned-squirmbag = 鳍章鱼（五阶鱼）
technique-sashimi-squirmbag = 退化章鱼（五阶鱼）
technique-franken-squirmbag = 宫内章鱼（五阶鱼）
technique-finned-franken-squirmbag = 鳍宫内章鱼（五阶鱼）
technique-mutant-squirmbag = 交叉章鱼（五阶鱼）
technique-finned-mutant-squirmbag = 鳍交叉章鱼（五阶鱼）
technique-whale = 鲸鱼（六阶鱼）
technique-finned-whale = 鳍鲸鱼（六阶鱼）
technique-sashimi-whale = 退化鲸鱼（六阶鱼）
technique-franken-whale = 宫内鲸鱼（六阶鱼）
technique-finned-franken-whale = 鳍宫内鲸鱼（六阶鱼）
technique-mutant-whale = 交叉鲸鱼（六阶鱼）
technique-finned-mutant-whale = 鳍交叉鲸鱼（六阶鱼）
technique-leviathan = 利维坦（七阶鱼）
technique-finned-leviathan = 鳍利维坦（七阶鱼）
technique-sashimi-leviathan = 退化利维坦（七阶鱼）
technique-franken-leviathan = 宫内利维坦（七阶鱼）
technique-finned-franken-leviathan = 鳍宫内利维坦（七阶鱼）
technique-mutant-leviathan = 交叉利维坦（七阶鱼）
technique-finned-mutant-leviathan = 鳍交叉利维坦（七阶鱼）
technique-bowmans-bingo = 鲍曼宾果（单数试填）
technique-template-set = 模板填数
technique-template-delete = 模板删数
technique-pattern-overlay = 图案叠加
technique-nishio-forcing-chain = Nishio 强制链
technique-digit-forcing-chain = 数字强制链
technique-cell-forcing-chain = 单元格强制链
technique-region-forcing-chain = 区域强制链
technique-digit-forcing-net = 数字强制网（归谬）
technique-forcing-net = 强制网（统一结论）
technique-forcing-net-plus = 强制网（含结构）
technique-nested-forcing-net-1 = 嵌套强制网 1（强制链）
technique-nested-forcing-net-2 = 嵌套强制网 2（多重强制链）
technique-nested-forcing-net-3 = 嵌套强制网 3（强制网）
technique-nested-forcing-net-4 = 嵌套强制网 4（嵌套强制网）

# $names: what other programs and books call a technique, as a list.
also-called = 又名：{ $names }

## The idea of a technique; one message for techniques that are one idea

means-full-house = 行、列或宫只剩一个空格时，填入缺少的那个数字。
means-hidden-single-box = 某个数字在宫内只剩一个位置。
means-hidden-single-line = 某个数字在行或列内只剩一个位置。
means-naked-single = 某格只剩一个数字可填。
means-direct-locked = 某个数字在宫与线的相交处必有一个，因此在相邻的区域内只剩一个位置。
means-direct-hidden = 几个数字占满同一区域内同样多的格子，因此另一个数字在那里只剩一个位置。
means-locked-candidates = 某个数字在一个区域内的所有位置也都在另一个区域内，所以另一个区域的其他位置可以排除它。
means-locked-subset = 同在两个区域内的几格合起来只有同样多的候选数，这些数字在两个区域内都就此用尽。
means-almost-locked-candidates = 几个数字在一条线上和一个宫内都只差一个就填满几格，所以线与宫的相交处恰有其中一个。
means-naked-subset = 同一区域内的几格合起来只有同样多的候选数，区域内的其他格可以排除这些数字。
means-hidden-subset = 同一区域内的几个数字只有同样多的位置，这几格不能再填别的数字。
means-firework-triple = 在某宫相交的一行一列上，三个数字在宫外都只能在同样的两格：它们占满这两格和相交格。
means-firework-quad = 两行两列相交的四格，分属四宫。四个数字受各自的行和列限制，都必在这四格之中。
means-firework-w-wing = 两个数字受限于某格及其同行、同列的各一格。另有一格只含这两个候选数，并同时看到后两格。
means-fish = 某个数字在几行内的位置都落在同样多的几列上（行列互换也一样），这些列的其他位置可以排除它。
means-finned-fish = 多出几个位置（鳍）的鱼：鱼和每个鳍都能排除的候选数，才可以排除。
means-sashimi-fish = 去掉鳍就不成形的鱼，推理与鳍鱼相同。
means-complex-fish = 不只用行和列，也用到宫的鱼。
means-finned-complex-fish = 不只用行和列，也用到宫，并且带鳍的鱼。
means-siamese-fish = 两条鳍鱼的定义域相同、鳍不同，各自排除不同的候选数。
means-kraken-fish = 鳍不直接看到要排除的候选数，而是通过链推到它的鳍鱼。
means-skyscraper = 某个数字在两行（或两列）内各有两个位置，其中一端同在一列（或一行）：另外两端必有一个成立。
means-two-string-kite = 某个数字在一行和一列内各有两个位置，两边各有一端同在一宫：另外两端必有一个成立。
means-turbot-fish = 同一数字的两条强链相连：两端必有一个成立。
means-empty-rectangle = 某个数字在宫内的位置都在一行和一列上，再由一条强链传到宫外。
means-colors-trap = 某个数字的位置沿强链交替染成两色，必有一色成立：同时看到两色的位置不成立。
means-colors-wrap = 某个数字的位置沿强链交替染成两色。同色的两格互相看到，所以该色不成立。
means-multi-colors-1 = 两组交替染色相遇：互相看到的两色不能同时成立，所以它们的另一色必有一个成立。
means-multi-colors-2 = 两组交替染色相遇：看到另一组两种颜色的那一色不成立。
means-x-colors = 从一条强链出发，只要每一色还能推出唯一的位置，就继续染色。
means-medusa = 多个数字的强链染成两色，一色成立，另一色不成立。
means-deadly-1 = 某个结构会造成两个解，只有一格能阻止，所以这一格不能填结构中的数字。
means-deadly-2 = 某个结构会造成两个解，只有另一个数字能阻止，所以这个数字必在其中某格。
means-deadly-3 = 某个结构会造成两个解，要靠多出的数字阻止，这些数字与其他格子组成数组。
means-deadly-4 = 会造成两个解的结构：其中一个数字必在某两格，所以另一个数字不能在那里。
means-unique-rectangle-6 = 会造成两个解的四格：某个数字在所在的行或列没有别的位置，所以一条对角线上不能填它。
means-hidden-rectangle = 会造成两个解的四格：从一角出发，强链排除对角的一个数字。
means-unique-rectangle-strong-link = 会造成两个解的四格之间有强链，只剩一种出路。
means-unique-rectangle-als = 四格可能造成两个解，多出的两种候选数必有一种成立，而某个待定数组至多缺其中一个。
means-avoidable-1 = 四格都不是已知数，不能填成可以互换的两对数字。
means-avoidable-2 = 两对数字会变得可以互换，只有另一个数字能阻止，所以这个数字必在两格之一。
means-bug-plus-1 = 除一格外所有空格都是双值格。没有那个多出的候选数就会有两个解或无解，所以它成立。
means-bug-2 = 几乎所有空格都是双值格，多出的候选数都是同一数字，其中一个成立。
means-bug-3 = 几乎所有空格都是双值格，两格多出的数字与其他格子组成数组。
means-bug-4 = 几乎所有空格都是双值格，有一个数字必在多出候选数的两格之一。
means-bug-plus-n = 几乎所有空格都是双值格。多出的候选数至少一个成立，它们都能排除的候选数可以排除。
means-bug-lite = 一部分格子可以一起换成各自的另一个数字，题目就会有两个解，所以其中多出的候选数必有一个成立。
means-symmetrical-placement = 把数字相应互换后，题目的已知数是对称的。题目只有一个解，所以解也同样对称。
means-xy-wing = 一个双值格看到另外两个双值格，无论它填哪个，另外两格之一必为第三个数字。
means-bent-set = 一组格子横跨两个相交区域，格数与数字数相同。只有一个数字可能重复，看到它所有位置的格子可以排除它。
means-w-wing = 两个候选数相同的双值格由其中一个数字的强链相连：两格之一必为另一个数字。
means-chain-wing = 两端都是强链的短链：两端必有一个成立。
means-chain-ring = 三条强链首尾相接成短环：每条链的两端恰有一个成立。
means-remote-pair = 由候选数相同的双值格组成的链：两端必不相同，所以同时看到两端的格子，两个数字都不能填。
means-chute-remote-pair = 横排或竖排的三宫中，两宫内各有一格，候选数相同。如果两格填同一个数字，第三宫就没有位置填它。
means-x-chain = 同一数字的强链和弱链交替：两端必有一个成立。
means-x-cycle = 同一数字的强链和弱链交替，回到起点。
means-xy-chain = 由双值格组成的链：两端之一必为共有的数字。
means-aic = 强链和弱链交替：两端必有一个成立，与两端都矛盾的候选数不成立。
means-continuous-loop = 首尾相接而不矛盾的链：每条弱链的两端必有一个成立。
means-aic-unique-rectangle = 经过唯一矩形的链：两个多出的候选数必有一个成立，否则题目会有两个解。
means-aic-fish = 经过鱼的链：如果鱼鳍不成立，鱼的每一列（或每一行）都在鱼身上有这个数字。
means-aic-bent-set = 链经过两个相交区域里的几格，每个数字在其中最多出现一次；少了一个数字，其余的就都要出现。
means-blossom-loop = 有分支的环：从三四个必有一个成立的候选数出发，各沿一条链到达终点，而终点只能有一个成立。
means-discontinuous-loop = 回到起点的链，并由此确定某个数字成立或不成立。
means-bowmans-bingo = 假设某个候选数成立，只用唯一数一步步填下去，最后出现矛盾。
means-whip = 假设某个候选数成立，逐步推下去，结果某个数字没有位置，或某格没有数字可填。
means-braid = 与鞭链相似，但每一步可以从前面任何一步推出，最终导致矛盾。
means-sue-de-coq = 行（或列）与宫相交处的格子，与该行（列）和该宫的格子分完所有数字，一个不多。
means-als-xz = 两个待定数组共有一个只能归其中之一的数字：另一个共有的数字必在其中某组。
means-ahs-xz = 两组数字的位置都比数字多一个，并在某些格子相遇：这些格子只能归其中一组。
means-als-w-wing = 两个待定数组由一条强链相连：其中之一必含另一个共有的数字。
means-als-xy-wing = 三个待定数组：无论中间一组让出哪个数字，另外两组之一必含共有的数字。
means-als-chain = 一串待定数组，相邻两组共有一个只能归其中之一的数字。
means-death-blossom = 某格的每个候选数都会把一个待定数组变成数组，而这些数组含有同一个数字。
means-aligned-exclusion = 列出几格的所有填法。有些填法会使别的格没有数字可填，余下的填法都不含某个候选数。
means-junior-exocet = 一行（或列）与一宫相交处的两个基准格，和同一大行（或大列）另外两宫内的两个目标格：基准格填哪两个数字，目标格也填那两个。
means-senior-exocet = 其中一个目标格在大行（或大列）之外的飞鱼导弹：基准格填哪两个数字，目标格也填那两个。
means-double-exocet = 同一大行（或大列）内共用三条交叉线的两个飞鱼导弹：两者合起来容不下的候选数都可以排除。
means-exocet-mirror = 飞鱼导弹的目标格与另一目标格所在宫内的两个镜像格必有相同的数字，所以镜像格只剩一格填别的数字。
means-weak-exocet = 带“伤口”的四数飞鱼导弹：交叉线上多出一格也能填基准数字。即使如此，一个或两个目标格仍必填这四个数字之一。
means-sk-loop = 八对格子穿过四个宫、两行、两列连成一环，能填入的数字个数恰好等于环的格数。
means-multi-sector-locked-set = 若干行与若干列相交的空格里，能填入的数字个数恰好等于格数，所以每个数字在所计的行或列内都就此用尽。
means-multi-fish = 几个数字在几行（或列）内需要的位置，恰好与可用的位置一样多，所以全部用尽。
means-template-set = 某个数字的九个位置的所有放法都用到同一格。
means-template-delete = 某个数字的九个位置的任何放法都用不到这一格。
means-pattern-overlay = 把各个数字九个位置的放法互相对照，与另一个数字的放法都不相容的可以去掉。
means-nishio-forcing-chain = 假设某个数字填在某格：这个数字在别处就会没有位置，所以假设不成立。
means-forcing = 几种可能中必有一种成立，而每种都推出同样的结果；或者其中一种推出矛盾。
means-tridagon = 分属四宫的十二个格子无法只用三个数字填满：其中多出的候选数必有一个成立。
means-tridagon-chain = 分属四宫的十二个格子无法只用三个数字填满：多出的候选数必有一个成立，而每一个都推出同样的结果。
means-bivalue-oddagon = 由奇数个格子组成的环无法只用两个数字填满：其中多出的候选数必有一个成立。
means-broken-wing = 某个数字的奇数个位置连成环。如果环所在的区域没有别的位置就会矛盾，所以那些位置必有一个成立。

## Why a step follows. The core says which of these, and what they name: core/include/nonet/explain.hpp

why-so = 所以{ $effects }。
why-so-either = 无论如何，{ $effects }。
why-so-seeing = { $cells }{ $what ->
    [both] 同时看到两者
    [roofs] 同时看到两个屋顶格
    [it] 看到它
    [colors] 同时看到两色
    [opposites] 同时看到这两色
    [places] 看到那里的所有位置
   *[all] 看到所有这些位置
  }，所以{ $count ->
    [1] 不是
   *[other] 都不是
  }{ $digit }。
why-clause-is = { $count ->
    [1] { $cells }是{ $digit }
   *[other] { $digit }在{ $cells }之一
  }
why-clause-is-not = { $count ->
    [1] { $cells }不是{ $digit }
   *[other] { $digit }不在{ $cells }中
  }
why-clause-gone = { $count ->
    [1] { $cells }不是{ $digits }
   *[other] { $cells }都不是{ $digits }
  }
why-pair-of-places = { $houses }的{ $digit }在{ $cells }。
why-digits = 涉及的数字：{ $digits }。
why-whole = { $why }{ $so }
why-between = ；
why-strike = { $cells }的{ $digits }
why-house = 第{ $number }{ $kind ->
    [row] 行
    [column] 列
   *[box] 宫
  }
why-houses = 第{ $numbers }{ $kind ->
    [row] 行
    [column] 列
   *[box] 宫
  }
why-set = { $cells }{"{"}{ $digits }{"}"}

## Chains, line by line, and in brackets why a link holds

why-suppose = 假设{ $what }。
why-suppose-again = 而如果{ $what }，还能推出：
why-line = { $what }（{ $because }）。
why-line-so = { $premises }，所以{ $what }（{ $because }）。
why-premise = { $what }（{ $because }）
because-same-cell = 同格
because-same-house = { $kind ->
    [row] 同行
    [column] 同列
   *[box] 同宫
  }
because-last-candidate = { $given ->
    [0] 唯一的候选数
   *[other] 因为{ $facts }，只剩这个候选数
  }
because-only-place = { $given ->
    [0] { $houses }唯一的位置
   *[other] 因为{ $facts }，{ $houses }只剩这个位置
  }
because-almost-locked-set = { $set }必含其余数字
because-remote-pair = 同一数对
because-locked-candidates = { $houses }的{ $digit }都在{ $covers }
because-hidden-pair = { $cells }必是{ $digits }
because-naked-pair = { $cells }只有{ $digits }
because-x-wing = { $houses }的{ $digit }形成 X翼
because-inner-chain = 余下候选数中的一条链
because-unique-rectangle = 否则{ $cells }的{ $digits }可以互换
because-fish = { $houses }的{ $digit }只在{ $covers }或鱼鳍里
why-end-same = 所以无论如何，{ $what }。
why-end-either-place = 所以{ $digit }在{ $cells }。
why-end-either = 所以{ $ends }。
why-end-ring = 链首尾相接：无论朝哪个方向，每条弱链的两端都有一个成立。
why-end-blossom = 所以{ $cells }是{ $digits }：这些终点只能有一个成立，不成立的终点使它的起点也不成立。这样，分支中每条弱链的两端恰有一个成立。
why-end-loop = 这与假设矛盾。
why-end-no-place = 于是{ $houses }没有位置填{ $digit }。
why-end-no-candidate = 于是{ $cells }没有候选数可填。
why-end-contradiction = { $ends }，两者不能同时成立。
why-end-every-case = 每种情况的结果都一样。
why-end-every-guardian = 无论哪一个成立，结果都一样。
why-remote-pair = { $cells }都只有{ $digits }，并且依次互相看到。
why-remote-link = { $from }与{ $to }不同（{ $because }）。
why-end-remote-pair = 两个数字沿链交替出现，所以{ $ends }各占一个。{ $cells }同时看到两端。
why-forcing-cell = { $cell }是{ $digits }。逐一尝试。
why-forcing-house = { $houses }的{ $digit }在{ $cells }。逐一尝试。
why-forcing-states = 要么{ $what }，要么不是。两种情况都试一试。

## Singles, locked candidates, subsets

why-full-house = { $kind ->
    [row] 第{ $number }行
    [column] 第{ $number }列
   *[box] 第{ $number }宫
  }只缺{ $digit }，唯一的空格是{ $cell }。所以{ $cell }是{ $digit }。
why-hidden-single = { $kind ->
    [row] 第{ $number }行
    [column] 第{ $number }列
   *[box] 第{ $number }宫
  }需要{ $digit }。{ $causes ->
    [0] { $struck }的候选数已经划掉。
   *[other] { $cells }的{ $digit }排除了{ $removed ->
        [0] 除{ $cell }以外的所有位置。
       *[other] 其他一些位置，{ $struck }的候选数已经划掉。
      }
  }所以{ $cell }是{ $digit }。
why-naked-single = { $seen ->
    [0] 在{ $cell }，除{ $digit }外都已划掉：{ $struck }。
   *[other] { $cell }所在的行、列、宫已有{ $digits }{ $removed ->
        [0] 。
       *[other] ，又划掉了{ $struck }。
      }
  }只剩{ $digit }，所以{ $cell }是{ $digit }。
why-direct-locked = { $houses }的{ $digit }只能在{ $covers }（{ $cells }），{ $covers }的{ $digit }就用掉了。所以{ $third }的{ $digit }只剩{ $cell }。
why-direct-hidden = { $houses }内，{ $digits }只能在{ $cells }：{ $count }个数字正好{ $count }格。这些格子被它们占满，所以{ $third }的{ $digit }只剩{ $cell }。
why-locked-candidates = { $houses }的{ $digit }只能在{ $cells }，而{ $count ->
    [2] 这两格
   *[other] 这三格
  }都在{ $covers }。其中一格是{ $digit }，{ $covers }的{ $digit }就用掉了。
why-locked-subset = { $cells }合起来只有{ $digits }：{ $count }格正好{ $count }个数字。{ $houses }的{ $digits }都用在这里。
why-almost-locked-first = 在{ $houses }，{ $cells }{ $count ->
    [1] 只有{ $digits }
   *[other] 合起来只有{ $digits }
  }，所以{ $houses }与{ $covers }相交处至多有其中一个数字。
why-almost-locked-second = 在相交处之外，{ $covers }的{ $digits }只能在{ $cells }，所以相交处至少有其中一个。
why-almost-locked-both = 所以相交处恰有一个，{ $count ->
    [1] 另一个填在{ $cells }
   *[other] 其余的填满{ $cells }
  }，而{ $houses }的其他位置不能再有{ $digits }。
why-naked-subset = { $houses }内，{ $cells }合起来只有{ $digits }：{ $count }格正好{ $count }个数字。{ $houses }的{ $digits }都用在这里。
why-hidden-subset = { $houses }内，{ $digits }只能在{ $cells }：{ $count }个数字正好{ $count }格。这些格子被它们占满，容不下别的数字。
why-firework-triple = 在{ $houses }相交的宫之外，{ $digits }在这两条线上只能在{ $cells }。数字如果不在外侧两格，行和列就都要它在相交格。所以{ $digits }占满{ $cells }，在宫内也只能在这两条线上。
why-firework-quad = 在{ $houses }上，{ $digits }各归{ $cells }中的一格：出了该格所在的宫，就只能在相邻的两格。所以每个数字必在四格之一：四个数字正好四格。
why-firework-w-wing = 在{ $houses }相交的宫之外，{ $digits }在这两条线上只能在{ $cells }，所以相交格填外侧两格都没有的那个数字。{ $pivot }只有{ $digits }，又同时看到外侧两格：它们不能与它相同，所以相交格与它相同。

## Fish

why-fish = 在定义域{ $houses }内，{ $digit }只能在删除域{ $covers }。定义域的每个区域各要一个{ $digit }，删除域的{ $digit }就用完了。
why-finned-fish = 在定义域{ $houses }内，{ $digit }只能在删除域{ $covers }，以及鳍{ $fins }{ $finCount ->
    [1] { "" }
   *[other] 之一
  }。
why-fins = 如果{ $finCount ->
    [1] 鳍不是
   *[other] 鳍都不是
  }{ $digit }，删除域的{ $digit }就都在定义域内，{ $cells }在删除域，不能填。如果{ $finCount ->
    [1] 鳍是
   *[other] 某个鳍是
  }，{ $cells }看到它。所以无论如何，{ $cells }{ $count ->
    [1] 不是
   *[other] 都不是
  }{ $digit }。
why-complex-fish = 定义域{ $houses }的{ $digit }只能在删除域{ $covers }。定义域的每个区域各要一个{ $digit }，删除域的{ $digit }就用完了。
why-finned-complex-fish = 定义域{ $houses }的{ $digit }只能在删除域{ $covers }，以及鳍{ $fins }{ $finCount ->
    [1] { "" }
   *[other] 之一
  }。
why-siamese-fish = 在定义域{ $houses }内，{ $digit }只能在{ $covers }，以及鳍{ $fins }{ $finCount ->
    [1] { "" }
   *[other] 之一
  }。删除域有两种选法，各有自己的鳍。两条鳍鱼都成立，各自排除自己的鳍看到的候选数。
why-kraken-fish = 在定义域{ $houses }内，{ $digit }只能在删除域{ $covers }，以及鳍{ $fins }{ $finCount ->
    [1] { "" }
   *[other] 之一
  }。
why-kraken-fins = 如果鳍都不是{ $digit }，删除域的{ $digit }就都在定义域内，{ $gone }。如果某个鳍是，沿链推出同样的结果。
why-kraken-cases = 要么某个鳍是{ $digit }，要么删除域某个区域内的定义域位置之一是。每种情况都推出{ $gone }。

## Patterns of one digit

why-pairs-meet = { $middle }同在{ $houses }，至多一个是{ $digit }。所以{ $what ->
    [roofs] 屋顶格
   *[ends] 另外两端
  }{ $ends }至少有一个是。
why-pairs-share-end = { $middle }同在{ $houses }，至多一个是{ $digit }。所以无论如何{ $ends }是。
why-empty-rectangle = { $box }的{ $digit }都在{ $line }或{ $otherLine }。
why-empty-rectangle-far = 如果在{ $far }，同{ $kind ->
    [row] 行
    [column] 列
   *[box] 宫
  }的{ $victim }就不是{ $digit }。
why-empty-rectangle-near = 如果在{ $near }，{ $box }的{ $digit }就要在{ $line }，即{ $places }，{ $victim }仍然不是{ $digit }。
why-colors = 沿{ $digit }的强链，两色交替：一色是{ $colorA }，另一色是{ $colorB }。其中一色全是{ $digit }，另一色全不是。
why-colors-clash = { $cells }同色，又同在{ $houses }，所以这一色不成立。
why-colors-first = 沿{ $digit }的强链，两色交替：一色是{ $colorA }，另一色是{ $colorB }。
why-colors-second = 另有两色：一色是{ $colorA }，另一色是{ $colorB }。每两色中，一色全是{ $digit }，另一色全不是。
why-colors-meet = { $cells }同在{ $houses }，所以它们的两色不能都成立。所以与之相对的两色至少有一色成立：{ $restA }，或{ $restB }。
why-colors-see-both = { $cells }所在的一色看到另一组的两色，而其中必有一色是{ $digit }。
why-x-colors = 从{ $digit }的一条强链出发，沿两端各自推下去：一边推出{ $colorA }，另一边推出{ $colorB }，其中必有一边成立。
why-x-colors-fault = { $fault ->
    [none] 同时看到两边的格子都不是{ $digit }。
    [place] 有一边使某个区域没有位置填{ $digit }，所以这一边不成立。
   *[sight] 有一边的{ $cells }互相看到，不能都是{ $digit }，所以这一边不成立。
  }
why-medusa = 强链把一些候选数连成两色。第一色：{ $colorA }。第二色：{ $colorB }。其中一色全部成立，另一色全不成立。
why-medusa-fault = { $fault ->
    [none] 无论哪一色成立，以下候选数都被排除：同格已有别的数字，或看到同样的数字。
    [cell] 有一色使{ $cells }同时填两个数字，所以这一色不成立。
    [sight] 有一色使{ $cells }都是{ $digit }，而它们互相看到，所以这一色不成立。
   *[place] 有一色使某格没有数字可填，或某个区域没有位置填某个数字，所以这一色不成立。
  }

## Uniqueness

why-deadly = 如果{ $corners }只有{ $digits }，它们就可以互换，题目会有两个解：这就是致命结构。
why-deadly-only-way = 只有{ $cells }能避免，所以它必是{ $digits }。
why-deadly-one-of = 唯一的出路是{ $cells }填{ $digit }。
why-deadly-subset = 所以{ $cells }之一是{ $digits }。与{ $others }合起来，{ $houses }的{ $subset }就用完了。
why-deadly-locked = { $cells }之一是{ $digit }。如果另一格是{ $digits }，正好形成致命结构。
why-petal-in = 如果{ $cells }是{ $digit }，{ $set }就没有{ $digit }，必含{ $digits }。
why-or-in = 或者{ $cells }自己是{ $digit }。
why-petal-others = 所以这一组缺{ $digits }，其余数字都有。
why-bug-lite = 如果没有多出的候选数，{ $corners }就都是双值格，而每个区域内，{ $digits }各占其中的两格，或一格也不占。这些格子可以一起换成各自的另一个数字，题目会有两个解。
why-deadly-diagonal = 如果{ $cells }之一是{ $digits }，两格就都是，另外两角就都是另一个数字，正好形成致命结构。
why-deadly-hidden = 如果{ $cells }是{ $digits }，相邻的两角就都是另一个数字，对角又是{ $digits }，正好形成致命结构。
why-deadly-links = 如果{ $cells }是{ $digits }，沿这些强链，其余各角也会填成{ $pattern }，正好形成致命结构。
why-avoidable = { $corners }都不是已知数。如果它们交叉填成{ $digits }，就可以互换，题目会有两个解。
why-avoidable-last = { $cells }填{ $digits }就会这样。
why-grave = 除{ $cells }外，所有空格都是双值格。如果没有{ $cells }多出的候选数，每个未填的数字在每个区域都恰有两个位置。这样的盘面有两个解或无解。
why-grave-one = 所以多出的候选数必成立：{ $cells }的{ $digit }。
why-grave-one-of = 所以多出的候选数至少有一个成立：{ $guardians }。
why-grave-locked = { $cells }中的另一格填多出的候选数，所以两格都容不下别的数字。
why-renamed = { $from }→{ $to }
why-symmetrical-placement = 已知数是对称的：把每格移到对应的格子{ $count ->
    [0] { "" }
   *[other] ，再把{ $renamed }换名
  }，已知数不变。解只有一个，所以解也同样对称。某格不能填的数字，换名后在对应的格子也不能填。位置不变的格子，只能填名称不变的数字。

## Wings

why-wing-pivot = { $cells }是{ $digits }。
why-wing-case = 如果是{ $digit }，{ $pincer }就是{ $last }。
why-wing-itself = 或者{ $cells }自己是{ $digit }。
why-wing-one-of = 所以{ $cells }是{ $digit }。
why-chute-pair = { $cells }都只有{ $digits }，而{ $third }中没有、也不能填{ $lacking }。
why-chute-same = { $count ->
    [1] 如果{ $cells }都是{ $lacking }，{ $houses }的{ $lacking }就只能在{ $third }。
   *[other] 如果{ $cells }填同一个数字，{ $houses }的这个数字就只能在{ $third }。
  }
why-chute-one = { $count ->
    [1] 所以{ $cells }是{ $digits }。
   *[other] 所以两格不同，{ $digits }各占一格。
  }
why-bent-set = { $cells }合起来只有{ $digits }：{ $count }格正好{ $count }个数字。除{ $digit }外，每个数字在{ $houses }内只能出现一次，所以{ $digit }也不可少：在{ $places }。
why-w-wing = { $cells }都只有{ $digits }。
why-w-wing-sees = { $end }看到{ $places }，{ $otherEnd }看到{ $otherPlaces }。所以{ $end }或{ $otherEnd }不是{ $digit }，而是{ $last }。

## Almost locked sets

why-sue-de-coq = { $houses }与{ $covers }相交处有{ $first }，{ $houses }的其他位置有{ $second }，{ $covers }的其他位置有{ $third }。
why-sue-de-coq-count = 每个数字至多放一次：{ $second }在{ $houses }，{ $third }在{ $covers }{ $others ->
    [0] { "" }
   *[other] ，{ $rest }在相交处
  }。正好够填这{ $count }格，所以每个都要用在那里。
why-als = 待定数组（ALS）的数字比格子多一个，至多缺一个：{ $sets }。
why-end-als = { $count ->
    [1] 所以{ $digits }在{ $sets }之一。
   *[other] 所以{ $digits }各在{ $sets }之一。
  }
why-end-als-ring = 链首尾相接，所以每组恰缺一个相连的数字，其余数字都有。
why-ahs-xz = 在{ $houses }和{ $covers }内，{ $sets }的数字没有别的位置，格子比数字多一个，所以每组恰让出一格。{ $shared }只能归其中一组，另一组就要用到自己的所有其他格子。
why-petal = 如果是{ $digit }，{ $set }就没有{ $digit }，必含{ $digits }。
why-end-petals = 所以无论如何，总有一组含有{ $digits }。

## Everything else

why-aligned-exclusion = 列出{ $cells }的所有填法。含有{ $gone }的填法，不是数字重复，就是使看到的某一组数字不够：{ $sets }。
why-junior-exocet = 基准格{ $base }填{ $digits }中的两个。这两个数字在{ $houses }内也各要出现一次，而大行（或大列）之外容不下三个，所以必有一个在目标格。所以目标格{ $targets }与基准格填的是同样两个数字。
why-senior-exocet = 基准格{ $base }填{ $digits }中的两个。这两个数字在{ $houses }内也各要出现一次，而所有放法都要经过目标格。所以目标格{ $targets }与基准格填的是同样两个数字。
why-double-exocet = 两个飞鱼导弹的交叉线同为{ $houses }。基准格{ $base }各填{ $digits }中的两个，目标格{ $targets }填的是同样的数字。两者互相制约。
why-exocet-mirror = 目标格{ $target }的数字，在基准格所在的宫内位于基准格。所以在{ $houses }内它只能在镜像格{ $cells }：一格填它，另一格不填它。
why-exocet-mirror-pairs = 所以{ $cells }的候选数中，只有能让另一格也有数字可填的才成立。
why-exocet-mirror-bound = 在{ $houses }内，{ $digits }只能在{ $cells }。{ $mirror }中有一格填目标格的数字，其余各格就只能填{ $digits }，容不下别的数字。
why-weak-exocet = 由于{ $placed }，{ $digits }在大行（或大列）之外的{ $houses }内位置很少。基准格{ $base }的数字只要不填在{ $wound }，在那里至多出现两次，所以必有一个在目标格。
why-weak-exocet-one = 如果那一格填的是基准数字，这个数字就可能不在目标格。但这时{ $digits }要占满这些线的其余位置，除非{ $target }填其中一个，否则位置不够。
why-weak-exocet-both = 如果那一格填的是基准数字，这个数字就可能不在目标格。但这时{ $digits }要占满这些线的其余位置，而{ $stabilizer }已填{ $digit }：除非{ $targets }各填其中一个，否则位置不够。
why-sk-loop = 每个数字在一行、一列或一宫内只能出现一次。按此计算，各数字在环内最多能填的格数恰好等于环的格数：{ $sets }。所以每个数字都必须在那里，所计的区域的其他位置就用完了。
why-multi-sector-locked-set = 在{ $houses }与{ $covers }相交处，每个数字在所计的行或列只算一次：{ $sets }。总数不超过那里的空格数。所以每个数字都必须在那里，所计的线的其他位置就用完了。
why-multi-fish = 在{ $houses }内，{ $digits }需要位置，而位置有限：{ $sets }。{ $covers }的每条线算一次，每格算一次，总数恰好够用，所以每个位置都要用到。
why-template-set = 九个{ $digit }要在每行、每列、每宫各放一个。所有放法都用到{ $cells }。
why-template-delete = 九个{ $digit }要在每行、每列、每宫各放一个。没有一种放法用到{ $cells }{ $count ->
    [1] { "" }
   *[other] 中的任何一格
  }。
why-pattern-overlay = 九个{ $digit }要在每行、每列、每宫各放一个。有些放法使别的数字没有放法，由其余的放法就能确定。
why-tridagon = { $corners }这{ $count }格只用{ $digits }填不满：从一宫到下一宫，三个数字的走向必须相同或相反，绕四宫一圈回来却对不上。
why-bivalue-oddagon = { $corners }这{ $count }格连成环，相邻的格子互相看到。如果只有{ $digits }，两个数字就要交替出现，而格子数是奇数。
why-impossible-one-of = { $count ->
    [1] 所以另外的候选数成立：{ $guardians }。
   *[other] 所以另外的候选数至少有一个成立：{ $guardians }。
  }
why-broken-wing = { $ring }这{ $count }个位置连成环。如果{ $houses }没有别的位置，沿环就要一个是{ $digit }、一个不是，而位置数是奇数。所以{ $otherCount ->
    [1] 另外的位置成立：{ $others }。
   *[other] 另外的位置必有一个成立：{ $others }。
  }

## Where to look

look-house = 看看{ $houses }。
look-digit = 看看{ $houses }的{ $digit }。
look-digit-anywhere = 看看所有的{ $digit }。
look-digits = 看看{ $houses }的{ $digits }。
look-cells = 看看标出的格子：{ $cells }。
look-start-two = 从双值格{ $cells }开始。
look-start = 从{ $cells }的{ $digit }开始。
look-candidates = 从{ $cells }开始，逐一尝试它的候选数。
look-symmetry = 看看整个盘面：已知数是对称的。

## The families of techniques

family-singles = 唯一数
family-intersections = 区块
family-subsets = 数组
family-fish = 鱼
family-single-digit = 单数字结构
family-coloring = 染色
family-uniqueness = 唯一性
family-wings = 翼
family-chains = 链和环
family-als = 待定数组（ALS）
family-exclusion = 对齐排除
family-exocets = 飞鱼导弹
family-multi-sector = 多区域结构
family-templates = 模板
family-impossible = 不可能结构
family-forcing = 强制链和强制网

## The views of the path, of all steps, and of the techniques in use

path-pages = 步骤和技巧
path-board = 这一步之前的盘面
path-from = 路径的起点
path-from-start = 从开局
path-from-now = 从当前盘面
path-whole = 路径的步骤
path-whole-no = 必要步骤
path-whole-yes = 全部步骤
path-walk = 沿路径前进
path-first = 第一步
path-previous = 上一步
path-next = 下一步
path-last = 最后一步
path-count = 第 { $at } 步，共 { $count } 步
path-list = 路径的各个步骤
path-searching = 正在寻找下一步。{ $count ->
    [0] 还没有找到。
   *[other] 已找到 { $count } 步。
  }
path-go-on = 再找一次
path-rating-from = { $er } 起
path-end-solved = 这就是答案。
path-end-open = { $count ->
   *[other] 逻辑到此为止：这道题有多个解，还有 { $count } 格无法确定。
  }
path-end-stuck = 逻辑到此为止：没有技巧能再推进，只能试填。
path-end-without = 已开启的技巧都用不上了，换用其他技巧也许可以。
path-end-budget = 在限定的时间内没有找到下一步。
steps-searching = 正在寻找所有步骤
steps-found = 现在有 { $count } 个步骤。点一个看看它为什么成立。
steps-found-budget = 已找到 { $count } 个步骤，可能还有更多。
steps-filter = 缩小范围
steps-text = 搜索
steps-family = 类别
steps-digit = 数字
steps-cell = 格子
steps-any = 不限
steps-none = 没有符合的步骤。
steps-shown = { $count } 个步骤符合。
techniques-help = 提示、解题路径和步骤列表只用这里开启的技巧。
techniques-on = 共 { $count } 种，已开启 { $on } 种。
techniques-of = { $on } / { $count }
techniques-all = 开启全部常用技巧
techniques-up-to = 最高难度
techniques-mixed = 自己的选择
techniques-level-on = 全部开启
techniques-level-off = 全部关闭
techniques-learn = 学习{ $name }
techniques-request = 需手动开启
techniques-request-help = 这些技巧费时，或者几乎总有更简单的技巧能替代。提示、解题路径和步骤列表只在你开启之后才用它们，也可能因此慢得多。

## Outcomes of a request for a hint

hint-look-marked = { $kind ->
    [row] 请看标出的这一行：第{ $number }行。
    [column] 请看标出的这一列：第{ $number }列。
   *[box] 请看标出的这一宫：第{ $number }宫。
  }
hint-done = 已在{ $cell }填入{ $digit }。
hint-struck = { $filled ->
    [yes] 已填满笔记，
   *[no] 已
  }{ $count ->
   *[other] 排除 { $count } 个候选数。
  }
hint-nothing = 提示所用的技巧在这里都用不上，只能试填。
hint-budget = 在限定的时间内没有找到下一步。即使有，也非常难。
hint-fault-solved = 盘面已经完成。
hint-fault-conflict = 先看这里：{ $kind ->
    [row] 第{ $number }行
    [column] 第{ $number }列
   *[box] 第{ $number }宫
  }有两个{ $digit }。
hint-fault-no-candidate = { $cell }已没有数字可填，请擦去一些填数，或恢复一些候选数。
hint-fault-no-place = { $kind ->
    [row] 第{ $number }行
    [column] 第{ $number }列
   *[box] 第{ $number }宫
  }已没有{ $digit }的位置，请擦去一些填数，或恢复一些候选数。
hint-fault-no-solution = 照这样无法完成，请擦去一些填数，或恢复一些候选数。
hint-open = { $count ->
   *[other] 逻辑到此为止：还有 { $count } 格无法确定，格中剩下的每个数字都出现在某个解里。
  }
hint-fault-wrong-digit = 先看这里：{ $cell }填错了，已在盘面上划掉。
hint-wrong = { $count ->
   *[other] 先看这里：{ $cells }填错了，已在盘面上划掉。
  }
hint-removed = 先看这里：你在{ $cell }划掉了{ $digit }，而那里正该填它。
hint-lacking = 先看这里：{ $cell }的笔记里没有{ $digit }，而那里正该填它。{ $others ->
    [0] { "" }
   *[other] 另有 { $others } 格的笔记也缺少该填的数字。
  }
hint-restore = 恢复
hint-renew = 补全 { $count } 格的笔记
hint-unsolvable = 这道题无解，提示帮不上忙。

## The reason line by line, and the legend of its drawing

hint-lines = 逐行推理
hint-walk = 逐行查看推理
hint-line-previous = 上一行
hint-line-next = 下一行
hint-line-whole = 完整图示
legend = 图例
legend-place = 要填的数字
legend-eliminated = 要排除的候选数
legend-pattern = 结构中的候选数
legend-fin = 鳍
legend-pivot = 枢纽
legend-pincer = 端点
legend-restricted = 数组的公共数字
legend-set = 数组{ $letter }
legend-corner = 致命结构的候选数
legend-guardian = 守护数：避免出现该结构
legend-on = 若起点成立，则为真
legend-off = 若起点成立，则为假
legend-color = 颜色{ $letter }
legend-target = 要填的格
legend-cell = 这一步涉及的格
legend-blocked = 不能填该数字的格
legend-cause = 排除其他位置的数字
legend-house = 这一步所用的行、列或宫
legend-base = 定义域
legend-cover = 删除域
legend-strong = 一端为假，另一端就为真
legend-weak = 一端为真，另一端就为假
