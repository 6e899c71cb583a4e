/** Moving about in what was recorded, by hand or by itself; the same for each player on the page. */
import type { Lab } from "../lab.js";
import { lengthOf, type Player } from "../state.js";

/**
 * After a stall (a hidden tab, say) playing goes on from where it was: no more time than this passes between two
 * frames.
 */
const MOST_MS = 100;

/** Shows the position after so many events. */
export function goTo(lab: Lab, player: Player, at: number): void {
  lab.patch(player, { at: Math.max(0, Math.min(lengthOf(lab.state, player), at)) });
}

/** A step by hand ends playing. */
export function stepTo(lab: Lab, player: Player, at: number): void {
  pause(lab, player);
  goTo(lab, player, at);
}

/** Plays to the end, from the start when it is at the end. */
export function play(lab: Lab, player: Player): void {
  const length = lengthOf(lab.state, player);
  if (lab.state[player].at >= length) goTo(lab, player, 0);
  const signal = lab.begin(`play-${player}`);
  lab.patch(player, { playing: true });
  let last = performance.now();
  let due = 0;
  const frame = (now: number): void => {
    if (signal.aborted) return;
    due += (Math.min(MOST_MS, Math.max(0, now - last)) / 1000) * lab.state[player].speed;
    last = now;
    const steps = Math.floor(due);
    due -= steps;
    if (steps) goTo(lab, player, lab.state[player].at + steps);
    if (lab.state[player].at >= length) pause(lab, player);
    else requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

export function pause(lab: Lab, player: Player): void {
  lab.end(`play-${player}`);
  if (lab.state[player].playing) lab.patch(player, { playing: false });
}
