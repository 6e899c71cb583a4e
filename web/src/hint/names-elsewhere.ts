/**
 * The names that other programs, sites and books have for the techniques. Only the rooms in which techniques are searched for fetch
 * this: it is text for readers, in two languages, so neither the engine nor a first visit carries it.
 */
import type { TechniqueId } from "../engine/index.js";

const NAMES: Readonly<Partial<Record<TechniqueId, string>>> = {
  // Sukaku Explainer and sudoku.coach (crane); HoDoKu (its codes, "Two-String", "Uniqueness Test"); SudoCue's guide
  // (hinge, corner, side, subset, pair); Sudopedia (sole candidate, forced and pinned digit); sudoku.com (obvious, last);
  // SudokuWiki (box/line reduction, singles chain, Y-Wing, unit); the Players' Forum (the abbreviations); Peter Gordon's
  // "Mensa Guide to Solving Sudoku" (Gordonian).
  "full-house": "Last Digit; Last Free Cell; 同区剩余; 同区九缺一",
  "hidden-single-box": "Unique Candidate; Pinned Digit; Last Remaining Cell; Cross-Hatching; 宫排除; 隐性唯一",
  "hidden-single-line": "Unique Candidate; Pinned Digit; Last Remaining Cell; 行列排除; 隐性唯一",
  "naked-single": "Sole Candidate; Lone Single; Forced Digit; Obvious Single; Last Possible Number; 唯余; 显性唯一",
  "direct-hidden-triple": "Direct Hidden Triplet",
  "locked-candidates-1": "Pointing; Pointing Pair; Pointing Triple; Intersection Removal; LC1",
  "locked-candidates-2": "Claiming; Box/Line Reduction; Intersection Removal; LC2",
  "naked-pair": "Obvious Pair",
  "naked-triple": "Naked Triplet; Obvious Triple",
  "naked-quad": "Naked Quad",
  "hidden-triple": "Hidden Triplet",
  "hidden-quad": "Hidden Quad",
  "two-string-kite": "Two-String Kite; 2SK",
  "turbot-fish": "Crane; Turbot Crane",
  "empty-rectangle": "ER; Hinge",
  "xy-wing": "Y-Wing; Bent Triple",
  "w-wing": "Semi-Remote Naked Pair",
  "wxyz-wing": "Bent Quad; Bent Naked Quad",
  "vwxyz-wing": "Bent Naked Quint",
  "unique-rectangle-1": "UR Type 1; Uniqueness Test 1; Unique Corner; Gordonian Rectangle",
  "unique-rectangle-2": "UR Type 2; Uniqueness Test 2; Unique Side",
  "unique-rectangle-3": "UR Type 3; Uniqueness Test 3; Unique Subset",
  "unique-rectangle-4": "UR Type 4; Uniqueness Test 4; Unique Pair",
  "unique-rectangle-5": "UR Type 5; Uniqueness Test 5",
  "unique-rectangle-6": "UR Type 6; Uniqueness Test 6",
  "hidden-rectangle": "Hidden Unique Rectangle; HUR",
  "avoidable-rectangle-1": "AR Type 1; 可规避矩形类型 1",
  "avoidable-rectangle-2": "AR Type 2; 可规避矩形类型 2",
  "unique-loop-1": "UL Type 1; Gordonian Polygon",
  "unique-loop-2": "UL Type 2",
  "unique-loop-3": "UL Type 3",
  "unique-loop-4": "UL Type 4",
  "extended-rectangle-1": "XR Type 1; Extended Unique Rectangle Type 1; 扩展矩形类型 1",
  "extended-rectangle-2": "XR Type 2; Extended Unique Rectangle Type 2; 扩展矩形类型 2",
  "extended-rectangle-3": "XR Type 3; Extended Unique Rectangle Type 3; 扩展矩形类型 3",
  "extended-rectangle-4": "XR Type 4; Extended Unique Rectangle Type 4; 扩展矩形类型 4",
  "bug-plus-1": "BUG+1; BUG Type 1; 全双值格致死解法类型 1",
  "bug-2": "BUG Type 2; 全双值格致死解法类型 2",
  "bug-3": "BUG Type 3; 全双值格致死解法类型 3",
  "bug-4": "BUG Type 4; 全双值格致死解法类型 4",
  "bug-plus-n": "BUG+n; 全双值格致死解法 + n",
  "symmetrical-placement": "GSP; Gurth's Theorem; 宇宙法",
  "simple-colors-trap": "Simple Colouring; Singles Chain; Colour Trap; 简易涂色",
  "simple-colors-wrap": "Simple Colouring; Singles Chain; Colour Wrap; 简易涂色",
  "multi-colors-1": "Multi-Colouring",
  "multi-colors-2": "Multi-Colouring",
  "x-colors": "X-Colouring",
  "3d-medusa": "3D Medusa Colouring",

  // Sudoku Explainer (forcing, bidirectional, dynamic, nested); HoDoKu (ALS, contradiction, verity); SudokuWiki; YZF
  // Sudoku and the Players' Forum; Sunnie's SudokuStudio and its tutorial for the Chinese names.
  "m-wing": "Medusa-Wing",
  "s-wing": "Split-Wing",
  "l-wing": "Local-Wing",
  "h-wing": "Hybrid-Wing",
  "firework-triple": "Triple Firework",
  "firework-quad": "Quadruple Firework",
  "remote-pair": "Remote Naked Pair",
  "almost-locked-pair": "ALP; Almost Locked Candidates; ALC; 欠一数组",
  "almost-locked-triple": "ALT; Almost Locked Candidates; ALC; 欠一数组",
  "unique-rectangle-als": "UR with ALS; Almost Unique Rectangle; AUR",
  "x-cycle": "X-Loop; Fishy Cycle; Bidirectional X-Cycle",
  "x-chain": "Forcing X-Chain; 同数链",
  "broken-wing": "Guardians; 守护者",
  "bivalue-oddagon": "Bi-Value Oddagon; 双值死环",
  tridagon: "Trivalue Oddagon; Thor's Hammer; Chromatic Pattern; 三值死环",
  aic: "AIC; Inference Chain; 标准链; 普通链",
  "continuous-nice-loop": "CNL; AIC Loop; AIC Ring; Bidirectional Cycle; 连续环",
  "discontinuous-nice-loop": "DNL; 不连续环",
  "grouped-aic": "Grouped AIC; GAIC; 区块链",
  "grouped-continuous-nice-loop": "Grouped CNL; GCNL; 区块环",
  "grouped-discontinuous-nice-loop": "Grouped DNL",
  "als-aic": "AIC with ALS",
  "aic-unique-rectangle": "AIC with UR; Almost Unique Rectangle; AUR",
  "aic-fish": "AIC with Finned X-Wing; Almost Fish",
  "aic-bent-set": "AIC with Distributed Disjoint Subset; DDS",
  "als-xz": "Almost Locked Sets XZ-Rule; 待定数组-双强链",
  "als-xy-wing": "Almost Locked Sets XY-Wing; 待定数组-XY-Wing",
  "als-w-wing": "Almost Locked Sets W-Wing; 待定数组-W-Wing",
  "als-chain": "ALS-XY-Chain; Almost Locked Sets XY-Chain",
  "ahs-xz": "Almost Hidden Sets XZ-Rule",
  "sue-de-coq": "SDC; Two-Sector Disjoint Subsets; TSDS; 融合待定数组",
  "death-blossom": "Aligned ALS Exclusion",
  "aligned-pair-exclusion": "APE; Subset Exclusion; 均衡数组",
  "aligned-triplet-exclusion": "ATE; Subset Exclusion; 均衡数组",
  "junior-exocet": "JE; JExocet",
  "exocet-mirror": "JE+; Exocet (Mirror Conjugate Pair); Exocet (Mirror AHS); 镜面单元格",
  "double-exocet": "Double JE; Double JExocet",
  "senior-exocet": "SE",
  "weak-exocet": "WE; Lame Weak Exocet; 衰弱飞鱼; 全衰飞鱼",
  "sk-loop": "Domino Loop; Steve K's Loop; 多米诺环",
  "multi-sector-locked-set": "MSLS",
  "pattern-overlay": "POM; Pattern Overlay Method; 图案叠加删减",
  "template-set": "Templates",
  "template-delete": "Templates",
  "bowmans-bingo": "Bowman Bingo; 人工试数",
  "nishio-forcing-chain": "Nishio",
  "digit-forcing-chain": "Forcing Chain Contradiction",
  "cell-forcing-chain": "Forcing Chain Verity; Multiple Forcing Chains",
  "region-forcing-chain": "Unit Forcing Chain; Forcing Chain Verity; Multiple Forcing Chains",
  "digit-forcing-net": "Forcing Net Contradiction; Dynamic Contradiction Forcing Chains",
  "forcing-net": "Dynamic Forcing Chains",
  "forcing-net-plus": "Dynamic Forcing Chains (+)",
  "nested-forcing-net-1": "Dynamic Forcing Chains (+ Forcing Chains)",
  "nested-forcing-net-2": "Dynamic Forcing Chains (+ Multiple Forcing Chains)",
  "nested-forcing-net-3": "Dynamic Forcing Chains (+ Dynamic Forcing Chains)",
  "nested-forcing-net-4": "Dynamic Forcing Chains (+ Dynamic Forcing Chains (+))",
};

