/**
 * Judges why links hold, and how that is told, on the path of each puzzle of a file: the program's answers by the rules
 * of tests/cli/reasons.mjs and told.mjs. The last line is "P puzzles, S steps, L links, F faults"; fails when there is any.
 * Usage: node tests/tools/reasons.mjs PROGRAM FILE COUNT [BUDGET]; so many of the file's lines, evenly spread.
 */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { faultsOfReasons } from "../cli/reasons.mjs";
import { faultsOfTold } from "../cli/told.mjs";

const [program, file, count, budget = "1000000"] = process.argv.slice(2);
const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
const wanted = Math.min(Number(count), lines.length);
const puzzles = Array.from({ length: wanted }, (_, i) => lines[Math.floor((i * lines.length) / wanted)]);

const path = spawn(program, ["path", "--explain", "--format", "json", "--budget", budget], {
  stdio: ["pipe", "pipe", "inherit"],
});
path.stdin.end(`${puzzles.join("\n")}\n`);
const all = { puzzles: 0, steps: 0, links: 0, faults: 0 };
const reasons = new Map();
for await (const line of createInterface({ input: path.stdout })) {
  all.puzzles++;
  for (const step of JSON.parse(line).steps) {
    all.steps++;
    all.links += step.links.length;
    for (const { reason } of step.links) reasons.set(reason.because, (reasons.get(reason.because) ?? 0) + 1);
    for (const fault of [...faultsOfReasons(step), ...faultsOfTold(step)]) {
      all.faults++;
      console.error(`${step.position}  ${fault}`);
    }
  }
}
console.log(Array.from(reasons, ([because, times]) => `${because} ${times}`).join(", "));
console.log(`${all.puzzles} puzzles, ${all.steps} steps, ${all.links} links, ${all.faults} faults`);
process.exitCode = all.faults || all.links === 0 ? 1 : 0;
