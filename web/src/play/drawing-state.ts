/** Whether the pad draws, and what the room does for it. */
import type { TemplateResult } from "lit";
import type { App } from "../page/app.js";
import { slice } from "../shell/slice.js";
import type { GameChange } from "../sudoku/game-model.js";

/** The room, in the place of modes, digits and actions of the pad, and of the words while there are no others. */
export interface DrawRoom {
  open(app: App): void;
  close(app: App): void;
  readonly tools: (app: App) => TemplateResult;
  readonly words: (app: App) => TemplateResult;
  readonly actions: (app: App) => TemplateResult;
  press(app: App, digit: number): void;
  onKey(app: App, event: KeyboardEvent): boolean;
  follow(app: App, change: GameChange | null): void;
}

export const isDrawing = slice(false);
