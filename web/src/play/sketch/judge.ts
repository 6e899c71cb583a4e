/** The referee: the player proposes, and Nonet judges. */
import type { Judgement, LinkVerdict, Step } from "../../engine/index.js";
import { firstBranch } from "../../hint/branches.js";
import { reasonDrawing } from "../../hint/drawing.js";
import { UNLIT } from "../../hint/lit.js";
import { cellOf, cellsOf, digitOf, listDigits, listed } from "../../hint/names.js";
import { explain, isSingle, joined } from "../../hint/telling.js";
import { ListOf } from "../../i18n/formats.js";
import type { App } from "../../page/app.js";
import { type SketchWords, sketchTexts } from "../../page/room-texts.js";
import { type Action, isSetup, type Message, puzzleOf } from "../../page/state.js";
import { cellNames } from "../../shell/cell-names.js";
import type { CellNames } from "../../sudoku/geometry.js";
import { errorsIn } from "../../sudoku/highlight.js";
import { clashIn, houseArgs } from "../../sudoku/labels.js";
import { type Proposed, proposalOf, sketchNow } from "../../sudoku/sketch.js";
import { endName } from "../../sudoku/sketch-look.js";
import { celebrate } from "../board.js";
import { hintParts, mentionClash } from "../hint.js";
import { carryOut } from "./model.js";
import { drawingNow } from "./state.js";

/** A text of this room, in the language of the page. */
const said =
  (app: App, text: (t: SketchWords) => string): Message["text"] =>
  () =>
    text(sketchTexts.of(app));

const named = (app: App, t: SketchWords): CellNames => cellNames(t, app.state.gameLevel);

/** Judges what is drawn. Mistakes come first, as with hints. */
export async function why(app: App): Promise<void> {
  if (isSetup(app)) return;
  const proposal = proposalOf(sketchNow(app.model.game));
  if (!proposal.place.length && !proposal.remove.length)
    return app.say({ tone: "info", text: said(app, (t) => t("judge-nothing")), highlight: drawingNow(app) });
  const clash = clashIn(app.model.value);
  if (clash) return mentionClash(app, clash);
  const { game, value, playerCandidates } = app.model;
  const puzzle = puzzleOf(app);
  const found = await app.task(
    said(app, (t) => t("judge-thinking")),
    async (signal) => {
      const parts = await hintParts.need(app);
      const solved = await app.engine.solve(puzzle, { signal });
      const position = { candidates: playerCandidates, givens: puzzle };
      const judgement = await app.engine.judge(value, proposal, position, { signal });
      return { parts, solved, judgement };
    },
    { retry: () => void why(app) },
  );
  if (!found || game !== app.model.game) return;
  const { parts, solved, judgement } = found;
  if (parts.mentionTrouble(app, solved)) return;
  const { fault } = judgement;
  if (fault && fault !== "several-solutions")
    return parts.mentionFault(app, { ...judgement, step: null, open: NO_CELLS }, fault);
  tell(app, proposal, judgement);
}

const NO_CELLS = new Uint8Array();

function tell(app: App, proposal: Proposed, judgement: Judgement): void {
  const { verdict, steps } = judgement;
  const doIt: Action = { label: said(app, (t) => t("judge-do")), primary: true, run: () => perform(app, proposal) };
  if (verdict === "right" && steps.length) return showSteps(app, proposal, steps, "judge-right");
  const failing = judgement.links.flatMap(({ holds }, link) => (holds ? [] : [link]));
  const faults = (t: SketchWords): string[] =>
    failing.map((link) => faultText(app, t, proposal, judgement.links[link]!, link));
  const say = (
    tone: Message["tone"],
    title: (t: SketchWords) => string,
    text: (t: SketchWords) => string[],
    actions: Action[],
  ): void =>
    app.say({
      tone,
      title: said(app, title),
      text: said(app, (t) => joined(t, [...text(t), ...faults(t)])),
      highlight: drawingNow(app, failing),
      actions,
    });
  if (verdict === "other-reason") {
    const reason: Action = {
      label: said(app, (t) => t("judge-show-reason")),
      run: () => showSteps(app, proposal, steps, "judge-holds"),
    };
    const text = (t: SketchWords): string[] => (failing.length ? [] : [t("judge-other-carries")]);
    return say("info", (t) => t("judge-other"), text, [...(steps.length ? [reason] : []), doIt]);
  }
  if (verdict === "untold")
    return say(
      "info",
      (t) => t("judge-untold"),
      (t) => [t("judge-untold-why")],
      [],
    );
  const isOne = judgement.fault !== "several-solutions";
  const show: Action = {
    label: said(app, (t) => t("judge-show-wrong")),
    run: () => showWrong(app, proposal, judgement),
  };
  say(
    "bad",
    (t) => t("judge-wrong"),
    (t) => [t(isOne ? "judge-wrong-why" : "judge-wrong-several")],
    [show],
  );
}