/** Chinese books number the fish: rows of two, three, … (SudokuStudio). English ones know a second name for five. */
const FISH = ["x-wing", "swordfish", "jellyfish", "squirmbag", "whale", "leviathan"] as const;
const SHAPES = { "": "", finned: "鳍", sashimi: "退化", franken: "宫内", mutant: "交叉" } as const;

function fishNames(id: string): string[] {
  const size = FISH.findIndex((fish) => id === fish || id.endsWith(`-${fish}`));
  if (size < 0) return [];
  const shapes = id.slice(0, -FISH[size]!.length).split("-").filter(Boolean);
  const shape = shapes.map((one) => SHAPES[one as keyof typeof SHAPES]).join("");
  const starfish = id.endsWith("squirmbag")
    ? [[...shapes, "starfish"].map((word) => word[0]!.toUpperCase() + word.slice(1)).join(" ")]
    : [];
  return [...starfish, `${shape}${"二三四五六七"[size]}链列`];
}

/** Other names of a technique; of both languages, English first. */
export const namesElsewhere = (id: TechniqueId): readonly string[] => [
  ...(NAMES[id]?.split("; ") ?? []),
  ...fishNames(id),
];

/** Names of several techniques together, and which these are by the beginnings of their ids. Never shown. */
const TOGETHER: readonly (readonly [names: readonly string[], ids: readonly string[]])[] = [
  [
    ["UR", "Unique Rectangle", "Gordonian Rectangle", "Uniqueness Test", "唯一矩形"],
    ["unique-rectangle", "hidden-rectangle"],
  ],
  [["AR", "Avoidable Rectangle", "可规避矩形"], ["avoidable-rectangle"]],
  [["UL", "Unique Loop", "Gordonian Polygon", "唯一环"], ["unique-loop"]],
  [["XR", "Extended Unique Rectangle", "扩展矩形", "拓展矩形"], ["extended-rectangle"]],
  [["BUG", "Bivalue Universal Grave", "全双值格致死解法"], ["bug-"]],
  [["Last Digit"], ["hidden-single-box"]],
  [["Hidden Single", "排除法"], ["hidden-single"]],
  [["Locked Candidates", "区块"], ["locked-candidates"]],
  [["双强链"], ["skyscraper", "two-string-kite", "turbot-fish", "empty-rectangle"]],
  [["Naked Subset"], ["naked-pair", "naked-triple", "naked-quad"]],
  [["Hidden Subset"], ["hidden-pair", "hidden-triple", "hidden-quad"]],
  [["Fireworks", "Hanabi", "烟花数组"], ["firework-"]],
  [
    ["ALS", "Almost Locked Sets", "待定数组"],
    ["als-xz", "als-xy-wing", "als-w-wing", "als-chain"],
  ],
  [["Nice Loop"], ["continuous-nice-loop", "discontinuous-nice-loop"]],
  [["Grouped Nice Loop"], ["grouped-continuous", "grouped-discontinuous"]],
  [
    ["Exocet", "飞鱼导弹"],
    ["junior-exocet", "exocet-mirror", "double-exocet", "senior-exocet", "weak-exocet"],
  ],
  [["Kraken"], ["kraken-fish"]],
];

export const namesTogether = (id: string): readonly string[] =>
  TOGETHER.flatMap(([names, ids]) => (ids.some((start) => id.startsWith(start)) ? names : []));
