import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Step } from "../../../web/src/engine/index.js";
import { firstBranch, withBranch } from "../../../web/src/hint/branches.js";
import { drawing, houseOf } from "../../../web/src/hint/drawing.js";
import { compact } from "../../../web/src/hint/names.js";
import { explain } from "../../../web/src/hint/words.js";
import { createLocalizer } from "../../../web/src/i18n/localizer.js";

const read = (name: string): string =>
  readFileSync(new URL(`../../../web/src/hint/texts/hints.${name}.ftl`, import.meta.url), "utf8");
const en = createLocalizer("en", read("en"));
const zh = createLocalizer("zh-CN", read("zh-CN"));
const EMPTY = ".".repeat(81);

const cell = (row: number, column: number): number => (row - 1) * 9 + column - 1;
const candidate = (row: number, column: number, digit: number): number => cell(row, column) * 9 + digit - 1;

type Wish = Partial<Omit<Step, "placements" | "eliminations" | "houses" | "covers" | "digits">> &
  Record<"technique", Step["technique"]> & {
    placements?: number[];
    eliminations?: number[];
    houses?: number[];
    covers?: number[];
    digits?: number[];
  };

function step({ placements = [], eliminations = [], houses = [], covers = [], digits = [], ...rest }: Wish): Step {
  return {
    notation: "",
    marks: [],
    sets: [],
    nodes: [],
    links: [],
    ...rest,
    placements: Uint16Array.from(placements),
    eliminations: Uint16Array.from(eliminations),
    houses: Uint8Array.from(houses),
    covers: Uint8Array.from(covers),
    digits: Uint8Array.from(digits),
  };
}

const node = (digit: number, ...cells: number[]): Step["nodes"][number] => ({ digit, cells: Uint8Array.from(cells) });
const link = (from: number, to: number, strong: boolean): Step["links"][number] => ({
  from,
  to,
  strong,
  set: -1,
  reason: {
    because: strong ? "last-candidate" : "same-cell",
    houses: new Uint8Array(),
    covers: new Uint8Array(),
    pair: null,
    facts: new Uint16Array(),
  },
});
const chain = (...strong: boolean[]): Step["links"] => strong.map((is, i) => link(i, i + 1, is));

/** r7c3 is 4 or 6, and in either case r8c2 is not 6. */
const cellChain = step({
  technique: "cell-forcing-chain",
  eliminations: [candidate(8, 2, 6)],
  digits: [4, 6],
  sets: [{ cells: Uint8Array.of(cell(7, 3)), digits: Uint8Array.of(4, 6) }],
  nodes: [node(4, cell(7, 3)), node(6, cell(7, 2)), node(6, cell(8, 2)), node(6, cell(7, 3)), node(6, cell(8, 2))],
  links: [link(0, 1, true), link(1, 2, false), link(3, 4, false)],
});

/** 2 or 3 in r1c1, the rest as an XY-Chain needs it; 2 goes from r5c5. */
const xyChain = step({
  technique: "xy-chain",
  eliminations: [candidate(5, 5, 2)],
  marks: [
    { role: "pincer", candidate: candidate(1, 1, 2), group: 0 },
    { role: "pincer", candidate: candidate(1, 5, 2), group: 0 },
  ],
  nodes: [node(2, cell(1, 1)), node(3, cell(1, 1)), node(3, cell(1, 5), cell(1, 6)), node(2, cell(1, 5))],
  links: chain(true, false, true),
});

