/** Named positions that the player can return to at once, and that a return leaves alone. */

import { dateText } from "../../i18n/formats.js";
import type { Localizer } from "../../i18n/localizer.js";
import type { App } from "../../page/app.js";
import { keepCheckpoints } from "../../page/game.js";
import type { GameId } from "../../page/texts.js";
import { type Checkpoint, NAME_LENGTH } from "../../shell/progress.js";
import { slice } from "../../shell/slice.js";
import { decodeGame } from "../../sudoku/codec.js";
import { valuesOf } from "../../sudoku/game.js";

export const checkpointsOf = ({ game }: App): readonly Checkpoint[] => game.checkpoints ?? [];

/** Remembers the position on the board. */
export function setCheckpoint(app: App): void {
  const before = checkpointsOf(app);
  const number = Math.max(0, ...before.map((checkpoint) => checkpoint.number)) + 1;
  const checkpoint: Checkpoint = { number, made: Date.now(), name: "", state: app.model.state };
  keep(app, [...before, checkpoint]);
  app.say({ tone: "good", text: (t) => t("checkpoint-set", { name: nameOf(checkpoint, t, app.language) }) });
}

/** Returns to a position, as one step that can be undone. */
export function returnTo(app: App, checkpoint: Checkpoint): void {
  const { at } = app.model;
  if (!app.board.adopt(checkpoint.state)) return app.say({ tone: "bad", text: (t) => t("checkpoint-unreadable") });
  const here = app.model.at === at;
  app.say({
    tone: "good",
    text: (t) => t(here ? "checkpoint-here" : "checkpoint-back", { name: nameOf(checkpoint, t, app.language) }),
  });
}

export function rename(app: App, { number }: Checkpoint, name: string): void {
  const short = name.trim().slice(0, NAME_LENGTH);
  keep(
    app,
    checkpointsOf(app).map((checkpoint) =>
      checkpoint.number === number ? { ...checkpoint, name: short } : checkpoint,
    ),
  );
}

export function remove(app: App, { number }: Checkpoint): void {
  keep(
    app,
    checkpointsOf(app).filter((checkpoint) => checkpoint.number !== number),
  );
}

function keep(app: App, checkpoints: readonly Checkpoint[]): void {
  keepCheckpoints(app, checkpoints);
  renaming.set(app, null);
  app.save();
}

/** The player's name for it, or its number and the time. */
export function nameOf({ name, number, made }: Checkpoint, t: Localizer<GameId>, language: string): string {
  const time = made ? dateText(language, made, { hour: "numeric", minute: "2-digit" }) : "none";
  return name || t("checkpoint-name", { number, time });
}

/** How many cells of it are filled; givens count. */
export function filledIn({ state }: Checkpoint): number {
  const game = decodeGame(state);
  return game ? valuesOf(game).filter(Boolean).length : 0;
}

export const renaming = slice<number | null>(null);
