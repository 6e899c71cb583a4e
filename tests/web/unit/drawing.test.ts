/** A drawn reason: how it is changed, kept, undone and done. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { drawnText } from "../../../web/src/export/drawn-text.js";
import type { BoardId, ExportId, MessageId } from "../../../web/src/i18n/messages.js";
import { textsOf } from "../../../web/src/i18n/texts.js";
import { carryOut, withLink, withMark, without } from "../../../web/src/play/sketch/model.js";
import { decodeGame, encodeRecord, encodeState } from "../../../web/src/sudoku/codec.js";
import { adopt, enterDigit, type Game, newGame, redo, reset, takeSketch, undo } from "../../../web/src/sudoku/game.js";
import { bit } from "../../../web/src/sudoku/geometry.js";
import { mapHighlight } from "../../../web/src/sudoku/highlight.js";
import { drawingLabel } from "../../../web/src/sudoku/labels.js";
import { toggleMark } from "../../../web/src/sudoku/notes.js";
import {
  candidatesToDraw,
  isEnd,
  proposalOf,
  readSketch,
  type Sketch,
  sketchOf,
  standing,
  writeSketch,
} from "../../../web/src/sudoku/sketch.js";
import { drawnIn, highlightOf } from "../../../web/src/sudoku/sketch-look.js";
import { CLASSIC, randomFrom } from "../support/sudoku.js";

const classic = (): Game => newGame(Array.from(CLASSIC, (digit) => Number(digit) || 0));
const at = (row: number, column: number, digit: number): number => ((row - 1) * 9 + column - 1) * 9 + digit - 1;
const NOTHING: Sketch = readSketch("");

/** 1 in r1c3 linked to 4 there, that to 4 in r1c7; 2 in r1c4 true, 4 in r1c9 gone, 2 in r1c3 false. */
const EXAMPLE: Sketch = (() => {
  const linked = withLink(NOTHING, "strong", [at(1, 3, 1)], [at(1, 3, 4)]);
  const chain = withLink(linked, "weak", [at(1, 3, 4)], [at(1, 7, 4)]);
  const marks = [
    [at(1, 4, 2), "true"],
    [at(1, 9, 4), "strike"],
    [at(1, 3, 2), "false"],
  ] as const;
  return marks.reduce((sketch, [candidate, tool]) => withMark(sketch, [candidate], tool), chain);
})();

const randomSketch = (random: (below: number) => number): Sketch => {
  let sketch = NOTHING;
  for (let count = random(12); count > 0; count--) {
    const [digit, row] = [random(9) + 1, random(9) + 1];
    const end = [at(row, 1, digit), at(row, 2 + random(8), digit)].slice(0, 1 + random(2));
    const kinds = ["strong", "weak", "true", "false", "strike"] as const;
    const kind = kinds[random(5)]!;
    sketch =
      kind === "strong" || kind === "weak" ? withLink(sketch, kind, end, [random(729)]) : withMark(sketch, end, kind);
  }
  return sketch;
};