describe("why a step follows", () => {
  test("a chain is read link by link, and groups are told as groups", () => {
    expect(explain(en, xyChain, EMPTY, 0)).toBe(
      "If r1c1 isn't 2, then r1c1 is 3, 3 is in none of r1c5 and r1c6, r1c5 is 2. So one of r1c1 and r1c5 is 2, and no cell that sees both of them can be. That strikes out 2 in r5c5.",
    );
    expect(explain(zh, xyChain, EMPTY, 0)).toMatch(/^如果r1c1不是2，那么r1c1是3、3不在r1c5和r1c6中、r1c5是2。所以/);
  });

  test("two chains are two sentences", () => {
    const twice = step({
      ...xyChain,
      placements: [],
      eliminations: [candidate(5, 5, 2)],
      houses: [],
      covers: [],
      digits: [],
      links: [...xyChain.links, ...xyChain.links],
    });
    expect(explain(en, twice, EMPTY, 0).match(/If r1c1/g)).toHaveLength(2);
  });

  test("a fish names its houses together, and the mixed ones of a Franken fish one by one", () => {
    const fish = step({
      technique: "finned-swordfish",
      eliminations: [candidate(8, 5, 2)],
      houses: [1, 5, 6],
      covers: [11, 12, 13],
      digits: [2],
      marks: [{ role: "fin", candidate: candidate(7, 6, 2), group: 0 }],
    });
    expect(explain(en, fish, EMPTY, 0)).toMatch(
      /^In rows 2, 6, and 7, 2 has places only in columns 3, 4, and 5 and, as fins, in r7c6\./,
    );
    const franken = step({
      technique: "franken-x-wing",
      eliminations: [candidate(8, 5, 2)],
      houses: [4, 19],
      covers: [14, 17],
      digits: [2],
    });
    expect(explain(en, franken, EMPTY, 0)).toMatch(/^Together, row 5 and box 2 need/);
  });

  test("a whip says what would have nothing left, a braid goes back to where it branches", () => {
    const links = [link(0, 1, false), link(1, 2, true), link(2, 3, false)];
    const nodes = [node(1, cell(1, 1)), node(1, cell(1, 5)), node(2, cell(1, 5)), node(2, cell(7, 5))];
    const whip = step({
      technique: "whip",
      eliminations: [candidate(1, 1, 1)],
      houses: [6],
      digits: [2],
      nodes,
      links,
    });
    expect(explain(en, whip, EMPTY, 0)).toBe(
      "If r1c1 is 1, then r1c5 isn't 1, r1c5 is 2, r7c5 isn't 2. Every other possibility on the way clashes with 1 in r1c1 or with what follows from it. In the end row 7 would have no place for 2. So r1c1 can't be 1. That strikes out 1 in r1c1.",
    );
    const last = { role: "pattern" as const, candidate: candidate(2, 1, 3), group: 0 };
    const braid = step({
      technique: "g-braid",
      eliminations: [candidate(1, 1, 1)],
      digits: [3],
      marks: [last],
      nodes: [...nodes.slice(0, 3), node(1, cell(2, 1))],
      links: [...links.slice(0, 2), link(0, 3, false)],
    });
    expect(explain(en, braid, EMPTY, 0)).toMatch(
      /r1c5 is 2\. If r1c1 is 1, then r2c1 isn't 1\. .* In the end r2c1 would have no digit\./,
    );
    expect(explain(zh, braid, EMPTY, 0)).toMatch(/最后，r2c1没有数字可填。所以r1c1不是1。因此/);
  });

  test("a forcing chain tells each branch and what they have in common, a contradiction that both ends cannot be", () => {
    expect(explain(en, cellChain, EMPTY, 0)).toBe(
      "One of these is right: r7c3 is 4 or r7c3 is 6. If r7c3 is 4, then r7c2 is 6, r8c2 isn't 6. If r7c3 is 6, then r8c2 isn't 6. In every case r8c2 isn't 6. That strikes out 6 in r8c2.",
    );
    const ends = [node(9, cell(1, 1)), node(3, cell(3, 9)), node(9, cell(1, 1)), node(3, cell(3, 9))];
    const both = [link(0, 1, true), link(2, 3, false)];
    const net = step({ technique: "digit-forcing-net", placements: [candidate(1, 1, 9)], nodes: ends, links: both });
    expect(explain(en, net, EMPTY, 0)).toMatch(
      /If r1c1 isn't 9, then r3c9 is 3\. If r1c1 isn't 9, then r3c9 isn't 3\. It would follow that r3c9 is 3 and r3c9 isn't 3\. Both can't be,/,
    );
    expect(explain(zh, net, EMPTY, 0)).toMatch(/两者不能同时成立/);
  });

  test("one branch of a forcing chain alone: its links, and what they make true and false", () => {
    expect(firstBranch(cellChain)).toBe(null);
    expect(explain(en, cellChain, EMPTY, 0, 1)).toBe(
      "One of these is right: r7c3 is 4 or r7c3 is 6. If r7c3 is 6, then r8c2 isn't 6. In every case r8c2 isn't 6. That strikes out 6 in r8c2.",
    );
    const second = withBranch(cellChain, 1);
    expect(second.links).toEqual([link(0, 1, false)]);
    expect(second.nodes).toEqual(cellChain.nodes.slice(3));
    expect(second.marks.map(({ candidate: id, role }) => [id, role])).toEqual([
      [candidate(7, 3, 6), "on"],
      [candidate(8, 2, 6), "off"],
    ]);
    expect(drawing(second, 3, EMPTY).links).toHaveLength(1);
    const many = { ...cellChain, links: Array.from({ length: 20 }, () => cellChain.links[0]!) };
    expect(firstBranch(many)).toBe(0);
    expect(firstBranch({ ...many, technique: "braid" })).toBe(null);
  });

  test("digits that go from the same cells go together, and what is placed is told too", () => {
    const pair = step({
      technique: "naked-pair",
      placements: [candidate(9, 9, 1)],
      eliminations: [candidate(1, 1, 5), candidate(1, 1, 6), candidate(1, 2, 6)],
      houses: [0],
      digits: [5, 6],
    });
    expect(explain(en, pair, EMPTY, 0)).toMatch(/So r9c9 is 1\. That strikes out 5 in r1c1; 6 in r1c1 and r1c2\.$/);
    const both = step({
      technique: "naked-pair",
      eliminations: [candidate(1, 1, 5), candidate(1, 1, 6)],
      houses: [0],
      digits: [5, 6],
    });
    expect(explain(en, both, EMPTY, 0)).toMatch(/That strikes out 5 and 6 in r1c1\.$/);
  });

  test("many cells are named line by line, as forums do", () => {
    expect(compact([cell(1, 2), cell(9, 1), cell(9, 4), cell(9, 5), cell(3, 2)])).toEqual(["r9c145", "r13c2"]);
    expect(compact([])).toEqual([]);
  });
});

