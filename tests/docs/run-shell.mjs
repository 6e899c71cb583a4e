/**
 * Blocks for the shell. `console`: what stands behind a `$` is run; where output is shown, it must be that. `sh`:
 * must be shell.
 */

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { root } from "./blocks.mjs";

/**
 * The commands of a block with the lines that are shown below them; remarks that go on in a line of their own are
 * none.
 */
function commandsOf(code) {
  const commands = [];
  for (const line of code.trimEnd().split("\n")) {
    if (line.startsWith("$ ")) commands.push({ command: line.slice(2), shown: [] });
    else if (!/^\s+#/.test(line)) commands.at(-1).shown.push(line);
  }
  return commands;
}

export function runConsole(block, folder) {
  const env = { ...process.env, PATH: `${join(root, "build/release/bin")}${delimiter}${process.env.PATH}` };
  for (const { command, shown } of commandsOf(block.code)) {
    const { status, stdout, stderr } = spawnSync("bash", ["-c", command], {
      cwd: folder,
      env,
      encoding: "utf8",
      maxBuffer: 1 << 28,
    });
    assert.equal(status, 0, `${command}\n${stderr}`);
    if (shown.length) assert.deepEqual(stdout.trimEnd().split("\n"), shown, command);
  }
}

/** Installing and building is not done twice: the block must be shell, and the scripts that it names must be there. */
export function checkShell(block) {
  const { status, stderr } = spawnSync("bash", ["-n"], { input: block.code, encoding: "utf8" });
  assert.equal(status, 0, stderr);
  for (const [, script] of block.code.matchAll(/(?:^|\s)(script\/[\w-]+)/g))
    assert.ok(existsSync(join(root, script)), script);
  for (const [, folder, task] of block.code.matchAll(/npm --prefix (\w+) run ([\w:-]+)/g)) {
    assert.ok(
      task in JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")).scripts,
      `${folder}: ${task}`,
    );
  }
}
