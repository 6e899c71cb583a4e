/** Recording a search, and finding places in it. */

import type { EngineId } from "../engine.js";
import { type Lab, reasonOf } from "../lab.js";
import { Replay } from "../model/replay.js";
import { jumpFrom, type Landmark, landmarksOf } from "../model/trace.js";
import { buildTree } from "../model/tree.js";
import type { Recording } from "../state.js";
import { pause, stepTo } from "./playback.js";

/** More events than anyone will step through, and few enough that going back and forth stays instant. */
export const MAX_EVENTS = 50_000;

/** Lets an engine search once more and keeps what happens. */
export async function record(lab: Lab): Promise<void> {
  const { puzzle, options, watch } = lab.state;
  const { engine } = watch;
  forget(lab);
  const signal = lab.begin("watch");
  lab.patch("watch", { state: "running", why: null });
  try {
    const { events, truncated } = await lab
      .engine("watch")
      .trace(puzzle, { ...options, engine, maxEvents: MAX_EVENTS }, { signal });
    const recording = { engine, truncated, ...read(puzzle, events) };
    lab.patch("watch", { state: "done", recording, at: 0 });
  } catch (error) {
    const why = reasonOf(error, signal);
    if (why) lab.patch("watch", { state: "failed", why });
  }
}

function read(puzzle: string, events: Uint32Array): Pick<Recording, "replay" | "tree" | "landmarks"> {
  return { replay: new Replay(puzzle, events), tree: buildTree(events), landmarks: landmarksOf(events) };
}

export function cancelRecording(lab: Lab): void {
  forget(lab);
  lab.patch("watch", { state: "cancelled" });
}

/** Puts the recording away. */
export function forget(lab: Lab): void {
  lab.end("watch");
  pause(lab, "watch");
  lab.patch("watch", { state: "idle", why: null, recording: null, at: 0 });
}

export function chooseEngine(lab: Lab, engine: EngineId): void {
  forget(lab);
  lab.patch("watch", { engine });
}

/** To the next (or the one before) event of a kind; where there is none, nothing happens. */
export function jump(lab: Lab, kind: Landmark, direction: 1 | -1): void {
  const { recording, at } = lab.state.watch;
  const found = recording ? jumpFrom(recording.landmarks[kind], at, direction) : -1;
  if (found >= 0) stepTo(lab, "watch", found);
}
