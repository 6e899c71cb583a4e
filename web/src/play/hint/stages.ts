/** The stages of a hint: what each says and draws. */
import type { Step } from "../../engine/index.js";
import { firstBranch } from "../../hint/branches.js";
import { drawing, houseOf, reasonDrawing } from "../../hint/drawing.js";
import { ideaOf } from "../../hint/ideas.js";
import { type Lit, litLine, UNLIT, walkOn } from "../../hint/lit.js";
import { listDigits } from "../../hint/names.js";
import { explain, isSingle, sayMessage } from "../../hint/telling.js";
import type { App } from "../../page/app.js";
import type { Action, Message, Text } from "../../page/state.js";
import { cellNames, isForBeginners } from "../../shell/cell-names.js";
import { houseArgs } from "../../sudoku/labels.js";
import type { Found } from "./find.js";
import { mentionFault, mentionOpen, mentionTrouble } from "./mistakes.js";

/** What was found: a mistake comes first, then the step, then why there is none. `withAll` looks with all techniques. */
export function tellFound(app: App, { solved, hint, limited }: Found, withAll: () => void): void {
  if (mentionTrouble(app, solved)) return;
  const { fault, step, open } = hint;
  if (step) return showStage(app, step, 1);
  if (open.length) return mentionOpen(app, open);
  if (fault && fault !== "several-solutions") return mentionFault(app, hint, fault);
  const ended = hint.end === "budget";
  if (ended || !limited) return app.say({ tone: "info", text: (t) => t(ended ? "hint-budget" : "hint-nothing") });
  const actions: Action[] = [{ label: (t) => t("hint-with-all"), primary: true, run: withAll }];
  app.say({ tone: "info", text: (t) => t("hint-limited"), actions });
}

/** `branch`: the one of a forcing chain to show, or null for all of them. */
export function showStage(app: App, step: Step, stage: 1 | 2 | 3, branch = firstBranch(step)): void {
  const { value } = app.board;
  const { message } = app.state;
  // What the referee says of a step stays, whichever branch is shown.
  if (message?.hint?.judged && message.hint.step === step) {
    const highlight = reasonDrawing(step, branch, null, value);
    return app.say({ ...message, hint: { ...message.hint, branch, lit: UNLIT }, highlight });
  }
  app.say({
    tone: "info",
    hint: { step, stage, branch, lit: UNLIT },
    highlight: stage < 3 ? drawing(step, stage, value) : reasonDrawing(step, branch, null, value),
    ...stageTexts(app, step, stage, branch),
  });
}

function stageTexts(
  app: App,
  step: Step,
  stage: 1 | 2 | 3,
  branch: number | null,
): Pick<Message, "title" | "text" | "code"> {
  const { look, digits } = step.explanation;
  if (stage === 1) {
    const isMarked = isSingle(step) && isForBeginners(app.state.gameLevel);
    const title: Text = (t) => (isMarked ? t("hint-look-marked", houseArgs(houseOf(step))) : sayMessage(t, look));
    return { title, text: (t) => t("hint-stage", { stage }) };
  }
  const title: Text = (t) => t(`technique-${step.technique}`);
  if (stage === 2)
    return {
      title,
      text: (t) => {
        const why = t(`means-${ideaOf(step.technique)}`);
        if (!digits.length) return why;
        return t("why-whole", { why, so: t("why-digits", { count: digits.length, digits: listDigits(digits) }) });
      },
    };
  return {
    title,
    text: (t) => explain(t, step, branch, cellNames(t, app.state.gameLevel)),
    ...(isSingle(step) ? {} : { code: step.notation }),
  };
}

/** Shows the reasoning as far as another line, or all of it. */
export function light(app: App, lit: Lit): void {
  const { message } = app.state;
  if (!message?.hint) return;
  const { step, branch } = message.hint;
  const highlight = reasonDrawing(step, branch, litLine(lit), app.board.value);
  app.say({ ...message, hint: { ...message.hint, lit }, highlight });
}

/** One line on along the reason, or with -1 back. */
export function walk(app: App, by: 1 | -1): void {
  const hint = app.state.message?.hint;
  if (hint?.stage === 3) light(app, walkOn(hint.step, hint.branch, hint.lit, by));
}
