/** The controls of a player: the place, the buttons, the speed. */
import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { type IconName, icon } from "../../shell/icons.js";
import { pause, play, stepTo } from "../actions/playback.js";
import type { Lab } from "../lab.js";
import { lengthOf, type Player, SPEEDS } from "../state.js";
import { choice, stillness } from "./common.js";

/** Words for a player's parts, and its place. */
export interface PlayerTexts {
  slider: string;
  place: string;
  buttons: string;
}

/** The place as a slider and in words, and the buttons that move it. */
export function moves(
  lab: Lab,
  player: Player,
  { slider, place, buttons }: PlayerTexts,
  note: TemplateResult | typeof nothing = nothing,
): TemplateResult {
  const { state } = lab;
  const { at } = state[player];
  const length = lengthOf(state, player);
  return html`
    <input class="lab-scrubber" type="range" min="0" max=${length} step="1" .value=${live(String(at))} aria-label=${slider}
      aria-valuetext=${place} @input=${(event: Event) => stepTo(lab, player, Number((event.target as HTMLInputElement).value))} />
    <div class="lab-where"><span>${place}</span>${note}</div>
    <div class="lab-buttons" role="group" aria-label=${buttons}>
      ${stepButton(lab, "first", at > 0, () => stepTo(lab, player, 0))}
      ${stepButton(lab, "previous", at > 0, () => stepTo(lab, player, at - 1))}
      ${playButton(lab, player)}
      ${stepButton(lab, "next", at < length, () => stepTo(lab, player, at + 1))}
      ${stepButton(lab, "last", at < length, () => stepTo(lab, player, length))}
    </div>`;
}

/** Where less motion is wanted, nothing moves by itself. */
function playButton(lab: Lab, player: Player): TemplateResult | typeof nothing {
  if (stillness.matches) return nothing;
  const { playing } = lab.state[player];
  const name = playing ? "pause" : "play";
  return html`<button class="button square" aria-label=${lab.t(`lab-watch-${name}`)} title=${lab.t(`lab-watch-${name}`)}
    @click=${() => (playing ? pause(lab, player) : play(lab, player))}>${icon(name)}</button>`;
}

/** Not `disabled` at the ends: the keyboard would lose its place. */
function stepButton(
  lab: Lab,
  name: IconName & ("first" | "previous" | "next" | "last"),
  able: boolean,
  run: () => void,
): TemplateResult {
  const label = lab.t(`lab-watch-${name}`);
  return html`<button class="button square" aria-disabled=${!able} aria-label=${label} title=${label} @click=${run}>${icon(name)}</button>`;
}

/** How fast it plays, where it may. */
export function speedChoice(
  lab: Lab,
  player: Player,
  name: (speed: number) => string,
): TemplateResult | typeof nothing {
  if (stillness.matches) return nothing;
  const { speed } = lab.state[player];
  return choice(lab.t("lab-watch-speed"), SPEEDS, speed as (typeof SPEEDS)[number], name, (value) =>
    lab.patch(player, { speed: value }),
  );
}

/** Why it does not play. */
export const stillNote = (why: string): TemplateResult | typeof nothing =>
  stillness.matches ? html`<p class="lab-hint">${why}</p>` : nothing;
