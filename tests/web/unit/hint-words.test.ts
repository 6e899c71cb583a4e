/** Words of hints: messages of the core filled in, and the sentences of some techniques on real positions. */
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import type { Message, Step, TechniqueId } from "../../../web/src/engine/index.js";
import { firstBranch, withBranch } from "../../../web/src/hint/branches.js";
import { drawing } from "../../../web/src/hint/drawing.js";
import { candidatesOfNode, compact } from "../../../web/src/hint/names.js";
import { branchStarts, explain, sayMessage, tell } from "../../../web/src/hint/telling.js";
import { createLocalizer, type Localizer } from "../../../web/src/i18n/localizer.js";
import type { HintsId } from "../../../web/src/i18n/messages.js";
import { loadModule, stepsOn, techniqueCases } from "../support/logic.js";

const read = (name: string): string =>
  readFileSync(new URL(`../../../web/src/hint/texts/hints.${name}.ftl`, import.meta.url), "utf8");
const en: Localizer<HintsId> = createLocalizer("en", read("en"));
const zh: Localizer<HintsId> = createLocalizer("zh-CN", read("zh-CN"));

const cell = (row: number, column: number): number => (row - 1) * 9 + column - 1;
const candidate = (row: number, column: number, digit: number): number => cell(row, column) * 9 + digit - 1;

/** The first case of a technique. */
let stepOf: (technique: TechniqueId) => Step;
/** Digits on the board there. */
const valuesOf = (technique: TechniqueId): string => caseOf(technique).position.values;
const caseOf = (technique: TechniqueId) => techniqueCases.find((one) => one.technique === technique)!;

beforeAll(async () => {
  const module = await loadModule();
  stepOf = (technique) => {
    const one = caseOf(technique);
    return stepsOn(module, one, technique).find(({ notation }) => notation === one.notation)!;
  };
});

const lines = (t: Localizer<HintsId>, technique: TechniqueId): string[] =>
  tell(t, stepOf(technique)).map(({ text, depth }) => (depth ? "  " : "") + text);

describe("what a message names", () => {
  const say = (message: Message): [string, string] => [sayMessage(en, message), sayMessage(zh, message)];

  test("cells: up to three one by one, more of them together, but for those whose order counts", () => {
    const cells = [cell(9, 1), cell(1, 2), cell(1, 6), cell(3, 2)];
    expect(say({ id: "look-cells", named: { cells: { cells: cells.slice(0, 2), join: "and" }, count: 2 } })).toEqual([
      "Look at the marked cells: r9c1 and r1c2.",
      "看看标出的格子：r9c1和r1c2。",
    ]);
    expect(sayMessage(en, { id: "look-cells", named: { cells: { cells, join: "and" }, count: 4 } })).toBe(
      "Look at the marked cells: r1c26, r3c2, and r9c1.",
    );
    expect(sayMessage(en, { id: "look-cells", named: { cells: { cells, join: "narrow" }, count: 4 } })).toBe(
      "Look at the marked cells: r9c1, r1c2, r1c6, r3c2.",
    );
  });

  test("houses: those of a kind together", () => {
    const look = (...houses: number[]): [string, string] => say({ id: "look-house", named: { houses: { houses } } });
    expect(look(4)).toEqual(["Look at row 5.", "看看第5行。"]);
    expect(look(1, 8)[0]).toBe("Look at rows 2 and 9.");
    expect(look(4, 19)).toEqual(["Look at row 5 and box 2.", "看看第5行和第2宫。"]);
    expect(look(0, 1, 9, 20, 21)[0]).toBe("Look at rows 1 and 2, column 1, and boxes 3 and 4.");
  });

  test("candidates: digits that are in the same cells together", () => {
    const candidates = [candidate(1, 1, 5), candidate(1, 1, 6), candidate(1, 2, 6)];
    const guardians = { guardians: { candidates } };
    expect(sayMessage(en, { id: "why-grave-one-of", named: guardians })).toBe(
      "So at least one of the extra candidates is right: 5 in r1c1; 6 in r1c1 and r1c2.",
    );
    expect(
      sayMessage(en, { id: "why-grave-one-of", named: { guardians: { candidates: candidates.slice(0, 2) } } }),
    ).toMatch(/: 5 and 6 in r1c1\.$/);
  });

  test("sets with their digits, and messages within messages", () => {
    const set = { cells: [cell(1, 2), cell(1, 6)], digits: [3, 5, 7] };
    const because: Message = { id: "because-almost-locked-set", named: { set: { sets: [set] } } };
    const what: Message = {
      id: "why-clause-is",
      named: { cells: { cells: [cell(1, 2)], join: "and" }, count: 1, digit: 3 },
    };
    const named = { what: { messages: [what], join: "and" }, because: { messages: [because], join: "and" } } as const;
    expect(sayMessage(en, { id: "why-line", named: structuredClone(named) as unknown as Message["named"] })).toBe(
      "r1c2 is 3 (r1c26 {357} has all its other digits).",
    );
  });

  test("many cells are named line by line, as forums do", () => {
    expect(compact([cell(1, 2), cell(9, 1), cell(9, 4), cell(9, 5), cell(3, 2)])).toEqual(["r9c145", "r13c2"]);
    expect(compact([])).toEqual([]);
  });
});