/** The reason, told and drawn as hints are; of several steps one after another. */
function showSteps(
  app: App,
  proposal: Proposed,
  steps: readonly Step[],
  title: "judge-right" | "judge-holds",
  at = 0,
): void {
  const step = steps[at]!;
  const branch = firstBranch(step);
  const names = (t: SketchWords): ListOf =>
    new ListOf([...new Set(steps.map(({ technique }) => t(`technique-${technique}`)))]);
  const next = (): void => showSteps(app, proposal, steps, title, (at + 1) % steps.length);
  app.say({
    tone: "good",
    title: said(app, (t) => t(title, { count: steps.length, techniques: names(t) })),
    text: (t) => explain(t, step, branch, cellNames(t, app.state.gameLevel)),
    ...(isSingle(step) ? {} : { code: step.notation }),
    highlight: reasonDrawing(step, branch, null, app.board.value),
    hint: {
      step,
      stage: 3,
      branch,
      lit: UNLIT,
      judged: {
        back: said(app, (t) => t("judge-back")),
        action: { label: said(app, (t) => t("judge-do")), run: () => perform(app, proposal) },
        ...(steps.length > 1 && { next: { label: said(app, (t) => t("path-next")), run: next } }),
      },
    },
  });
}

/** Does what was marked, no more and no less. */
function perform(app: App, proposal: Proposed): void {
  app.clearMessage();
  const kind = proposal.place.length ? "place" : "eliminate";
  const cells = cellsOf([...proposal.place, ...proposal.remove]);
  const tidy = app.state.settings.tidyNotes;
  app.board.game.change({ kind, cells }, (game) => carryOut(game, proposal, tidy));
  if (app.model.solved) return celebrate(app);
  app.say({ tone: "good", text: said(app, (t) => t("judge-done")) });
}

/** Which solution has it otherwise, and where: only who asks is told. */
function showWrong(app: App, { place, remove }: Proposed, { solutions }: Judgement): void {
  const [first = "", second = ""] = solutions;
  const is = (candidate: number, solution: string): boolean =>
    solution[cellOf(candidate)] === String(digitOf(candidate));
  const wrong = [...place.filter((one) => !is(one, first)), ...remove.filter((one) => is(one, first))];
  const cells = cellsOf(wrong);
  const lines = (t: SketchWords): string[] =>
    cells.map((at) => {
      const told = { cell: named(app, t)(at), digit: first[at]! };
      if (!second) return t("judge-solution", told);
      return second[at] === first[at]
        ? t("judge-one-solution", told)
        : t("judge-solutions", { ...told, other: second[at]! });
    });
  app.say({
    tone: "bad",
    title: said(app, (t) => t("judge-wrong")),
    text: said(app, (t) => joined(t, lines(t))),
    highlight: { ...drawingNow(app), ...errorsIn(cells) },
  });
}

/** Why a drawn link does not hold. */
function faultText(app: App, t: SketchWords, { links }: Proposed, verdict: LinkVerdict, at: number): string {
  const { kind, from, to } = links[at]!;
  const names = named(app, t);
  const ends = { from: endName(t, from, names), to: endName(t, to, names) };
  return t("judge-link", { kind, ...ends, because: becauseText(app, t, verdict, from[0]!) });
}

function becauseText(app: App, t: SketchWords, { why, candidates, house }: LinkVerdict, from: number): string {
  const names = named(app, t);
  const cells = listed(cellsOf(candidates), names);
  switch (why) {
    case "other-places":
      return t("judge-because-places", { digit: digitOf(from), cells, house: t("why-house", houseArgs(house)) });
    case "other-digits":
      return t("judge-because-digits", {
        cell: names(cellOf(from)),
        digits: listDigits(Array.from(candidates, digitOf)),
      });
    case "no-house":
      return t("judge-because-house");
    case "overlap":
      return t("judge-because-overlap", { cells });
    default:
      return t("judge-because-shared");
  }
}
