/** How much memory the browser has, on Linux. */
import { readdirSync, readFileSync } from "node:fs";

const read = (path: string): string => {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return ""; // The process has ended.
  }
};

/** The processes that this one started, with all that those started. */
function started(): number[] {
  const parents = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((id) => [Number(id), Number(/^PPid:\s+(\d+)/m.exec(read(`/proc/${id}/status`))?.[1])] as const);
  const found = [process.pid];
  for (const id of found) found.push(...parents.filter(([, parent]) => parent === id).map(([child]) => child));
  return found.slice(1);
}

/** Megabytes of all processes of the browser; what they share is divided among them. */
export const memory = (): number =>
  started().reduce((sum, id) => sum + Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${id}/smaps_rollup`))?.[1] ?? 0), 0) /
  1024;