describe("the sentences that were the worst, on real positions", () => {
  const said: Partial<Record<TechniqueId, { en: string[]; zh: string[] }>> = {
    "xyz-wing": {
      en: [
        "r8c4 is 2, 3, or 6.",
        "If it is 3, r8c9 {36} is 6.",
        "If it is 2, r9c4 {26} is 6.",
        "Or r8c4 is 6 itself.",
        "So r8c4, r8c9, or r9c4 is 6.",
        "r8c6 sees all of them, so it isn't 6.",
      ],
      zh: [
        "r8c4是2、3或6。",
        "如果是3，r8c9{36}就是6。",
        "如果是2，r9c4{26}就是6。",
        "或者r8c4自己是6。",
        "所以r8c4、r8c9或r9c4是6。",
        "r8c6看到所有这些位置，所以不是6。",
      ],
    },
    "3d-medusa": {
      en: [
        "Strong links tie candidates together in two colours. The first has 1 in r1c7 and r7c8; 6 in r7c4; 9 in r3c8. The second has 1 in r7c4 and r8c7; 6 in r3c4 and r7c8; 9 in r1c7 and r9c8. One colour is right throughout, the other wrong.",
        "Each colour rules out the same candidates: it has another digit for their cell, or their digit where they see it.",
        "So r3c4 isn't 9.",
      ],
      zh: [
        "强链把一些候选数连成两色。第一色：r1c7和r7c8的1；r7c4的6；r3c8的9。第二色：r7c4和r8c7的1；r3c4和r7c8的6；r1c7和r9c8的9。其中一色全部成立，另一色全不成立。",
        "无论哪一色成立，以下候选数都被排除：同格已有别的数字，或看到同样的数字。",
        "所以r3c4不是9。",
      ],
    },
    skyscraper: {
      en: [
        "In row 2, the 1 is in r2c5 or r2c7.",
        "In row 4, the 1 is in r4c4 or r4c7.",
        "r2c7 and r4c7 share column 7, so at most one of them is 1. So at least one of the roofs r2c5 and r4c4 is.",
        "r5c5 and r6c5 see both roofs, so neither is 1.",
      ],
      zh: [
        "第2行的1在r2c5或r2c7。",
        "第4行的1在r4c4或r4c7。",
        "r2c7和r4c7同在第7列，至多一个是1。所以屋顶格r2c5和r4c4至少有一个是。",
        "r5c5和r6c5同时看到两个屋顶格，所以都不是1。",
      ],
    },
    "two-string-kite": {
      en: [
        "In row 4, the 6 is in r4c2 or r4c4.",
        "In column 1, the 6 is in r2c1 or r6c1.",
        "r4c2 and r6c1 share box 4, so at most one of them is 6. So at least one of the far ends r2c1 and r4c4 is.",
        "r2c4 sees both, so it isn't 6.",
      ],
      zh: [
        "第4行的6在r4c2或r4c4。",
        "第1列的6在r2c1或r6c1。",
        "r4c2和r6c1同在第4宫，至多一个是6。所以另外两端r2c1和r4c4至少有一个是。",
        "r2c4同时看到两者，所以不是6。",
      ],
    },
    "empty-rectangle": {
      en: [
        "In box 2 all 6s are in row 2 or column 5.",
        "In column 2, the 6 is in r2c2 or r8c2.",
        "If it is in r8c2, r8c5 in the same row isn't 6.",
        "If it is in r2c2, box 2 needs its 6 in column 5, at r1c5 or r3c5, and again r8c5 isn't 6.",
        "So r8c5 isn't 6.",
      ],
      zh: [
        "第2宫的6都在第2行或第5列。",
        "第2列的6在r2c2或r8c2。",
        "如果在r8c2，同行的r8c5就不是6。",
        "如果在r2c2，第2宫的6就要在第5列，即r1c5或r3c5，r8c5仍然不是6。",
        "所以r8c5不是6。",
      ],
    },
    "x-wing": {
      en: [
        "In the base, rows 8 and 9, 1 fits only in the cover, columns 2 and 7. Each house of the base needs its 1, and that uses up the cover.",
        "So neither of r4c7 and r6c7 is 1.",
      ],
      zh: [
        "在定义域第8和9行内，1只能在删除域第2和7列。定义域的每个区域各要一个1，删除域的1就用完了。",
        "所以r4c7和r6c7都不是1。",
      ],
    },
    "unique-rectangle-1": {
      en: [
        "If r3c23 and r7c23 held only 1 and 3, the digits could swap places, and the puzzle would have two solutions: a deadly pattern.",
        "Only r3c2 can prevent that, so it must be 4, 8, or 9.",
        "So r3c2 isn't 1 or 3.",
      ],
      zh: [
        "如果r3c23和r7c23只有1和3，它们就可以互换，题目会有两个解：这就是致命结构。",
        "只有r3c2能避免，所以它必是4、8或9。",
        "所以r3c2不是1或3。",
      ],
    },
    "sue-de-coq": {
      en: [
        "Where row 2 and box 3 cross, there is r2c78 {1348}. With it go r2c6 {14} in the rest of row 2, and r1c8 {38} in the rest of box 3.",
        "Each digit fits in once at most: 1 and 4 in row 2, 3 and 8 in box 3. That is just enough for the 4 cells, so each is needed there.",
        "So r3c7 isn't 3.",
      ],
      zh: [
        "第2行与第3宫相交处有r2c78{1348}，第2行的其他位置有r2c6{14}，第3宫的其他位置有r1c8{38}。",
        "每个数字至多放一次：1和4在第2行，3和8在第3宫。正好够填这4格，所以每个都要用在那里。",
        "所以r3c7不是3。",
      ],
    },
    "kraken-fish-1": {
      en: [
        "In the base, columns 1 and 5, 4 fits only in the cover, rows 1 and 3, and in the fins r2c1 and r9c1.",
        "If no fin is 4, the base uses up the cover, and r3c3 isn't 4. If a fin is, a chain says the same.",
        "Suppose r2c1 is 4.",
        "  r3c3 isn't 4 (same box).",
        "Suppose r9c1 is 4.",
        "  r9c1 isn't 1 (same cell).",
        "  r9c2 is 1 (only place in row 9).",
        "  r5c2 isn't 1 (same column).",
        "  r5c2 is 8 (last candidate).",
        "  r5c3 isn't 8 (same row).",
        "  r3c3 is 8 (only place in column 3).",
        "  r3c3 isn't 4 (same cell).",
        "So r3c3 isn't 4.",
      ],
      zh: [
        "在定义域第1和5列内，4只能在删除域第1和3行，以及鳍r2c1和r9c1之一。",
        "如果鳍都不是4，删除域的4就都在定义域内，r3c3不是4。如果某个鳍是，沿链推出同样的结果。",
        "假设r2c1是4。",
        "  r3c3不是4（同宫）。",
        "假设r9c1是4。",
        "  r9c1不是1（同格）。",
        "  r9c2是1（第9行唯一的位置）。",
        "  r5c2不是1（同列）。",
        "  r5c2是8（唯一的候选数）。",
        "  r5c3不是8（同行）。",
        "  r3c3是8（第3列唯一的位置）。",
        "  r3c3不是4（同格）。",
        "所以r3c3不是4。",
      ],
    },
    "finned-x-wing": {
      en: [
        "In the base, rows 2 and 5, 4 fits only in the cover, columns 6 and 9, and in the fin r5c4.",
        "If the fin isn't 4, the base uses up the cover, in which r6c6 lies. If the fin is, r6c6 sees it. Either way, r6c6 isn't 4.",
      ],
      zh: [
        "在定义域第2和5行内，4只能在删除域第6和9列，以及鳍r5c4。",
        "如果鳍不是4，删除域的4就都在定义域内，r6c6在删除域，不能填。如果鳍是，r6c6看到它。所以无论如何，r6c6不是4。",
      ],
    },
    "locked-pair": {
      en: [
        "r2c2 and r2c3 have only 4 and 7 between them: 2 digits for 2 cells. They use up 4 and 7 in row 2 and box 1.",
        "So none of r2c48, r3c13, and r1c2 is 4; none of r2c468, r1c2, and r3c3 is 7.",
      ],
      zh: [
        "r2c2和r2c3合起来只有4和7：2格正好2个数字。第2行和第1宫的4和7都用在这里。",
        "所以r2c48、r3c13和r1c2都不是4；r2c468、r1c2和r3c3都不是7。",
      ],
    },
    "remote-pair": {
      en: [
        "r1c4, r9c4, r9c7, r7c9 have only 8 and 9, and each sees the next.",
        "  r1c4 and r9c4 differ (same column).",
        "  r9c4 and r9c7 differ (same row).",
        "  r9c7 and r7c9 differ (same box).",
        "Along the chain the digits take turns, so r1c4 and r7c9 have one each. r1c9 sees both ends.",
        "So r1c9 isn't 8 or 9.",
      ],
      zh: [
        "r1c4、r9c4、r9c7、r7c9都只有8和9，并且依次互相看到。",
        "  r1c4与r9c4不同（同列）。",
        "  r9c4与r9c7不同（同行）。",
        "  r9c7与r7c9不同（同宫）。",
        "两个数字沿链交替出现，所以r1c4和r7c9各占一个。r1c9同时看到两端。",
        "所以r1c9不是8或9。",
      ],
    },
    "xy-chain": {
      en: [
        "Suppose r1c1 isn't 8.",
        "  r1c1 is 7 (last candidate).",
        "  r2c3 isn't 7 (same box).",
        "  r2c3 is 4 (last candidate).",
        "  r2c9 isn't 4 (same row).",
        "  r2c9 is 5 (last candidate).",
        "  r7c9 isn't 5 (same column).",
        "  r7c9 is 8 (last candidate).",
        "So 8 is in r1c1 or r7c9.",
        "r1c9 sees both, so it isn't 8.",
      ],
      zh: [
        "假设r1c1不是8。",
        "  r1c1是7（唯一的候选数）。",
        "  r2c3不是7（同宫）。",
        "  r2c3是4（唯一的候选数）。",
        "  r2c9不是4（同行）。",
        "  r2c9是5（唯一的候选数）。",
        "  r7c9不是5（同列）。",
        "  r7c9是8（唯一的候选数）。",
        "所以8在r1c1或r7c9。",
        "r1c9同时看到两者，所以不是8。",
      ],
    },
  };
  test.each(Object.keys(said) as TechniqueId[])("%s", (technique) => {
    expect(lines(en, technique)).toEqual(said[technique]!.en);
    expect(lines(zh, technique)).toEqual(said[technique]!.zh);
  });
});

