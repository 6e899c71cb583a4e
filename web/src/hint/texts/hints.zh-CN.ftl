# 简体中文

## The names of the techniques

technique-full-house = 最后一格
technique-hidden-single-box = 宫内唯一位置（宫摒除）
technique-hidden-single-line = 行列唯一位置（行列摒除）
technique-naked-single = 唯一余数
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
technique-sue-de-coq = 融合待数组（Sue de Coq）
technique-firework-quad = 烟花四数组
technique-vwxyz-wing = VWXYZ翼
technique-continuous-nice-loop = 强弱链连续环
technique-aic = 强弱链（AIC）
technique-discontinuous-nice-loop = 强弱链不连续环
technique-als-xz = 待数组 XZ（ALS-XZ）
technique-als-w-wing = 待数组 W翼
technique-ahs-xz = 隐性待数组 XZ（AHS-XZ）
technique-als-xy-wing = 待数组 XY翼
technique-aligned-pair-exclusion = 对齐数对排除
technique-uvwxyz-wing = UVWXYZ翼
technique-grouped-continuous-nice-loop = 区块强弱链连续环
technique-grouped-aic = 区块强弱链（AIC）
technique-grouped-discontinuous-nice-loop = 区块强弱链不连续环
technique-tridagon = 三值奇环（雷神之锤）
technique-als-chain = 待数组链
technique-als-continuous-nice-loop = 待数组强弱链连续环
technique-als-aic = 待数组强弱链（AIC）
technique-als-discontinuous-nice-loop = 待数组强弱链不连续环
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
technique-double-exocet = 双飞鱼导弹（Double Exocet）
technique-senior-exocet = 高级飞鱼导弹（Senior Exocet）
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
technique-digit-forcing-net = 数字强制网（矛盾）
technique-forcing-net = 强制网（归结）
technique-forcing-net-plus = 强制网（含结构）
technique-nested-forcing-net-1 = 嵌套强制网 1（强制链）
technique-nested-forcing-net-2 = 嵌套强制网 2（多重强制链）
technique-nested-forcing-net-3 = 嵌套强制网 3（强制网）
technique-nested-forcing-net-4 = 嵌套强制网 4（嵌套强制网）

# $names: what other programs and books call a technique, as a list.
also-called = 又名：{ $names }

## What a technique is; one message for techniques that are one idea

