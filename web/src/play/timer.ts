/** How long a game is played: only while it is on the screen, in a visible tab, neither paused nor solved. */

import type { App } from "../page/app.js";
import { isSetup } from "../page/state.js";
import { timeText } from "../sudoku/stopwatch.js";
import { isOver } from "./checking/checking.js";

/** So often the time is stored. */
const SAVE_SECONDS = 5;

/** Whether there is a game that somebody could be playing now. */
export const isPlayable = (app: App): boolean => app.state.ready && !isSetup(app) && !app.model.solved && !isOver(app);

/** After a rendering: the timer follows what is on the screen. */
export function followTimer(app: App): void {
  const { state } = app;
  app.timer.run(isPlayable(app) && !state.paused && state.view === "play" && !document.hidden);
  showTime(app);
}

export function tick(app: App): void {
  showTime(app);
  if (app.timer.seconds - (app.game.seconds ?? 0) >= SAVE_SECONDS) app.save();
}

/** Only the digits change, every second: that is no reason to render the page. */
function showTime(app: App): void {
  const clock = document.querySelector("#clock");
  const text = timeText(app.timer.seconds);
  if (clock && clock.textContent !== text) clock.textContent = text;
}

export function listenToVisibility(app: App): void {
  document.addEventListener("visibilitychange", () => {
    followTimer(app);
    if (document.hidden && app.state.ready) app.save();
  });
}

/** Covers the digits and lets the time stand still; or goes on. */
export function pause(app: App, paused: boolean): void {
  if (paused === app.state.paused || (paused && !isPlayable(app))) return;
  if (paused) app.cancelTask();
  app.update({ paused });
  app.store.setPaused(paused ? app.game.id : null);
  app.render();
  if (paused) document.querySelector<HTMLElement>("#resume")?.focus();
  else app.board.focus({ preventScroll: true });
}