describe("branches of a forcing chain", () => {
  test("each begins with what it supposes, and one alone has its lines and links", () => {
    const step = stepOf("cell-forcing-chain");
    expect(branchStarts(en, step)).toEqual(["r7c3 is 4", "r7c3 is 6", "r7c3 is 8"]);
    expect(explain(en, step, 1)).toBe(
      "r7c3 is 4, 6, or 8. Try each. Suppose r7c3 is 6. r8c2 isn't 6 (same box). Every case ends the same way. So r8c2 isn't 6.",
    );
    const second = withBranch(step, 1);
    expect(second.links).toHaveLength(1);
    expect(second.marks.map(({ candidate: id, role }) => [id, role])).toEqual([
      [candidate(7, 3, 6), "on"],
      [candidate(8, 2, 6), "off"],
    ]);
    expect(drawing(second, 3, valuesOf("cell-forcing-chain")).links).toHaveLength(1);
  });

  test("a tangle is shown a branch at a time", () => {
    const step = stepOf("cell-forcing-chain");
    expect(firstBranch(step)).toBe(null);
    const many = { ...step, links: Array.from({ length: 20 }, () => step.links[0]!) };
    expect(firstBranch(many)).toBe(0);
    expect(firstBranch({ ...many, technique: "braid" })).toBe(null);
  });
});