describe("the drawing of a step", () => {
  test("first the place alone, then everything", () => {
    expect(houseOf(xyChain)).toBe(18);
    expect(drawing(xyChain, 2, EMPTY)).toEqual({ houses: [18] });
    const { candidates, links } = drawing(xyChain, 3, EMPTY);
    expect(links).toEqual([
      { from: [candidate(1, 1, 2)], to: [candidate(1, 1, 3)], strong: true },
      { from: [candidate(1, 1, 3)], to: [candidate(1, 5, 3), candidate(1, 6, 3)], strong: false },
      { from: [candidate(1, 5, 3), candidate(1, 6, 3)], to: [candidate(1, 5, 2)], strong: true },
    ]);
    const roles = new Map(candidates!.map(({ candidate: id, role }) => [id, role]));
    expect(roles.get(candidate(1, 1, 2))).toBe("pincer");
    expect(roles.get(candidate(1, 6, 3))).toBe("pattern");
    expect(roles.get(candidate(5, 5, 2))).toBe("eliminated");
  });

  test("a candidate of the pattern that goes is drawn as one that goes", () => {
    const wrap = step({
      technique: "simple-colors-wrap",
      eliminations: [candidate(1, 1, 4)],
      marks: [{ role: "color", candidate: candidate(1, 1, 4), group: 0 }],
    });
    expect(drawing(wrap, 3, EMPTY).candidates!.at(-1)).toEqual({ candidate: candidate(1, 1, 4), role: "eliminated" });
  });

  test("digits that stand on the board are a reason, not a small digit", () => {
    const values = `5${EMPTY.slice(1)}`;
    const avoidable = step({
      technique: "avoidable-rectangle-1",
      eliminations: [candidate(2, 1, 4)],
      marks: [{ role: "corner", candidate: candidate(1, 1, 5), group: 0 }],
    });
    const { cells, candidates } = drawing(avoidable, 3, values);
    expect(cells!.at(-1)).toEqual({ cell: 0, role: "cause" });
    expect(candidates!.map(({ candidate: id }) => id)).toEqual([candidate(2, 1, 4)]);
  });
});