means-full-house = 行、列或宫只剩一个空格时，填入缺少的那个数字。
means-hidden-single-box = 某个数字在宫内只剩一个位置。
means-hidden-single-line = 某个数字在行或列内只剩一个位置。
means-naked-single = 某格只剩一个数字可填。
means-locked-candidates = 某个数字在一个区域内的所有位置也都在另一个区域内，所以另一个区域的其他位置可以排除它。
means-locked-subset = 同在两个区域内的几格合起来只有同样多的候选数，这些数字在两个区域内都就此用尽。
means-naked-subset = 同一区域内的几格合起来只有同样多的候选数，区域内的其他格可以排除这些数字。
means-hidden-subset = 同一区域内的几个数字只有同样多的位置，这几格不能再填别的数字。
means-firework-triple = 在某宫相交的一行一列上，三个数字在宫外都只能在同样的两格：它们占满这两格和相交格。
means-firework-quad = 两行两列相交的四格，分属四宫。四个数字受各自的行和列限制，都必在这四格之中。
means-firework-w-wing = 两个数字受限于某格及其同行、同列的各一格。另有一格只含这两个候选数，并同时看到后两格。
means-fish = 某个数字在几行内的位置都落在同样多的几列上（行列互换也一样），这些列的其他位置可以排除它。
means-finned-fish = 多出几个位置（鳍）的鱼：鱼和每个鳍都能排除的，可以排除。
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
means-avoidable-1 = 四格都不是已知数，不能填成可以互换的两对数字。
means-avoidable-2 = 两对数字会变得可以互换，只有另一个数字能阻止，所以这个数字必在两格之一。
means-bug-plus-1 = 除一格外所有空格都是双值格。没有那个多出的候选数就会有两个解或无解，所以它成立。
means-bug-2 = 几乎所有空格都是双值格，多出的候选数都是同一数字，其中一个成立。
means-bug-3 = 几乎所有空格都是双值格，两格多出的数字与其他格子组成数组。
means-bug-4 = 几乎所有空格都是双值格，有一个数字必在多出候选数的两格之一。
means-bug-plus-n = 几乎所有空格都是双值格。多出的候选数至少一个成立，它们共同排除的可以排除。
means-symmetrical-placement = 把数字相应互换后，题目的已知数是对称的。题目只有一个解，所以解也同样对称。
means-xy-wing = 一个双值格看到另外两个双值格，无论它填哪个，另外两格之一必为第三个数字。
means-bent-set = 横跨两个相交区域、格数与数字数相同的一组格子：只有一个数字可能重复，看到它所有位置的格子可以排除它。
means-w-wing = 两个候选数相同的双值格由其中一个数字的强链相连：两格之一必为另一个数字。
means-chain-wing = 两端都是强链的短链：两端必有一个成立。
means-remote-pair = 由候选数相同的双值格组成的链：两端必不相同，同时看到两端的格子，两个数字都不能填。
means-x-chain = 同一数字的强链和弱链交替：两端必有一个成立。
means-x-cycle = 同一数字的强链和弱链交替，回到起点。
means-xy-chain = 由双值格组成的链：两端之一必为共有的数字。
means-aic = 强链和弱链交替：两端必有一个成立，与两端都矛盾的不成立。
means-continuous-loop = 首尾相接而不矛盾的链：每条弱链的两端必有一个成立。
means-discontinuous-loop = 回到起点的链，并由此确定某个数字成立或不成立。
means-bowmans-bingo = 假设某个候选数成立，只用唯一数一步步填下去，最后出现矛盾。
means-whip = 假设某个候选数成立，逐步推下去，结果某个数字没有位置，或某格没有数字可填。
means-braid = 与鞭链相似，但每一步可以从前面任何一步推出，最终导致矛盾。
means-sue-de-coq = 行（或列）与宫相交处的格子，与该行（列）和该宫的格子分完所有数字，一个不多。
means-als-xz = 两个待数组共有一个只能归其中之一的数字：另一个共有的数字必在其中某组。
means-ahs-xz = 两个隐性待数组相交，必须排除一些候选数。
means-als-w-wing = 两个待数组由一条强链相连：其中之一必含另一个共有的数字。
means-als-xy-wing = 三个待数组：无论中间一组让出哪个数字，另外两组之一必含共有的数字。
means-als-chain = 一串待数组，相邻两组共有一个只能归其中之一的数字。
means-death-blossom = 某格的每个候选数都会把一个待数组变成数组，而这些数组含有同一个数字。
means-aligned-exclusion = 列出几格的所有填法。有些填法会使别的格没有数字可填，余下的填法都不含某个候选数。
means-junior-exocet = 一行（或列）与一宫相交处的两个基准格，和同一大行（或大列）另外两宫内的两个目标格：基准格填哪两个数字，目标格也填那两个。
means-senior-exocet = 其中一个目标格在大行（或大列）之外的飞鱼导弹：基准格填哪两个数字，目标格也填那两个。
means-double-exocet = 同一大行（或大列）内共用三条交叉线的两个飞鱼导弹：两者合起来容不下的都可以排除。
means-sk-loop = 八对格子穿过四个宫、两行、两列连成一环，能填入的数字个数恰好等于环的格数。
means-multi-sector-locked-set = 若干行与若干列相交的空格里，能填入的数字个数恰好等于格数，所以每个数字在所计的行或列内都就此用尽。
means-multi-fish = 几个数字在几行（或列）内需要的位置，恰好与可用的位置一样多，所以全部用尽。
means-template-set = 某个数字的九个位置的所有放法都用到同一格。
means-template-delete = 某个数字的九个位置的任何放法都用不到这一格。
means-pattern-overlay = 把各个数字九个位置的放法互相对照，与别的数字都不相容的放法可以去掉。
means-nishio-forcing-chain = 假设某个数字填在某格：这个数字在别处就会没有位置，所以假设不成立。
means-forcing = 几种可能中必有一种成立，而每种都推出同样的结果；或者其中一种推出矛盾。
means-tridagon = 分属四宫的十二个格子无法只用三个数字填满：其中多出的候选数必有一个成立。
means-tridagon-chain = 分属四宫的十二个格子无法只用三个数字填满：多出的候选数必有一个成立，而每一个都推出同样的结果。
means-bivalue-oddagon = 由奇数个格子组成的环无法只用两个数字填满：其中多出的候选数必有一个成立。
means-broken-wing = 某个数字的奇数个位置连成环。如果环所在的区域没有别的位置就会矛盾，所以那些位置必有一个成立。