describe("the drawing of a step", () => {
  test("everything: links from node to node, ends and what goes by their roles", () => {
    const step = stepOf("xy-chain");
    const { candidates, links } = drawing(step, 3, valuesOf("xy-chain"));
    expect(links).toEqual(
      step.links.map(({ from, to, strong }) => ({
        from: candidatesOfNode(step.nodes[from]),
        to: candidatesOfNode(step.nodes[to]),
        strong,
      })),
    );
    const roles = new Map(candidates!.map(({ candidate: id, role }) => [id, role]));
    expect(roles.get(candidate(1, 9, 8))).toBe("eliminated");
    expect(roles.get(candidate(1, 1, 8))).toBe("off");
    expect(roles.get(candidate(7, 9, 8))).toBe("on");
  });

  test("a candidate of the pattern that goes is drawn as one that goes", () => {
    const step = stepOf("simple-colors-wrap");
    const drawn = drawing(step, 3, valuesOf("simple-colors-wrap")).candidates!;
    for (const id of step.eliminations) expect(drawn.findLast((one) => one.candidate === id)!.role).toBe("eliminated");
  });

  test("digits that stand on the board are a reason, not a small digit", () => {
    const step = stepOf("avoidable-rectangle-1");
    const values = valuesOf("avoidable-rectangle-1");
    const { cells, candidates } = drawing(step, 3, values);
    const filled = cells!.filter(({ role }) => role === "cause").map(({ cell: id }) => id);
    expect(filled.length).toBeGreaterThan(1);
    expect(filled.every((id) => values[id] !== ".")).toBe(true);
    expect(candidates!.every(({ candidate: id }) => values[Math.floor(id / 9)] === ".")).toBe(true);
  });
});
