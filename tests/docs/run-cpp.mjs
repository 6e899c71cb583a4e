/** Blocks of C++: each is compiled by itself, linked with the library of the release build, and run. */
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { preludeOf, root } from "./blocks.mjs";

/**
 * A block without a main function is the body of one; its includes stand before it, and what it takes for granted in
 * its prelude.
 */
export function unitOf(block) {
  const includes = block.code.match(/^#include .*$/gm) ?? [];
  const code = block.code.replace(/^#include .*$/gm, "");
  const body = /\bint main\(/.test(code) ? code : `int main() {\n${code}\nreturn 0;\n}`;
  return [...includes, preludeOf(block, "hpp"), `#line ${block.line + includes.length} "${block.file}"`, body].join(
    "\n",
  );
}

/** Runs a program; rejects with all that it printed when it fails. */
export function finished(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, options);
    const printed = [];
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => printed.push(data));
    child.on("error", reject);
    child.on("close", (code) =>
      (code === 0 ? resolve : (text) => reject(new Error(`${command} ended with ${code}:\n${text}`)))(
        Buffer.concat(printed).toString(),
      ),
    );
  });
}

export async function runCpp(block, folder) {
  const source = join(folder, "block.cpp");
  const program = join(folder, "block");
  writeFileSync(source, unitOf(block));
  const include = join(root, "core/include");
  await finished(process.env["CXX"] ?? "c++", [
    "-std=c++20",
    "-Wall",
    "-Wextra",
    "-I",
    include,
    source,
    join(root, "build/release/core/libnonet.a"),
    "-o",
    program,
  ]);
  await finished(program, []);
}