## Why a step follows. Then comes what follows from it

why-whole = { $why }{ $so }
why-so-put = 所以{ $effects }。
why-so-strike = 因此可以排除{ $effects }。
why-put = { $cell }是{ $digit }
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
why-set = { $cells }（{ $digits }）
why-either = { $digit }在{ $from }或{ $to }
why-petal = 如果{ $cell }是{ $digit }，{ $set }就没有{ $digit }，必含其余所有数字。
why-node-on = { $count ->
    [1] { $cells }是{ $digit }
   *[other] { $digit }在{ $cells }之一
  }
why-node-off = { $count ->
    [1] { $cells }不是{ $digit }
   *[other] { $digit }不在{ $cells }中
  }
why-chain = 如果{ $start }，那么{ $then }。

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

why-locked-candidates = { $houses }内，{ $digit }只能在{ $cells }，而这些格子也都在{ $covers }内。其中一格是{ $digit }，所以{ $covers }的其他位置都不能填{ $digit }。
why-locked-subset = { $cells }合起来只有候选数{ $digits }，格数与数字数相同。这些数字各占一格，看到所有这些格子的格子都不能再填它们。
why-naked-subset = { $houses }内，{ $cells }合起来只有候选数{ $digits }，格数与数字数相同。这些数字各占一格，{ $houses }的其他格子不能再填它们。
why-hidden-subset = { $houses }内，{ $digits }只能在{ $cells }，数字数与格数相同。这些数字各占一格，再容不下别的数字。
why-firework-triple = 在{ $houses }相交的宫之外，{ $digits }在这两条线上只能在{ $cells }。每个数字都必占三格之一：如果不在宫外的两格，行和列的那个就都只能在相交格。数字数与格数相同，再容不下别的数字，而且它们在宫内只能在这两条线上。
why-firework-quad = 在{ $houses }上，{ $digits }各自以{ $cells }中的一格为中心：出了该格所在的宫，就只能在相邻的两格。所以每个数字都必占四格之一。数字数与格数相同，再容不下别的数字，每个数字也只占一格。
why-firework-w-wing = 在{ $houses }相交的宫之外，{ $digits }在这两条线上只能在标出的格子，所以外侧两格都没有的那个数字必在相交格。{ $pivots }只有{ $digits }，又同时看到外侧两格：它是哪个，外侧两格就都不是，相交格就是哪个。
why-fish = { $houses }内，{ $digit }只能在{ $covers }上。每个区域各占其一，{ $covers }的{ $digit }就都用尽了，其他位置不能再填。
why-finned-fish = { $houses }内，除鳍{ $fins }外，{ $digit }只能在{ $covers }上。如果鳍都不是{ $digit }，{ $covers }的其他位置都不是{ $digit }；如果某个鳍是，看到它的格子都不是。两种情况都能排除的，就可以排除。
why-sashimi-fish = { $houses }内，除鳍{ $fins }外，{ $digit }只能在{ $covers }上。如果某个鳍是{ $digit }，看到它的格子都不是；如果鳍都不是，其余的只能在{ $covers }上，{ $covers }的其他位置都不是{ $digit }。两种情况都能排除的，就可以排除。
why-complex-fish = { $houses }各要一个{ $digit }，而所有位置都在{ $covers }内，两边的区域一样多。所以{ $covers }的其他位置都不是{ $digit }。
why-finned-complex-fish = { $houses }各要一个{ $digit }，除鳍{ $fins }外，所有位置都在{ $covers }内，两边的区域一样多。要么某个鳍是{ $digit }，要么{ $covers }的其他位置都不是。两种情况都能排除的，就可以排除。
why-siamese-fish = { $houses }内，除鳍{ $fins }外，{ $digit }只能在{ $covers }上。删除域有两种选法，各有自己的鳍，于是有两条鳍鱼，各自排除自己的鳍看到的候选数。
why-kraken-fish = { $houses }内，除鳍{ $fins }外，{ $digit }只能在{ $covers }上。要么鱼不靠鳍成立，要么某个鳍是{ $digit }，每种情况都推出同样的结果。{ $chains }
why-skyscraper = { $houses }内，{ $digit }各有两个位置，两边各有一端互相看到，不能同时是{ $digit }。所以另外两端{ $ends }必有一个是，同时看到两端的格子都不是。
why-two-string-kite = { $houses }内，{ $digit }各有两个位置，两边各有一端同在一宫，不能同时是{ $digit }。{ $chains }所以另外两端必有一个是{ $digit }，同时看到两端的格子都不是。
why-turbot-fish = { $chains }{ $same ->
    [yes] 所以无论如何{ $ends }都是{ $digit }，看到它的格子都不是。
   *[no] 从另一端读也一样，所以{ $ends }必有一个是{ $digit }，同时看到两端的格子都不是。
  }
