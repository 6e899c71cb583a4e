/** The board of a task: digits are entered or struck out on it; when the task is over, it shows the reason. */
import { html, type TemplateResult } from "lit";
import { Directive, directive, type ElementPart, type PartInfo, PartType } from "lit/directive.js";
import type { BoardCore } from "../../board/core.js";
import { type Position, positionOf, struckIn } from "../../hint/position.js";
import { isSingle } from "../../hint/telling.js";
import type { Learn } from "../../learn/learn.js";
import { stateOf } from "../../shell/position-board.js";
import { slice } from "../../shell/slice.js";
import { isStill } from "../../shell/theme.js";
import type { Marks } from "../../sudoku/game.js";
import type { Highlight } from "../../sudoku/highlight.js";
import { patchRun, placed } from "../actions.js";
import { type Run, trainingState } from "../state.js";
import type { Task } from "../tasks.js";

/** Singles are seen by the digits alone, but for what was struck out. */
const marksOf = ({ kind, step, position }: Task): Marks =>
  (kind === "finish" || isSingle(step)) && !struckIn(position).length ? "notes" : "candidates";

/** The position with the answers so far: who comes back from another page finds them. */
const answered = ({ position }: Task, { values, struck }: Run): Position =>
  values
    ? positionOf(position.givens, values)
    : positionOf(position.givens, position.values, [...struckIn(position), ...struck]);

/** The cell that was selected before the press. */
const lastCell = slice(-1);

/** Loads the position once for each task, and once more when it is over. */
class Show extends Directive {
  #task: Task | null = null;
  #over = false;

  constructor(part: PartInfo) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new Error("A task is shown on an element.");
  }

  render(_task: Task, _run: Run, _highlight: Highlight | null): void {}

  override update({ element }: ElementPart, [task, run, highlight]: [Task, Run, Highlight | null]): void {
    const board = element as BoardCore;
    const { over } = run;
    const isNew = this.#task?.position !== task.position;
    board.readonly = over || task.kind === "name";
    if (isNew || this.#over !== over) {
      board.mode = task.kind === "elimination" ? "corner" : "digit";
      board.state = stateOf(over ? task.position : answered(task, run), marksOf(task));
      if (isNew || over) board.selection = [];
      if (isNew) lastCell.keep(board, -1);
      // Not before the button that was pressed is gone, and the page has taken the keyboard from it.
      if (isNew && !over) queueMicrotask(() => board.focus({ preventScroll: true }));
    }
    this.#task = task;
    this.#over = over;
    board.highlight = highlight;
  }
}
const show = directive(Show);

export function taskBoard(
  learn: Learn,
  label: string,
  task: Task,
  run: Run,
  highlight: Highlight | null,
): TemplateResult {
  return html`<div class="path-board" role="group" aria-label=${label}>
    <nonet-board id="task" lang=${learn.language} ?no-motion=${isStill()} @nonet-change=${() => void changed(learn)} @click=${(event: PointerEvent) => pressed(learn, event)}
      ${show(task, run, highlight)}></nonet-board>
  </div>`;
}

export const boardOf = (): BoardCore | null => document.querySelector<BoardCore>("#task");

/** What was entered is an answer; what was struck out is one when it is to be checked. */
async function changed(learn: Learn): Promise<void> {
  const board = boardOf();
  const { run } = trainingState.of(learn);
  if (!board || !run?.task || run.over) return;
  const { task } = run;
  if (task.kind === "elimination") return patchRun(learn, { struck: struckOn(board, task), verdict: null });
  // A board that is given another position changes, too.
  if (board.value === (run.values || task.position.values)) return;
  await placed(learn, board.value);
  const now = trainingState.of(learn).run;
  // A digit that was not meant is taken back.
  if (task.kind === "single" && now?.task === task && !now.over && board.value !== task.position.values)
    board.state = stateOf(task.position, marksOf(task));
}

/** The candidates of the position that are no more. */
function struckOn(board: BoardCore, { position }: Task): number[] {
  const { candidates } = board;
  return Array.from({ length: 729 }, (_, candidate) => candidate).filter((candidate) => {
    const [cell, bit] = [Math.floor(candidate / 9), 1 << (candidate % 9)];
    return (position.candidates[cell]! & bit) !== 0 && (candidates[cell]! & bit) === 0;
  });
}

/**
 * A press on a small digit strikes it out, or brings it back. A finger covers several: it selects the cell first, and
 * the next press is for the digit.
 */
function pressed(learn: Learn, event: PointerEvent): void {
  const board = boardOf();
  const { run } = trainingState.of(learn);
  const target = event.composedPath()[0];
  if (!board || run?.over || run?.task?.kind !== "elimination" || !(target instanceof Element)) return;
  const again = lastCell.of(board) === board.cursor;
  lastCell.keep(board, board.cursor);
  const digit = Number(target.closest<HTMLElement>("[data-digit]")?.dataset["digit"] ?? 0);
  if (digit && board.selection.length === 1 && (event.pointerType === "mouse" || again)) board.note(digit);
}
