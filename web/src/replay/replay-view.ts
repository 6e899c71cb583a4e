/** The view of a replay: a board of its own, a slider through the steps, and playing at three speeds. */
import { html, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import type { App } from "../page/app.js";
import { icon } from "../shell/icons.js";
import { cellName } from "../sudoku/geometry.js";
import { timeText } from "../sudoku/stopwatch.js";
import { Replay } from "./replay.js";

const SPEEDS = [1, 4, 16] as const;

interface Player {
  /** The game and its record that the replay was made of. */
  of: string;
  replay: Replay;
  place: number;
  speed: (typeof SPEEDS)[number];
  timer: ReturnType<typeof setTimeout> | undefined;
}

let player: Player | null = null;

/** Whoever looks away misses nothing. */
document.addEventListener("visibilitychange", () => document.hidden && stop());
addEventListener("hashchange", stop);

export function replayView(app: App): TemplateResult {
  const { t } = app;
  const now = playerOf(app);
  const cells = now.replay.cellsAt(now.place);
  return html`<main class="replay" aria-labelledby="replay-title">
    <div class="view-head">
      <h2 id="replay-title" tabindex="-1">${t("history-replay")}</h2>
    </div>
    <nonet-board id="replay-board" readonly lang=${app.language} .state=${now.replay.stateAt(now.place)}
      .highlight=${{ cells: cells.map((cell) => ({ cell, role: "pattern" })) }} .selection=${cells}></nonet-board>
    <p class="replay-step">${stepText(app, now)}</p>
    <input class="replay-range" type="range" min="0" max=${now.replay.steps} step="1" aria-label=${t("replay-position")}
      aria-valuetext=${stepText(app, now)} .value=${live(String(now.place))} ?disabled=${now.replay.steps === 0}
      @input=${(event: Event) => go(app, Number((event.target as HTMLInputElement).value))} />
    <div class="replay-controls">${buttons(app, now)} ${speeds(app, now)}</div>
  </main>`;
}

/** The replay of the game as it is now; of another one it starts at the beginning. */
function playerOf(app: App): Player {
  const of = `${app.game.id} ${app.game.record}`;
  if (player?.of === of) return player;
  stop();
  player = {
    of,
    replay: new Replay(app.board.record, app.game.times ?? []),
    place: 0,
    speed: player?.speed ?? 4,
    timer: undefined,
  };
  // The link that led here is out of sight.
  requestAnimationFrame(() => document.querySelector<HTMLElement>("#replay-title")?.focus());
  return player;
}

function stepText({ t }: App, { replay, place }: Player): string {
  const facts = replay.factsAt(place);
  const seconds = replay.secondsAt(place);
  const what = facts
    ? t(`replay-${facts.kind}`, { digit: 0, count: 0, ...facts, cell: "cell" in facts ? cellName(facts.cell) : "" })
    : t("replay-start");
  return t("replay-step", { place, of: replay.steps, time: seconds === null ? "none" : timeText(seconds), what });
}

function buttons(app: App, { replay, place, timer }: Player): TemplateResult {
  const { t } = app;
  const button = (
    name: "first" | "previous" | "next" | "last",
    to: number,
  ): TemplateResult => html`<button class="button square" aria-label=${t(`replay-${name}`)}
    title=${t(`replay-${name}`)} aria-disabled=${to < 0 || to > replay.steps || to === place} @click=${() => go(app, to)}>${icon(name)}</button>`;
  const playing = timer !== undefined;
  return html`<div class="replay-buttons" role="group" aria-label=${t("replay-controls")}>
    ${button("first", 0)} ${button("previous", place - 1)}
    <button class="button primary" id="replay-play" ?disabled=${replay.steps === 0} @click=${() => (playing ? halt(app) : play(app))}>
      ${icon(playing ? "pause" : "play")}<span>${t(playing ? "replay-pause" : "replay-play")}</span></button>
    ${button("next", place + 1)} ${button("last", replay.steps)}
  </div>`;
}

function speeds(app: App, { speed }: Player): TemplateResult {
  return html`<div class="segments" role="group" aria-label=${app.t("replay-speed")}>
    ${SPEEDS.map((one) => html`<button class="segment" aria-pressed=${one === speed} @click=${() => setSpeed(app, one)}>${one}×</button>`)}
  </div>`;
}

/** Goes to a place, and stops there. */
function go(app: App, place: number): void {
  if (!player || place < 0 || place > player.replay.steps) return;
  stop();
  player.place = place;
  app.update({});
}

function setSpeed(app: App, speed: Player["speed"]): void {
  if (player) player.speed = speed;
  app.update({});
}

function play(app: App): void {
  if (!player) return;
  if (player.place === player.replay.steps) player.place = 0;
  schedule(app, player);
  app.update({});
}

function schedule(app: App, playing: Player): void {
  playing.timer = setTimeout(
    () => {
      playing.place++;
      playing.timer = undefined;
      if (playing.place < playing.replay.steps) schedule(app, playing);
      app.update({});
    },
    playing.replay.pauseAt(playing.place, playing.speed),
  );
}

function halt(app: App): void {
  stop();
  app.update({});
}

function stop(): void {
  clearTimeout(player?.timer);
  if (player) player.timer = undefined;
}