why-empty-rectangle = { $houses }内，{ $digit }只能在一行和一列上。{ $chains }无论如何，链的两端必有一个是{ $digit }，同时看到两端的格子都不是。
why-colors-trap = 沿{ $digit }的强链，标出的格子交替染成两色：{ $colorA }，或{ $colorB }。其中一色全是{ $digit }，同时看到两色的格子必定看到一个{ $digit }。
why-colors-wrap = 沿{ $digit }的强链，标出的格子交替染成两色：{ $colorA }，或{ $colorB }。{ $clash }同色又互相看到，不能都是{ $digit }，所以该色的格子都不是。
why-multi-colors-1 = 沿{ $digit }的强链有两组交替的颜色：{ $colorA }，或{ $colorB }；以及{ $colorC }，或{ $colorD }。{ $clash }互相看到，所以它们的两色不能都是{ $digit }。所以另外两色必有一色是：{ $restA }，或{ $restB }。同时看到两者的格子都不是。
why-multi-colors-2 = 沿{ $digit }的强链有两组交替的颜色：{ $colorA }，或{ $colorB }；以及{ $colorC }，或{ $colorD }。{ $wrongCells }同为一色，看到另一组的两色，而其中必有一色是{ $digit }，所以这一色不是。
why-x-colors = 从{ $digit }的一条强链出发，沿两端各自推下去：一边是{ $colorA }，另一边是{ $colorB }。其中一边成立。{ $fault ->
    [none] 要排除的位置，两边都不容许。
    [sight] 但有一边的{ $clash }互相看到，不能都是{ $digit }，所以这一边不成立。
   *[other] 但有一边会使某个区域没有{ $digit }的位置，所以这一边不成立。
  }
