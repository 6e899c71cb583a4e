/** Watching a search: the board, what happens in words, the controls, and the tree. */
import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { icon, type IconName } from "../../app/view/icons.js";
import { traceEvent } from "../../engine/search.js";
import { cancelRecording, chooseEngine, jump, MAX_EVENTS, pause, play, record, stepTo } from "../actions/watch.js";
import { ENGINES, type TraceKind } from "../engine.js";
import type { Lab } from "../lab.js";
import { narrate } from "../model/narrate.js";
import { deadEndOf } from "../model/replay.js";
import { jumpFrom, LANDMARKS, type Landmark } from "../model/trace.js";
import { type Recording, SPEEDS } from "../state.js";
import { checkBox, choice, section, workButton, workStatus } from "./common.js";
import { traceBoard } from "./trace-board.js";
import { treeView } from "./tree-view.js";

const stillness = matchMedia("(prefers-reduced-motion: reduce)");

export function watchSection(lab: Lab): TemplateResult {
  const { t, state } = lab;
  const { watch } = state;
  return section(lab, "watch", html`
    <div class="lab-options">
      ${choice(t("lab-watch-engine"), ENGINES, watch.engine, (engine) => engine, (engine) => chooseEngine(lab, engine))}
      ${workButton(lab, watch, t("lab-watch-record"), () => void record(lab), () => cancelRecording(lab))}
      ${workStatus(lab, watch, t("lab-watch-recording"))}
    </div>
    ${watch.recording ? player(lab, watch.recording) : html`<p class="lab-empty">${t("lab-watch-empty", { engine: watch.engine })}</p>`}`);
}

function player(lab: Lab, recording: Recording): TemplateResult {
  const { at, playing, candidates } = lab.state.watch;
  const position = recording.replay.at(at);
  const event = (at > 0 && traceEvent(recording.replay.events, at - 1)) || null;
  const deadEnd = event?.kind === "contradict" ? deadEndOf(position) : null;
  return html`<div class="lab-player">
    <div class="lab-stage">${traceBoard(lab, { position, event, deadEnd, candidates })}</div>
    <div class="lab-column">
      <div class="lab-event ${event?.kind ?? "start"}"><span class="lab-sign" aria-hidden="true">${SIGNS[event?.kind ?? "start"]}</span>
        <p aria-live=${playing ? "off" : "polite"}>${narrate(lab.t, event, position)}</p></div>
      ${controls(lab, recording)}
      ${treeView(lab, recording, at, position)}
    </div>
  </div>
  ${legend(lab)}`;
}

const SIGNS: Record<TraceKind | "start", string> = { start: "○", place: "□", eliminate: "╱", guess: "?", contradict: "✕", retract: "↩", solution: "✓" };

function controls(lab: Lab, recording: Recording): TemplateResult {
  const { t, state } = lab;
  const { at, speed, candidates } = state.watch;
  const { length } = recording.replay.events;
  return html`
    <input class="lab-scrubber" type="range" min="0" max=${length} step="1" .value=${live(String(at))} aria-label=${t("lab-watch-place")}
      aria-valuetext=${t("lab-watch-at", { at, length })} @input=${(event: Event) => stepTo(lab, Number((event.target as HTMLInputElement).value))} />
    <div class="lab-where"><span>${t("lab-watch-at", { at, length })}</span>${endNote(lab, recording)}</div>
    <div class="lab-buttons" role="group" aria-label=${t("lab-watch-controls")}>
      ${stepButton(lab, "first", at > 0, () => stepTo(lab, 0))}
      ${stepButton(lab, "previous", at > 0, () => stepTo(lab, at - 1))}
      ${playButton(lab)}
      ${stepButton(lab, "next", at < length, () => stepTo(lab, at + 1))}
      ${stepButton(lab, "last", at < length, () => stepTo(lab, length))}
    </div>
    <div class="lab-buttons">${LANDMARKS.map((kind) => jumpButtons(lab, recording, kind))}</div>
    <div class="lab-options">
      ${stillness.matches ? nothing : choice(t("lab-watch-speed"), SPEEDS, speed as (typeof SPEEDS)[number], (value) => t("lab-watch-speed-of", { speed: value }), (value) => lab.patch("watch", { speed: value }))}
      ${checkBox(t("lab-watch-candidates"), candidates, (on) => lab.patch("watch", { candidates: on }))}
    </div>
    ${stillness.matches ? html`<p class="lab-hint">${t("lab-watch-still")}</p>` : nothing}`;
}

function endNote({ t }: Lab, { truncated }: Recording): TemplateResult | typeof nothing {
  return truncated ? html`<span>${t("lab-watch-truncated", { events: MAX_EVENTS })}</span>` : nothing;
}

/** Where less motion is wanted, nothing moves by itself. */
function playButton(lab: Lab): TemplateResult | typeof nothing {
  if (stillness.matches) return nothing;
  const { playing } = lab.state.watch;
  const name = playing ? "pause" : "play";
  return html`<button class="button square primary" aria-label=${lab.t(`lab-watch-${name}`)} title=${lab.t(`lab-watch-${name}`)}
    @click=${() => (playing ? pause(lab) : play(lab))}>${icon(name)}</button>`;
}

/** Not `disabled` at the ends: the keyboard would lose its place. */
function stepButton(lab: Lab, name: IconName & ("first" | "previous" | "next" | "last"), able: boolean, run: () => void): TemplateResult {
  const label = lab.t(`lab-watch-${name}`);
  return html`<button class="button square" aria-disabled=${!able} aria-label=${label} title=${label} @click=${run}>${icon(name)}</button>`;
}

/** Back to the one before, and on to the next. */
function jumpButtons(lab: Lab, { landmarks }: Recording, kind: Landmark): TemplateResult {
  const { t, state } = lab;
  const { at } = state.watch;
  const forward = jumpFrom(landmarks[kind], at, 1) >= 0;
  const back = jumpFrom(landmarks[kind], at, -1) >= 0;
  const before = t(`lab-watch-before-${kind}`);
  return html`<span class="lab-pair">
    <button class="button small" aria-disabled=${!back} aria-label=${before} title=${before} @click=${() => jump(lab, kind, -1)}>${icon("previous")}</button><button
      class="button small" aria-disabled=${!forward} @click=${() => jump(lab, kind, 1)}>${t(`lab-watch-next-${kind}`)}${icon("next")}</button></span>`;
}

function legend({ t }: Lab): TemplateResult {
  const kinds = ["place", "eliminate", "guess", "contradict", "retract", "solution"] as const;
  return html`<ul class="lab-legend">${kinds.map((kind) => html`<li class=${kind}><span class="lab-sign" aria-hidden="true">${SIGNS[kind]}</span>${t(`lab-kind-${kind}`)}</li>`)}</ul>`;
}
