/** Watching a search: the board, what happens in words, the controls, and the tree. */
import { html, nothing, type TemplateResult } from "lit";
import { traceEvent } from "../../engine/search.js";
import { icon } from "../../shell/icons.js";
import { cancelRecording, chooseEngine, jump, MAX_EVENTS, record } from "../actions/watch.js";
import { ENGINES, type TraceKind } from "../engine.js";
import type { Lab } from "../lab.js";
import { narrate } from "../model/narrate.js";
import { deadEndOf } from "../model/replay.js";
import { jumpFrom, LANDMARKS, type Landmark } from "../model/trace.js";
import type { Recording } from "../state.js";
import { checkBox, choice, section, workButton, workStatus } from "./common.js";
import { moves, speedChoice, stillNote } from "./playback.js";
import { traceBoard } from "./trace-board.js";
import { treeView } from "./tree-view.js";

export function watchSection(lab: Lab): TemplateResult {
  const { t, state } = lab;
  const { watch } = state;
  return section(
    lab,
    "watch",
    html`
    <div class="lab-options">
      ${choice(
        t("lab-watch-engine"),
        ENGINES,
        watch.engine,
        (engine) => engine,
        (engine) => chooseEngine(lab, engine),
      )}
      ${workButton(
        lab,
        watch,
        t("lab-watch-record"),
        () => void record(lab),
        () => cancelRecording(lab),
      )}
      ${workStatus(lab, watch, t("lab-watch-recording"))}
    </div>
    ${watch.recording ? player(lab, watch.recording) : html`<p class="lab-empty">${t("lab-watch-empty", { engine: watch.engine })}</p>`}`,
  );
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

export const SIGNS: Record<TraceKind | "start", string> = {
  start: "○",
  place: "□",
  eliminate: "╱",
  guess: "?",
  contradict: "✕",
  retract: "↩",
  solution: "✓",
};

function controls(lab: Lab, recording: Recording): TemplateResult {
  const { t, state } = lab;
  const place = t("lab-watch-at", { at: state.watch.at, length: recording.replay.events.length });
  return html`
    ${moves(lab, "watch", { slider: t("lab-watch-place"), place, buttons: t("lab-watch-controls") }, endNote(lab, recording))}
    <div class="lab-buttons">${LANDMARKS.map((kind) => jumpButtons(lab, recording, kind))}</div>
    <div class="lab-options">
      ${speedChoice(lab, "watch", (speed) => t("lab-watch-speed-of", { speed }))}
      ${checkBox(t("lab-watch-candidates"), state.watch.candidates, (on) => lab.patch("watch", { candidates: on }))}
    </div>
    ${stillNote(t("lab-watch-still"))}`;
}

function endNote({ t }: Lab, { truncated }: Recording): TemplateResult | typeof nothing {
  return truncated ? html`<span>${t("lab-watch-truncated", { events: MAX_EVENTS })}</span>` : nothing;
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