why-medusa = 强链把这些候选数连在一起，要么前一组全部成立，要么后一组全部成立：{ $setA }，或{ $setB }。{ $fault ->
    [none] 要排除的候选数在两种情况下都不成立：同格有另一个数字，或看到同样的数字。
    [cell] 但其中一种情况会使{ $clash }有两个数字，所以这种情况不成立。
    [sight] 但其中一种情况会使互相看到的{ $clash }都是{ $clashDigit }，所以这种情况不成立。
   *[place] 但其中一种情况会使某格没有数字可填，或某个区域没有位置，所以这种情况不成立。
  }
why-deadly-1 = 如果{ $corners }只有{ $digits }，它们可以互换，题目就有两个解。只有{ $guardians }还有别的候选数，所以它必是其中之一。
why-deadly-2 = 如果{ $corners }只有{ $digits }，它们可以互换，题目就有两个解。唯一的出路是{ $guardians }的{ $extra }：其中一格是{ $extra }，同时看到它们的格子都不是。
why-deadly-3 = 如果{ $corners }只有{ $digits }，它们可以互换，题目就有两个解。所以{ $guardians }之一必是{ $extra }之一，它们与{ $sets }组成数组：格数与数字数相同。
why-deadly-4 = 如果{ $corners }只有{ $digits }，它们可以互换，题目就有两个解。在{ $houses }内，{ $linked }只能在其中两格：{ $target }。两格之一是{ $linked }，如果另一格是{ $removed }，就会形成这个结构，所以都不是。
why-unique-rectangle-6 = 如果{ $corners }只有{ $digits }，它们可以互换，题目就有两个解。{ $strongs }。所以如果{ $target }之一是{ $linked }，两格就都是，另外两角就都是另一个数字，正好形成这个结构。
why-hidden-rectangle = 如果{ $corners }只有{ $digits }，它们可以互换，题目就有两个解。{ $strongs }。所以如果{ $target }是{ $removed }，相邻的两角就都是另一个数字，对角又是{ $removed }，正好形成这个结构。
why-unique-rectangle-strong-link = 如果{ $corners }只有{ $digits }，它们可以互换，题目就有两个解。{ $strongs }。所以如果{ $target }是{ $removed }，其余各角也会依次填成{ $digits }，正好形成这个结构。
why-avoidable-1 = { $corners }都不是已知数。如果它们填成两对{ $digits }，就可以互换，题目就有两个解。{ $target }填{ $removed }就会这样。
why-avoidable-2 = { $corners }都不是已知数。如果它们填成两对{ $digits }，就可以互换，题目就有两个解。所以{ $guardians }之一必是{ $extra }，同时看到它们的格子都不是。
why-bug-plus-1 = 除{ $guardians }外，所有空格都是双值格，每个候选数在所在区域内恰有两个位置。这样的盘面有两个解或无解，所以多出的候选数成立：{ $guarding }。
why-bug-2 = 除{ $guardians }外，所有空格都是双值格，每个候选数在所在区域内恰有两个位置。这样的盘面有两个解或无解，所以多出的候选数之一成立，同时看到它们的格子都不是该数字。
why-bug-3 = 除{ $guardians }外，所有空格都是双值格，每个候选数在所在区域内恰有两个位置。这样的盘面有两个解或无解，所以多出的候选数之一成立，它们与{ $sets }组成数组。
why-bug-4 = 除{ $guardians }外，所有空格都是双值格，每个候选数在所在区域内恰有两个位置。这样的盘面有两个解或无解，所以多出的候选数之一成立：{ $guarding }。在{ $houses }内，{ $linked }只能在这两格。所以一格是{ $linked }，另一格是多出的候选数，余下的就没有位置。
why-bug-plus-n = 除{ $guardians }外，所有空格都是双值格，每个候选数在所在区域内恰有两个位置。这样的盘面有两个解或无解，所以多出的候选数之一成立：{ $guarding }。{ $chains }无论是哪一个，都会排除{ $gone }。
why-symmetrical-placement = 把每个格子移到对应的格子，并把数字换名：{ $renamed }，题目的已知数不变。解经过同样的变换，仍是这道题的解，而解只有一个，所以解也不变：某格不能填的数字，换名后在对应的格子也不能填；位置不变的格子，只能填不换名的数字。
why-xy-wing = { $pivots }是{ $pivotDigits }，无论是哪个，{ $ends }之一都只剩{ $removed }。所以两格之一是{ $removed }，同时看到两格的格子都不是。
why-bent-set = { $cells }合起来只有候选数{ $digits }，格数与数字数相同。除{ $removed }外每个数字只能出现一次，所以{ $removed }也必在其中，看到它所有位置的格子都不是。
why-w-wing = { $ends }都只有{ $digits }。{ $chains }所以两格之一是{ $removed }，同时看到两格的格子都不是。
why-chain-wing = { $chains }所以以下至少有一个成立：{ $either }。与两者都矛盾的不成立。
why-remote-pair = { $cells }依次互相看到，都只有{ $digits }。两个数字沿链交替，两端必不相同，所以同时看到两端的格子，两个数字都不能填。
why-x-chain = { $chains }{ $same ->
    [yes] 所以无论如何{ $ends }都是{ $digit }，看到它的格子都不是。
   *[no] 所以{ $ends }必有一个是{ $digit }，同时看到两端的格子都不是。
  }
