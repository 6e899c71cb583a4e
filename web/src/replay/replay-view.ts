/** The view of a replay: a board of its own, a slider through the steps, and playing at three speeds. */
import { type ReplayWords, replayTexts } from "../page/room-texts.js";
import "./replay.css";
import { html, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { ref } from "lit/directives/ref.js";
import type { App } from "../page/app.js";
import { whenShown } from "../page/shown.js";
import { icon } from "../shell/icons.js";
import { slice } from "../shell/slice.js";
import { isStill } from "../shell/theme.js";
import { cellName } from "../sudoku/geometry.js";
import { timeText } from "../sudoku/stopwatch.js";
import { Replay } from "./replay.js";

declare module "../page/address.js" {
  interface Views {
    replay: true;
  }
}

const SPEEDS = [1, 4, 16] as const;

interface Player {
  /** The game and its record that the replay was made of. */
  of: string;
  replay: Replay;
  place: number;
  speed: (typeof SPEEDS)[number];
  timer: ReturnType<typeof setTimeout> | undefined;
}

const player = slice<Player | null>(null);

/** Whoever looks away misses nothing. */
const onShown = whenShown((app, element) => {
  if (!element) return stop(app);
  const pause = (): void => {
    if (!element.isConnected) document.removeEventListener("visibilitychange", pause);
    if (document.hidden || !element.isConnected) stop(app);
  };
  document.addEventListener("visibilitychange", pause);
});

export function replayView(app: App): TemplateResult {
  const t = replayTexts.of(app);
  const now = playerOf(app);
  const cells = now.replay.cellsAt(now.place);
  return html`<main class="view" aria-labelledby="replay-title" ${ref(onShown(app))}><div class="replay">
    <div class="view-head">
      <h2 id="replay-title" tabindex="-1">${t("history-replay")}</h2>
    </div>
    <nonet-board id="replay-board" readonly lang=${app.language} ?no-motion=${isStill()} .state=${now.replay.stateAt(now.place)}
      .highlight=${{ cells: cells.map((cell) => ({ cell, role: "pattern" })) }} .selection=${cells}></nonet-board>
    <p class="replay-step">${stepText(t, now)}</p>
    <input class="replay-range" type="range" min="0" max=${now.replay.steps} step="1" aria-label=${t("replay-position")}
      aria-valuetext=${stepText(t, now)} .value=${live(String(now.place))} ?disabled=${now.replay.steps === 0}
      @input=${(event: Event) => go(app, Number((event.target as HTMLInputElement).value))} />
    <div class="replay-controls">${buttons(app, now)} ${speeds(app, now)}</div>
  </div></main>`;
}

/** The replay of the game as it is now; of another one it starts at the beginning. */
function playerOf(app: App): Player {
  const of = `${app.game.id} ${app.game.record}`;
  const last = player.of(app);
  if (last?.of === of) return last;
  stop(app);
  const next: Player = {
    of,
    replay: new Replay(app.model.game, app.game.times ?? []),
    place: 0,
    speed: last?.speed ?? 4,
    timer: undefined,
  };
  player.keep(app, next);
  // The link that led here is out of sight.
  requestAnimationFrame(() => document.querySelector<HTMLElement>("#replay-title")?.focus());
  return next;
}

function stepText(t: ReplayWords, { replay, place }: Player): string {
  const facts = replay.factsAt(place);
  const seconds = replay.secondsAt(place);
  const what = facts
    ? t(`replay-${facts.kind}`, { digit: 0, count: 0, ...facts, cell: "cell" in facts ? cellName(facts.cell) : "" })
    : t("replay-start");
  return t("replay-step", { place, of: replay.steps, time: seconds === null ? "none" : timeText(seconds), what });
}

function buttons(app: App, { replay, place, timer }: Player): TemplateResult {
  const t = replayTexts.of(app);
  const button = (
    name: "first" | "previous" | "next" | "last",
    to: number,
  ): TemplateResult => html`<button class="button square" aria-label=${t(`replay-${name}`)}
    title=${t(`replay-${name}`)} aria-disabled=${to < 0 || to > replay.steps || to === place} @click=${() => go(app, to)}>${icon(name)}</button>`;
  const playing = timer !== undefined;
  return html`<div class="replay-buttons" role="group" aria-label=${t("history-replay")}>
    ${button("first", 0)} ${button("previous", place - 1)}
    <button class="button primary" id="replay-play" ?disabled=${replay.steps === 0} @click=${() => (playing ? halt(app) : play(app))}>
      ${icon(playing ? "pause" : "play")}<span>${t(playing ? "replay-pause" : "replay-play")}</span></button>
    ${button("next", place + 1)} ${button("last", replay.steps)}
  </div>`;
}

function speeds(app: App, { speed }: Player): TemplateResult {
  return html`<div class="segments" role="group" aria-label=${replayTexts.of(app)("replay-speed")}>
    ${SPEEDS.map((one) => html`<button class="segment" aria-pressed=${one === speed} @click=${() => setSpeed(app, one)}>${one}×</button>`)}
  </div>`;
}

/** Goes to a place, and stops there. */
function go(app: App, place: number): void {
  const now = player.of(app);
  if (!now || place < 0 || place > now.replay.steps) return;
  stop(app);
  player.patch(app, { place });
}

const setSpeed = (app: App, speed: Player["speed"]): void => player.patch(app, { speed });

function play(app: App): void {
  const now = player.of(app);
  if (!now) return;
  const place = now.place === now.replay.steps ? 0 : now.place;
  player.set(app, { ...now, place, timer: schedule(app, now, place) });
}

function schedule(app: App, { replay, speed }: Player, place: number): Player["timer"] {
  return setTimeout(() => step(app), replay.pauseAt(place, speed));
}

function step(app: App): void {
  const now = player.of(app)!;
  const place = now.place + 1;
  const timer = place < now.replay.steps ? schedule(app, now, place) : undefined;
  player.set(app, { ...now, place, timer });
}

function halt(app: App): void {
  stop(app);
  app.update({});
}

function stop(app: App): void {
  const now = player.of(app);
  clearTimeout(now?.timer);
  if (now) player.keep(app, { ...now, timer: undefined });
}
