/** What others look for in a package before they publish it, found by their own tools: publint and Are the types wrong? */
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

// The package is of modules alone; TypeScript resolves neither pages nor WebAssembly.
const ASSETS = ["embed.html", "nonet.wasm", "nonet-text.wasm", "nonet-picture.wasm"];
test("every export has the types that it says, for bundlers and for Node.js", async () => {
  const attw = fileURLToPath(new URL("../node_modules/@arethetypeswrong/cli/dist/index.js", import.meta.url));
  const options = ["--profile", "esm-only", "--format", "ascii", "--no-color", "--exclude-entrypoints", ...ASSETS];
  const { stdout, code } = await run(process.execPath, [attw, tarball, ...options]).catch((error) => error);
  assert.equal(code, undefined, stdout);
});