why-x-cycle = { $chains }{ $loop ->
    [off] 假设{ $start }，就会推出它不是，所以它不是。
    [on] 即使它不是，也会推出{ $start }，所以它是。
   *[ring] 如此循环，链首尾相接。每条弱链的两端必有一个成立，同时看到两端的可以排除。
  }
why-xy-chain = { $chains }{ $same ->
    [yes] 所以无论如何{ $ends }都是{ $removed }，看到它的格子都不是。
   *[no] 所以{ $ends }之一是{ $removed }，同时看到两端的格子都不是。
  }
why-aic = { $chains }所以链的两端至少有一个成立：{ $either }。与两者都矛盾的不成立。
why-continuous-loop = { $chains }如此循环，链首尾相接。无论朝哪个方向，每条弱链的两端必有一个成立，与两端都矛盾的可以排除。
why-discontinuous-loop = { $chains }{ $loop ->
    [off] 假设{ $start }，就会推出它不是，所以它不是。
   *[on] 即使它不是，也会推出{ $start }，所以它是。
  }
why-bowmans-bingo = 假设{ $start }{ $count ->
    [0] ，
   *[other] ，用唯一数依次推出：{ $forced }。这时
  }{ $kind ->
    [cell] { $cells }没有候选数可填
   *[house] { $houses }没有{ $without }的位置
  }，所以假设不成立。
why-whip = { $chains }途中的其他可能都与{ $target }的{ $removed }或由它推出的结果冲突。最后，{ $lacks ->
    [place] { $houses }内{ $digit }没有位置。
   *[digit] { $cells }没有数字可填。
  }所以{ $target }不是{ $removed }。
why-braid = 每一步都可以用到前面的所有结果。{ $chains }途中的其他可能都与{ $target }的{ $removed }或由它推出的结果冲突。最后，{ $lacks ->
    [place] { $houses }内{ $digit }没有位置。
   *[digit] { $cells }没有数字可填。
  }所以{ $target }不是{ $removed }。
why-sue-de-coq = { $first }在{ $houses }与{ $covers }相交处，{ $second }在{ $houses }的其他位置，{ $third }在{ $covers }的其他位置。合起来数字数与格数相同，而且每个数字都容不下两次，所以每个都要用到。相交处的数字在{ $houses }和{ $covers }内都就此用尽；与另外两组之一共有的，只在那一组所在的区域内用尽。
why-als-xz = { $sets }都是待数组：数字比格子多一个。{ $ring ->
    [yes] 它们不能同时含有{ $shared }中的同一个，又都不能两个都缺，所以各得其一，其余数字也全都含有；看到这样的数字所有位置的格子不能填它。
   *[no] 它们不能同时含有{ $shared }，所以其中一组含有其余所有数字。{ $chains }所以{ $removed }必在其中一组，看到它在两组中所有位置的格子不能填它。
  }
