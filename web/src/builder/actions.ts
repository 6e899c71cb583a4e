/** The actions of the builder of embeds. It reads the game and never changes it. */

import { readOrigin } from "../embed/origins.js";
import { hintTexts } from "../hint/texts.js";
import type { App } from "../page/app.js";
import { builderTexts } from "../page/room-texts.js";
import { puzzleOf } from "../page/state.js";
import { read } from "../reading/read.js";
import { copyText } from "../shell/copy.js";
import { slice } from "../shell/slice.js";
import { text81 } from "../sudoku/geometry.js";
import { type BuilderState, builderState, type Choices, fitted, INITIAL, WIDTHS } from "./model.js";

const BEGINNING: BuilderState = { choices: INITIAL, text: "", cells: "", fault: null, techniques: [], note: "" };

export const builderOf = (app: App): BuilderState => builderState.of(app) ?? BEGINNING;

function patch(app: App, change: Partial<BuilderState>): void {
  builderState.set(app, { ...builderOf(app), ...change });
}

export function choose(app: App, change: Partial<Choices>): void {
  patch(app, { choices: fitted({ ...builderOf(app).choices, ...change }), note: "" });
  if (change.source === "technique") void needTechniques(app);
  // The link under the board is in the board's language.
  if (change.lang) void builderTexts.load(change.lang).then(() => app.update({}), console.warn);
}

/** The puzzle that is embedded: 81 cells; "" where the board makes its own, or there is none yet. */
export function embedded(app: App): string {
  const { choices, cells } = builderOf(app);
  if (choices.source === "board") return app.state.ready ? puzzleOf(app) : "";
  return choices.source === "text" ? cells : "";
}

const reading = slice<AbortController | null>(null);

/** Reads what is in the field, in any of the formats; of several puzzles the first, of a game its givens. */
export async function paste(app: App, text: string): Promise<void> {
  reading.of(app)?.abort();
  patch(app, { text, cells: "", fault: null, note: "" });
  if (!text.trim()) return;
  const controller = new AbortController();
  reading.keep(app, controller);
  const { signal } = controller;
  try {
    const result = await read(app, text, signal);
    if (signal.aborted) return;
    if (result.error || !result.count) patch(app, { fault: { fault: result, format: result.format } });
    else patch(app, { cells: text81([...result.givens.slice(0, 81)]) });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** Names come with the texts of hints. Without them, or without the engine, the ids are there. */
async function needTechniques(app: App): Promise<void> {
  if (builderOf(app).techniques.length) return;
  try {
    const [techniques] = await Promise.all([app.answered(app.engine.techniques()), app.needTexts(hintTexts)]);
    patch(app, { techniques: techniques.filter(({ use }) => use !== "on-request") });
  } catch (error) {
    console.warn(error);
  }
}

export function chooseWidth(app: App, text: string): void {
  const width = Math.round(Number(text));
  if (text.trim() && width >= WIDTHS.least && width <= WIDTHS.most) choose(app, { width });
}

/** An address of the page that embeds; what counts of it is the origin. False when it is none. */
export function choosePage(app: App, text: string): boolean {
  const trimmed = text.trim();
  const url = URL.canParse(trimmed) ? new URL(trimmed) : null;
  const page = url && readOrigin(url.origin);
  choose(app, { page: page && page !== "null" ? page : "" });
  return !trimmed || Boolean(page && page !== "null");
}

export const copySnippet = async (app: App, text: string): Promise<void> =>
  patch(app, { note: (await copyText(text)) ? "builder-copied" : "copy-by-hand" });
