/** Sudoku in a minute: four boards, one cell to fill in on each. A wrong digit is answered with where it stands already. */
import { html, type TemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import { keyed } from "lit/directives/keyed.js";
import { ref } from "lit/directives/ref.js";
import type { BoardCore } from "../board/core.js";
import type { InputDetail } from "../board/events.js";
import { addressOf } from "../page/address.js";
import type { App } from "../page/app.js";
import type { HelpWords } from "../page/room-texts.js";
import { whenShown } from "../page/shown.js";
import { slice } from "../shell/slice.js";
import { newGame } from "../sudoku/game.js";
import { GameModel } from "../sudoku/game-model.js";
import { DIGITS } from "../sudoku/geometry.js";
import type { CellRole, Highlight } from "../sudoku/highlight.js";
import { houseOf, LESSONS, type Lesson, placeOf } from "./lessons.js";

interface Lecture {
  /** Which lesson is on the board. */
  at: number;
  model: GameModel;
  /** The wrong digit that was tried last; "cell" where another cell was meant, "digit" once it is chosen after that. */
  wrong: number | "cell" | "digit" | null;
}

const lecture = slice<Lecture | null>(null);

/** Who leaves and comes again begins at the first board. */
const onShown = whenShown((app, element) => {
  if (!element) lecture.keep(app, null);
});

function lectureAt(app: App, at: number): Lecture {
  const model = new GameModel();
  const { puzzle } = LESSONS[at]!;
  model.take(newGame(Array.from(puzzle, (digit) => Number(digit) || 0)), "load");
  model.listen(() => app.update({}));
  const next = { at, model, wrong: null };
  lecture.keep(app, next);
  return next;
}

function go(app: App, at: number): void {
  lectureAt(app, at);
  app.update({});
}

const isDone = ({ at, model }: Lecture): boolean => {
  const { target, digit } = LESSONS[at]!;
  return model.value[target] === String(digit);
};

export function firstSteps(app: App, t: HelpWords): TemplateResult {
  const now = lecture.of(app) ?? lectureAt(app, 0);
  const lesson = LESSONS[now.at]!;
  const done = isDone(now);
  return html`<div class="lesson" ${ref(onShown(app))}>
    <div class="view-head"><h2 id="help-title">${t("help-first-title")}</h2>
      <span class="stages" role="img" aria-label=${t("help-lesson-of", { number: now.at + 1, of: LESSONS.length })}>${LESSONS.map((_, at) => html`<i class=${at <= now.at ? "on" : ""}></i>`)}</span></div>
    <p class="lesson-text" role="status">${textOf(t, lesson, now)}</p>
    ${keyed(now.model, boardOf(app, t, now, highlightOf(lesson, now)))}
    <div class="lesson-digits" role="group" aria-label=${t("pad")}>
      ${DIGITS.map((digit) => html`<button class="key" aria-disabled=${done} @click=${(event: MouseEvent) => onPress(app, digit, event)}><span class="key-digit">${digit}</span></button>`)}
    </div>
    <div class="lesson-foot">${back(app, t, now)}${on(app, t, now, done)}</div>
  </div>`;
}

/** At first no cell is selected: only the one that is meant stands out. */
const boardOf = (app: App, t: HelpWords, { model }: Lecture, highlight: Highlight): TemplateResult =>
  html`<nonet-board id="lesson-board" .model=${model} lang=${app.language} aria-label=${t("help-board")} no-peers no-same .selection=${guard([model], () => [])}
    .highlight=${highlight} @nonet-select=${() => onSelect(app)} @nonet-input=${(event: CustomEvent<InputDetail>) => onInput(app, event)}></nonet-board>`;

function textOf(t: HelpWords, lesson: Lesson, now: Lecture): string {
  const { id, digit } = lesson;
  if (isDone(now)) return t(`help-${id}-done`, { digit });
  if (now.wrong === "cell") return t("help-wrong-cell");
  if (now.wrong === "digit") return t("help-now-digit");
  if (now.wrong === null) return t(`help-${id}`);
  const house = houseOf(lesson, now.wrong);
  return t("help-wrong", { digit: now.wrong, house: house < 9 ? "row" : house < 18 ? "column" : "box" });
}

/** The cell that is meant; and where a wrong digit stands already. */
function highlightOf(lesson: Lesson, now: Lecture): Highlight {
  const { houses, target } = lesson;
  if (isDone(now)) return { houses };
  const cells: { cell: number; role: CellRole }[] = [{ cell: target, role: "target" }];
  if (typeof now.wrong === "number") cells.push({ cell: placeOf(lesson, now.wrong), role: "cause" });
  return { houses, cells };
}

/** Players who chose the marked cell as they should hear the next task. */
function onSelect(app: App): void {
  const now = lecture.of(app);
  if (now?.wrong === "cell" && boardIn(app).selection.includes(LESSONS[now.at]!.target))
    lecture.set(app, { ...now, wrong: "digit" });
}

const boardIn = (app: App): BoardCore => app.root.querySelector<BoardCore>("#lesson-board")!;

/** Nothing but the right digit in the right cell gets onto the board. */
function onInput(app: App, event: CustomEvent<InputDetail>): void {
  const now = lecture.of(app)!;
  const { target, digit } = LESSONS[now.at]!;
  const { kind, cells, digit: entered } = event.detail;
  if (kind === "digit" && cells.length === 1 && cells[0] === target && entered === digit) {
    lecture.set(app, { ...now, wrong: null });
    return;
  }
  event.preventDefault();
  if (kind !== "digit" || isDone(now)) return;
  lecture.set(app, { ...now, wrong: cells.length === 1 && cells[0] === target ? entered : "cell" });
}

/** A digit that is typed anywhere in the view but on the board, which takes its own keys. */
export function onKey(app: App, event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  const isPlain = !ctrlKey && !metaKey && !altKey;
  if (isPlain && /^[1-9]$/.test(key) && !(target as Element).closest("nonet-board")) press(app, Number(key));
}

/** A digit below the board. The hand goes on there; the keyboard stays on the digits, a pointer leaves it with the cell. */
function onPress(app: App, digit: number, { detail }: MouseEvent): void {
  press(app, digit);
  if (detail) boardIn(app).focus({ preventScroll: true });
}

function press(app: App, digit: number): void {
  const now = lecture.of(app)!;
  if (isDone(now)) return;
  const board = boardIn(app);
  if (board.selection.includes(LESSONS[now.at]!.target)) board.enter(digit);
  else lecture.set(app, { ...now, wrong: "cell" });
}

function back(app: App, t: HelpWords, { at }: Lecture): TemplateResult {
  return html`<button class="button" ?disabled=${at === 0} @click=${() => go(app, at - 1)}>${t("hint-back")}</button>`;
}

/** The last lesson leads to the game. */
function on(app: App, t: HelpWords, { at }: Lecture, done: boolean): TemplateResult {
  if (at === LESSONS.length - 1)
    return html`<a class="button ${done ? "primary" : ""}" href=${addressOf("play")}>${t("help-play")}</a>`;
  return html`<button class="button ${done ? "primary" : ""}" @click=${() => go(app, at + 1)}>${t("help-next")}</button>`;
}
