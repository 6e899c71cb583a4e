/** Checks that others make of a package before they publish it, by their own tools: publint and Are the types wrong? */
import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { installed, run } from "./support.mjs";

const { folder, tarball } = await installed();

test("publint has nothing to say, not even a suggestion", async () => {
  const { messages, pkg } = await publint({ pkgDir: `${folder}/node_modules/nonet`, strict: true, pack: false });
  assert.deepEqual(
    messages.map((message) => formatMessage(message, pkg, { color: false })),
    [],
  );
});

test("what a program imports by name is what is documented, and nothing else", async () => {
  const names = async (name) => {
    const script = `console.log(JSON.stringify(Object.keys(await import("${name}"))))`;
    return JSON.parse((await run(process.execPath, ["--input-type=module", "--eval", script], { cwd: folder })).stdout);
  };
  const ofEngine = await names("nonet/engine");
  assert.ok(ofEngine.includes("createEngine") && ofEngine.every((name) => name.length > 3), ofEngine.join(" "));
  assert.deepEqual(await names("nonet/board"), ["NonetBoard"]);
  assert.deepEqual(await names("nonet/define"), ["NonetBoard"]);
  assert.deepEqual(await names("nonet"), [...ofEngine, "NonetBoard"].sort());
});

// The package is of modules alone; TypeScript resolves no pages.
const ASSETS = ["embed.html"];
test("every export has the types that it says, for bundlers and for Node.js", async () => {
  const attw = fileURLToPath(new URL("../node_modules/@arethetypeswrong/cli/dist/index.js", import.meta.url));
  const options = ["--profile", "esm-only", "--format", "ascii", "--no-color", "--exclude-entrypoints", ...ASSETS];
  const { stdout, code } = await run(process.execPath, [attw, tarball, ...options]).catch((error) => error);
  assert.equal(code, undefined, stdout);
});