describe("the drawing", () => {
  test("is a text that says all of it: links in their order, groups, and marks", () => {
    expect(readSketch(writeSketch(EXAMPLE))).toEqual(EXAMPLE);
    const random = randomFrom(7);
    for (let round = 0; round < 300; round++) {
      const sketch = randomSketch(random);
      expect(readSketch(writeSketch(sketch))).toEqual(sketch);
    }
  });

  test("a mark once more takes it away, another one takes its place", () => {
    const marked = withMark(NOTHING, [5, 14], "strike");
    expect([...marked.marks]).toEqual([
      [5, "strike"],
      [14, "strike"],
    ]);
    expect(withMark(marked, [5, 14], "strike").marks.size).toBe(0);
    expect([...withMark(marked, [5], "true").marks]).toEqual([
      [14, "strike"],
      [5, "true"],
    ]);
    // Of several candidates some had it: now all have it.
    expect(withMark(marked, [5, 23], "strike").marks.size).toBe(3);
  });

  test("a link once more takes it away, whichever end comes first; the other kind takes its place", () => {
    const [one, other] = [[at(1, 3, 1)], [at(1, 7, 1)]];
    const linked = withLink(NOTHING, "strong", one, other);
    expect(withLink(linked, "strong", other, one).links).toEqual([]);
    expect(withLink(linked, "weak", one, other).links).toEqual([{ kind: "weak", from: one, to: other }]);
  });

  test("a group is one digit in several cells of a house", () => {
    expect(isEnd([at(1, 1, 5), at(1, 9, 5)])).toBe(true);
    expect(isEnd([at(1, 1, 5), at(3, 3, 5)])).toBe(true);
    expect(isEnd([at(1, 1, 5), at(5, 5, 5)])).toBe(false);
    expect(isEnd([at(1, 1, 5), at(1, 2, 6)])).toBe(false);
    expect(isEnd([at(1, 1, 5), at(1, 1, 5)])).toBe(false);
    expect(isEnd([])).toBe(false);
  });

  test("erasing in a cell takes its marks, and the links that begin or end there", () => {
    const left = without(EXAMPLE, [6, 8]);
    expect(left.links).toEqual([EXAMPLE.links[0]]);
    expect([...left.marks.keys()]).toEqual([at(1, 4, 2), at(1, 3, 2)]);
  });

  test("proposes what is marked, with the links as its reason", () => {
    expect(proposalOf(EXAMPLE)).toEqual({
      place: [at(1, 4, 2)],
      remove: [at(1, 9, 4)],
      assumed: [at(1, 3, 2)],
      links: EXAMPLE.links,
    });
    expect(writeSketch(sketchOf(proposalOf(EXAMPLE)))).toBe(
      writeSketch({
        ...EXAMPLE,
        marks: new Map([
          [at(1, 4, 2), "true"],
          [at(1, 3, 2), "false"],
          [at(1, 9, 4), "strike"],
        ]),
      }),
    );
    expect(sketchOf({})).toEqual(NOTHING);
    // Who marks a candidate twice means the later one.
    expect([...sketchOf({ place: [5], remove: [5] }).marks]).toEqual([[5, "strike"]]);
  });

  test("leaves out what a move has overtaken, until the move is undone", () => {
    const drawn = takeSketch(classic(), writeSketch(EXAMPLE));
    const now = (game: Game): Sketch => standing(readSketch(game.sketch), candidatesToDraw(game));
    expect(now(drawn)).toEqual(EXAMPLE);
    // r1c7 is 4: no 4 elsewhere in row 1, and no candidates there.
    const played = enterDigit(drawn, [6], 4);
    expect(now(played).links).toEqual([]);
    expect([...now(played).marks.keys()]).toEqual([at(1, 4, 2), at(1, 3, 2)]);
    expect(now(undo(played))).toEqual(EXAMPLE);
  });

  test("goes by the player's notes where they are all there, else by what the digits leave", () => {
    const noted = toggleMark(classic(), [2], 1);
    expect(candidatesToDraw(noted)[2]).toBe(bit(1) | bit(2) | bit(4));
    const struck = { ...classic(), marks: "candidates" as const };
    expect(candidatesToDraw(toggleMark(struck, [2], 4))[2]).toBe(bit(1) | bit(2));
  });

  test("shows the other candidates of its cells, where they are not shown anyway", () => {
    const game = classic();
    const picture = (shown: number[]) =>
      highlightOf({
        sketch: EXAMPLE,
        from: null,
        cells: [15],
        candidates: candidatesToDraw(game),
        shown,
        label: () => "",
        struck: () => "",
      });
    const roleOf = (candidate: number, shown = new Array<number>(81).fill(0)): string | undefined =>
      picture(shown).candidates!.find((one) => one.candidate === candidate)?.role;
    expect(roleOf(at(1, 4, 2))).toBe("on");
    expect(roleOf(at(1, 3, 2))).toBe("off");
    expect(roleOf(at(1, 9, 4))).toBe("eliminated");
    expect(roleOf(at(1, 4, 6))).toBe("faint");
    expect(roleOf(at(2, 7, 3))).toBe("faint");
    expect(roleOf(at(2, 7, 3), [...candidatesToDraw(game)])).toBeUndefined();
    expect(roleOf(at(2, 8, 3))).toBeUndefined();
    expect(picture(new Array<number>(81).fill(0)).links!.map(({ strong }) => strong)).toEqual([true, false]);
  });
});

describe("a drawing in words", () => {
  const wordsOf = <Id extends MessageId>(name: string) =>
    textsOf<Id>(
      Object.fromEntries(
        ["en", "zh-CN"].map((language) => [
          `${name}.${language}.ftl`,
          readFileSync(new URL(`../../../web/src/${name}.${language}.ftl`, import.meta.url), "utf8"),
        ]),
      ),
    );
  const board = wordsOf<BoardId>("board/texts/board");
  const exported = wordsOf<ExportId>("export/texts/export");
  const drawn = takeSketch(classic(), writeSketch(EXAMPLE));

  test("a board tells of each cell what is drawn there, in the language it has by then", () => {
    let language = "";
    const highlight = drawnIn(drawn, () => (language ? board.at(language)! : null))!;
    expect(highlight.label!("1 2 4", 2)).toBe("");
    language = "en";
    expect(highlight.label!("1 2 4", 2)).toBe(
      "Candidates 1 2 4. 2 is marked false. Strong link from 1 in r1c3 to 4 in r1c3. Weak link from 4 in r1c3 to 4 in r1c7.",
    );
    language = "zh-CN";
    expect(highlight.label!("2 6", 3)).toBe("候选数 2 6。 2 标为真。");
    expect(highlight.struck!("4")).toBe("标为删减：4。");
    language = "en";
    expect(drawingLabel(board.at("en")!, mapHighlight(highlight), 8)).toBe(" To be struck out: 4. Candidates 2 8.");
    expect(drawnIn(classic(), () => null)).toBeNull();
    // 4 in r1c7 takes the place of the weak link, and of the 4 that was to be struck out.
    expect(drawnIn(enterDigit(drawn, [6], 4), () => null)!.links).toEqual([]);
  });

  test("a picture lists links and marks as players write them", () => {
    const highlight = drawnIn(drawn, () => null)!;
    expect(drawnText(exported.at("en")!, highlight)).toBe(
      "Links: (1)r1c3 = (4)r1c3 - (4)r1c7. True: (2)r1c4. False: (2)r1c3. Struck out: (4)r1c9.",
    );
    expect(drawnText(exported.at("zh-CN")!, highlight)).toBe(
      "链：(1)r1c3 = (4)r1c3 - (4)r1c7。 为真：(2)r1c4。 为假：(2)r1c3。 删减：(4)r1c9。",
    );
    expect(drawnText(exported.at("en")!, { cells: [{ cell: 0, role: "error" }] })).toBe("");
  });

  test("groups are one node, and a link that does not go on begins another chain", () => {
    const links = [
      { from: [at(1, 1, 5), at(1, 2, 5)], to: [at(1, 9, 5)], strong: true },
      { from: [at(4, 4, 7)], to: [at(5, 5, 7)], strong: false },
    ];
    expect(drawnText(exported.at("en")!, { links })).toBe("Links: (5)r1c12 = (5)r1c9, (7)r4c4 - (7)r5c5.");
  });
});