why-ahs-xz = 括号内的数字在某个区域内只能在这些格子，格子比数字多一个：{ $sets }。所以每组可以让出一格。两组共有的格子只能归其中一组，另一组就必须用到自己的所有其他格子。在任何一种情况下都容不下的可以排除。
why-als-w-wing = { $sets }都是待数组：数字比格子多一个，缺一个就含有其余所有数字。{ $chains }所以{ $removed }必在其中一组，看到它所有位置的格子不能填它。
why-als-xy-wing = { $sets }都是待数组：数字比格子多一个，缺一个就含有其余所有数字。{ $chains }所以{ $removed }必在首尾两组之一，看到它所有位置的格子不能填它。
why-als-chain = { $sets }都是待数组：数字比格子多一个，缺一个就含有其余所有数字。{ $chains }所以{ $removed }必在首尾两组之一，看到它所有位置的格子不能填它。
why-death-blossom = { $petals }所以无论{ $pivots }是哪个数字，总有一组含有{ $removed }，看到这些组中{ $removed }所有位置的格子都不是。
why-aligned-exclusion = 列出{ $cells }的所有填法。凡是填入{ $gone }的，不是数字重复，就是拿走了看到它们的某一组的所有候选数：{ $sets }。所以这些填法都不成立。
why-junior-exocet = { $pivots }填{ $digits }中的两个。填在那里的数字，在{ $houses }内也都要各出现一次，而在大行（或大列）之外容不下这么多，所以它也必在{ $ends }之一。因此这些数字中，{ $ends }与{ $pivots }填的是同样两个，与任何这样的填法都不相容的可以排除。
why-senior-exocet = { $pivots }填{ $digits }中的两个。填在那里的数字，在{ $houses }内也都要各出现一次，而所有放法都要经过{ $ends }之一。因此这些数字中，{ $ends }与{ $pivots }填的是同样两个，与任何这样的填法都不相容的可以排除。
why-double-exocet = { $pivots }是两个飞鱼导弹的基准格，交叉线同为{ $houses }：每对基准格填{ $digits }中的哪两个，与之对应的两个目标格就填哪两个。目标格是{ $ends }。两个飞鱼导弹互相制约，与任何同时成立的填法都不相容的可以排除。
why-sk-loop = 每个数字在一行、一列或一宫内只能出现一次。按此计算，各数字在环内最多能填的格数恰好等于环的格数：{ $sets }。所以每个数字都必须在那里，所计的行、列或宫的其他位置可以排除它。
why-multi-sector-locked-set = 每个数字在一行或一列内只能出现一次。按此计算，在{ $houses }与{ $covers }相交处，各数字最多能填的格数恰好等于空格数：{ $sets }。所以每个数字都必须在那里，所计的行或列的其他位置可以排除它。
why-multi-fish = 在{ $houses }内，{ $digits }中尚缺的数字各需要一个位置，而可用的位置有限：{ $sets }。同一数字在一条线上只能出现一次，一格只能填一个数字，按此计算恰好够用。所以每个位置都要用到：{ $covers }的其他位置可以排除所计的数字，所计的格子可以排除别的数字。
why-template-set = 九个{ $digit }要在每行、每列、每宫各放一个。所有放法都用到{ $put }。
why-template-delete = 九个{ $digit }要在每行、每列、每宫各放一个。没有一种放法用到{ $target }。
why-pattern-overlay = 九个{ $digit }要在每行、每列、每宫各放一个，其他数字也一样，互不重叠。{ $digit }的放法中，只有给其他数字都留下放法的才算数。
why-nishio-forcing-chain = 只看{ $digits }。{ $branches }由此会得出{ $opposed }。两者不能同时成立，所以假设不成立。
why-forcing = { $kind ->
    [cell] 以下必有一个成立：{ $possible }。
    [house] 在{ $houses }内，以下必有一个成立：{ $possible }。
    [contradiction] 假设{ $supposed }。
   *[states] 一个候选数不是成立就是不成立。
  }{ $depth ->
    [chain] { $branches }
    [net] 一步可以由前面几步共同推出。{ $branches }
    [patterns] 一步可以由前面几步共同推出，也可以用到此时剩下的区块、数对和 X翼。{ $branches }
   *[chains] 一步可以由前面几步共同推出，也可以用到此时剩下的结构和链。{ $branches }
  }{ $kind ->
    [contradiction] 由此会得出{ $opposed }。两者不能同时成立，所以假设不成立。
   *[other] { $common ->
        [yes] 无论哪种情况，{ $outcome }。
       *[no] 无论哪种情况，结果都一样。
      }
  }