describe("a game with a drawing", () => {
  const text = writeSketch(EXAMPLE);

  test("every change of it is a step that is undone and redone", () => {
    const one = takeSketch(classic(), "t0i");
    const two = takeSketch(one, text);
    expect(undo(two).sketch).toBe("t0i");
    expect(undo(undo(two)).sketch).toBe("");
    expect(redo(undo(two)).sketch).toBe(text);
    expect(takeSketch(two, text)).toBe(two);
    expect(enterDigit(two, [2], 4).sketch).toBe(text);
    expect(reset(two).sketch).toBe("");
    expect(adopt(classic(), two).sketch).toBe(text);
  });

  test("what is proposed is done as one step, no more and no less, and undoing it brings the drawing back", () => {
    const before = takeSketch({ ...classic(), marks: "candidates" }, text);
    const done = carryOut(before, proposalOf(EXAMPLE), true);
    expect(done.steps.length).toBe(before.steps.length + 1);
    expect(done.sketch).toBe("");
    expect(done.cells[3]!.value).toBe(2);
    expect(done.cells[8]!.removed).toBe(bit(4));
    // What was marked false was but a part of the reason.
    expect(done.cells[2]!.removed).toBe(0);
    expect(undo(done)).toEqual({ ...before, steps: done.steps });
  });

  test("state and record bring it back, with its history", () => {
    let game = takeSketch(enterDigit(takeSketch(classic(), "t0i"), [2], 4), text);
    expect(encodeState(game)).toMatch(/^n3~/);
    expect(decodeGame(encodeState(game))!.sketch).toBe(text);
    game = undo(game);
    expect(decodeGame(encodeRecord(game))).toEqual(game);
    game = undo(undo(game));
    expect(decodeGame(encodeRecord(game))).toEqual(game);
    // Cleared, it is still to be brought back.
    const cleared = takeSketch(takeSketch(classic(), text), "");
    expect(undo(decodeGame(encodeRecord(cleared))!).sketch).toBe(text);
  });

  test("a game in which nothing was drawn is written as before, for pages of earlier editions", () => {
    expect(encodeRecord(enterDigit(classic(), [2], 4))).toMatch(/^n2~/);
    expect(decodeGame(encodeRecord(classic()))!.sketch).toBe("");
  });

  test("damaged marks are left out, and nothing else is lost", () => {
    const game = takeSketch(enterDigit(classic(), [2], 4), "t0i-x21");
    for (const damaged of ["t0i-?-x21", "t0i-tzz-x21", "t0i-s01-x21", "t0i-q05-x21", "-t0i--x21-", "t0i-tk9-x21"]) {
      const read = decodeGame(encodeState(game).replace("t0i-x21", damaged))!;
      expect(read, damaged).toEqual(decodeGame(encodeState(game)));
      expect(decodeGame(encodeRecord(game).replace("t0i-x21", damaged)), damaged).toEqual(game);
    }
    expect(decodeGame(encodeState(game).replace("t0i-x21", "<script>"))!.sketch).toBe("");
    // Ends that no link can have.
    expect(readSketch("s0001_02-t0i").links).toEqual([]);
    // Nor one to where it begins, nor two between the same ends: the player could not take them away again.
    expect(readSketch("s0i_0i-w0i0r_0r0i").links).toHaveLength(1);
    expect(readSketch("s0i_0r-w0r_0i-s0i_0r").links).toEqual([{ kind: "strong", from: [18], to: [27] }]);
    const many = new Array<string>(5000).fill("t0i").join("-");
    expect(readSketch(many).marks.size).toBe(1);
    expect(decodeGame(encodeState(game).replace("t0i-x21", many))!.sketch.length).toBeLessThan(2000);
  });
});