why-tridagon = { $corners }无法只用{ $digits }填满：从一宫到下一宫，三个数字的走向必须相同或相反，绕四宫一圈回来却对不上。所以多出的候选数必有一个成立：{ $guardians }的{ $extra }。
why-tridagon-chain = { $corners }无法只用{ $digits }填满：从一宫到下一宫，三个数字的走向必须相同或相反，绕四宫一圈回来却对不上。所以多出的候选数必有一个成立：{ $guardians }的{ $extra }。{ $chains }每种情况都推出{ $outcome }。
why-bivalue-oddagon = { $corners }连成环，相邻的格子互相看到。如果只有{ $digits }，两个数字就要交替出现，而格子数是奇数，不可能做到。所以多出的候选数必有一个成立：{ $guardians }的{ $extra }。
why-broken-wing = { $digit }在环{ $nodes }上有奇数个位置。如果{ $houses }没有别的位置，每个区域就恰有相邻两格之一是{ $digit }，沿环一格是、一格不是，而奇数环做不到。所以其余的位置必有一个成立：{ $guardians }。

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
family-als = 待数组
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
path-end-stuck = 逻辑到此为止：没有技巧能再推进，只能试填。
path-end-without = 已开启的技巧都用不上了，换用其他技巧也许可以。
path-end-budget = 限定的时间内没有找到下一步。
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
techniques-request = 仅在要求时使用
techniques-request-help = 这些技巧费时，或者几乎总有更简单的技巧能替代。只有在这里开启，提示、解题路径和步骤列表才会用到，也可能因此慢得多。

## What comes of asking for a hint

hint-look = { $kind ->
    [row] 请看第{ $number }行。
    [column] 请看第{ $number }列。
   *[box] 请看第{ $number }宫。
  }
hint-look-marked = { $kind ->
    [row] 请看标出的这一行：第{ $number }行。
    [column] 请看标出的这一列：第{ $number }列。
   *[box] 请看标出的这个九宫格：第{ $number }宫。
  }
hint-done = 已在{ $cell }填入{ $digit }。
hint-struck = { $filled ->
    [yes] 已填满笔记，
   *[no] 已
  }{ $count ->
   *[other] 排除 { $count } 个候选数。
  }
hint-nothing = 提示所用的技巧在这里都用不上，只能试填。
hint-budget = 限定的时间内没有找到下一步。即使有，也非常难。
hint-fault-solved = 盘面已经完成。
hint-fault-conflict = 先看这里：{ $kind ->
    [row] 第{ $number }行
    [column] 第{ $number }列
   *[box] 第{ $number }宫
  }有两个{ $digit }。
hint-fault-no-candidate = { $cell }已没有数字可填，请撤回一些填入或划掉的数字。
hint-fault-no-place = { $kind ->
    [row] 第{ $number }行
    [column] 第{ $number }列
   *[box] 第{ $number }宫
  }已没有{ $digit }的位置，请撤回一些填入或划掉的数字。
hint-fault-no-solution = 照这样无法完成，请撤回一些填入或划掉的数字。
hint-fault-several-solutions = 这道题有多个解，没有哪一步是必然的。其中两个解在{ $cell }不同。
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
