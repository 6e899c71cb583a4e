/**
 * The types of the package, in strict projects of others, as bundlers and as Node.js resolve them; its own files are
 * checked too.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { project, run } from "./support.mjs";

const tsc = fileURLToPath(new URL("../node_modules/typescript/bin/tsc", import.meta.url));

const consumer = `import { createEngine, EngineError, NonetBoard, packPuzzles, toCells, toText, type Engine, type Step } from "nonet";
import { createEngine as alone, type FormatId, type PictureFault } from "nonet/engine";
import type { BoardEventMap } from "nonet/board";
import "nonet/define";
import "nonet/board.css";
import { connect, type NonetFrame } from "nonet/embed-host.js";

const frame: NonetFrame = connect(document.createElement("iframe"));
export const far = async (): Promise<[boolean, string | undefined]> => [await frame.generate({ level: "hard" }), (await frame.hint())?.title];
frame.on("nonet-error", ({ detail }) => detail.code === "parameter" && detail.parameter?.length);
// @ts-expect-error: there is no such event
frame.on("nonet-errors", () => undefined);
const engine: Engine = createEngine({ workers: "all", idleMs: 1000 });
export async function all(format: FormatId, signal: AbortSignal): Promise<[string, Step | null]> {
  const { text, lost, fault } = await alone({ workers: 2 }).convert("", format, { from: "line", signal });
  const column: Uint8Array = (await engine.solveMany(new Uint8Array(162), { onProgress: (done: number) => done })).outcomes;
  const { step } = await engine.hint("", { techniques: ["x-wing"] }, { signal });
  const { puzzles } = await engine.batch("minimise", ["", toCells("")]);
  const { puzzle } = await engine.minimise(toText(puzzles.subarray(0, 81)));
  await engine.rateMany(packPuzzles([puzzle, ""]));
  return [text + lost.join() + column.length + (fault?.line ?? 0), step];
}
export async function seen(picture: Blob, canvas: ImageData, signal: AbortSignal): Promise<[PictureFault, number, number, boolean]> {
  const { fault, boards } = await engine.readPicture(picture, { signal, onProgress: (preview) => document.createElement("canvas").getContext("2d")?.drawImage(preview, 0, 0) });
  const [board] = (await engine.readPicture(canvas)).boards;
  const kept = await document.createElement("nonet-board").import(picture);
  const whole: boolean = await document.createElement("nonet-board").import("");
  return [fault, boards[0]?.uncertain[0] ?? 0, board?.corners[2][0] ?? 0, whole && typeof kept === "object" && kept.boards.length > 0];
}
// @ts-expect-error: a picture is no address
void engine.readPicture("a.png");
const board: NonetBoard = document.createElement("nonet-board");
board.addEventListener("nonet-change", (event) => event.detail.value.length);
board.addEventListener("nonet-hint", ({ detail: { stage, technique, step } }) => [stage, technique, step?.placements.length]);
export const help = async (): Promise<[number[], boolean, string]> => [await board.check(), await board.generate({ level: "easy" }), await board.export("sdk")];
document.addEventListener("nonet-input", (event: BoardEventMap["nonet-input"]) => event.preventDefault());
try { board.focus(); } catch (error) { if (error instanceof EngineError && error.code === "load") board.undo(); }
// @ts-expect-error: there is no such technique
void engine.hint("", { techniques: ["x-wings"] });
// @ts-expect-error: the value is the player's
board.value = "";
`;

const ofEngine = (name) => `import { createEngine, EngineError, type Engine, type EngineOptions } from "${name}";
const options: EngineOptions = { inProcess: true, wasmUrl: new URL("./nonet.wasm", import.meta.url) };
const engine: Engine = createEngine(options);
export async function solved(puzzle: string, signal: AbortSignal): Promise<string> {
  const { outcome } = await engine.solve(puzzle, { signal });
  return engine.rate(puzzle, {}, { onProgress: (done) => void done.toFixed() }).then(() => outcome, (error: unknown) => (error instanceof EngineError ? error.code : ""));
}
export const read = async (data: Uint8Array): Promise<number> => (await engine.readPicture({ data, width: 9, height: 9 }, { onProgress: (preview) => preview.close() })).boards.length;
export const written = async (): Promise<string> => (await engine.write(["", new Uint8Array(81), { givens: "", values: "" }], "csv")).text + (await engine.count("")).count;
// @ts-expect-error: the signal is an option of the call, the third argument
void engine.path("", { signal: AbortSignal.timeout(1) });
`;

const inProcess = `import { createEngine, type Engine, type InProcessOptions } from "nonet/engine/in-process";
import imported from "nonet/nonet.wasm";
createEngine({ module: imported });
const bytes = new Uint8Array(8);
const options: InProcessOptions = { module: bytes.buffer, textModule: async () => bytes, pictureModule: bytes };
export const engine: Engine = createEngine(options);
// @ts-expect-error: a module is no address
createEngine({ module: "nonet.wasm" });
// @ts-expect-error: there is no engine without a module
createEngine({});
`;
const compiled = `import { createEngine } from "nonet/engine/in-process";
import imported from "nonet/nonet-text.wasm";
export const exported = WebAssembly.Module.exports(imported);
export const here = createEngine({ module: new WebAssembly.Module(new Uint8Array(8)), textModule: () => WebAssembly.compileStreaming(fetch("")) });
`;

const tsx = (framework, classes) => `import "nonet/${framework}";
export const good = <nonet-board puzzle="" storage-key="x" ${classes}="board" onnonet-change={(event) => event.detail.value.length}
  level="easy" assist="solution" hints="where" controls="pad hint" required onnonet-hint={({ detail }) => detail.technique.length + detail.sentences.length} />;
// @ts-expect-error: marks are notes or candidates
export const bad = <nonet-board marks="none" />;
`;

const vue = `import type { GlobalComponents } from "vue";
import "nonet/vue";
type Props = InstanceType<GlobalComponents["nonet-board"]>["$props"];
export const props: Props = { puzzle: "", "storage-key": "x", onNonetChange: (event) => event.detail.value.length, onNonetHint: ({ detail }) => detail.technique.length };
`;

const svelte = `import type { SvelteHTMLElements } from "svelte/elements";
import "nonet/svelte";
type Props = SvelteHTMLElements["nonet-board"];
export const props: Props = {
  puzzle: "", "storage-key": "x", keepNotes: true, controls: true, class: "board",
  "onnonet-change": (event) => event.detail.value.length, "on:nonet-hint": ({ detail }) => detail.technique.length,
};
// @ts-expect-error: marks are notes or candidates
export const bad: Props = { marks: "none" };
`;

const solid = `import "nonet/solid";
const [locked, hinted] = [(): boolean => true, (length: number): number => length];
export const good = <nonet-board puzzle="" storage-key="x" keep-notes class="board" level="easy" controls="pad hint" readonly={locked()}
  prop:keepNotes={locked()} prop:selection={[0]} bool:no-peers={locked()} attr:theme="dark" on:nonet-change={(event) => event.detail.value.length}
  onnonet-hint={({ detail }) => hinted(detail.technique.length)} />;
// @ts-expect-error: marks are notes or candidates
export const bad = <nonet-board marks="none" />;
// @ts-expect-error: Solid would set keepnotes, which the element has not
export const small = <nonet-board keepNotes={locked()} />;
`;

const base = {
  target: "es2022",
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  lib: ["es2023", "dom", "dom.iterable"],
  types: [],
};
const bundler = { module: "esnext", moduleResolution: "bundler" };

async function check(files, options, packages = []) {
  const folder = await project(
    {
      ...files,
      "tsconfig.json": JSON.stringify({ compilerOptions: { ...base, ...options }, include: Object.keys(files) }),
    },
    packages,
  );
  const { stdout } = await run(process.execPath, [tsc, "-p", "."], { cwd: folder }).catch((error) => error);
  assert.equal(stdout, "");
}

test("as bundlers resolve them", () =>
  check({ "main.ts": consumer, "worker.ts": inProcess, "compiled.ts": compiled }, bundler));
test("as Node.js resolves them", () =>
  check({ "main.ts": consumer }, { module: "node16", moduleResolution: "node16" }));
// Without the library of browsers: what is only there must not be named.
const node = { module: "nodenext", moduleResolution: "nodenext", lib: ["es2022"], types: ["node"] };
test("in Node.js, without the types of browsers: the engine", () =>
  check({ "main.ts": ofEngine("nonet/engine") }, node, ["@types/node"]));
test("in Node.js, without the types of browsers: the engine in process", () =>
  check({ "main.ts": inProcess }, node, ["@types/node"]));
test("in Node.js, without the types of browsers: all of it", () =>
  check({ "main.ts": ofEngine("nonet") }, node, ["@types/node"]));
test("in JSX of React 19", () =>
  check({ "main.tsx": tsx("react", "className") }, { ...bundler, jsx: "react-jsx", jsxImportSource: "react" }, [
    "react",
    "@types/react",
  ]));
test("in JSX of Preact", () =>
  check(
    { "main.tsx": tsx("preact", "class") },
    { ...bundler, jsx: "react-jsx", jsxImportSource: "preact", skipLibCheck: true },
    ["preact"],
  ));
test("in templates of Vue 3", () => check({ "main.ts": vue }, { ...bundler, skipLibCheck: true }, ["vue"]));
test("in templates of Svelte 5", () => check({ "main.ts": svelte }, { ...bundler, skipLibCheck: true }, ["svelte"]));
test("in JSX of Solid", () =>
  check({ "main.tsx": solid }, { ...bundler, jsx: "preserve", jsxImportSource: "solid-js" }, ["solid-js"]));
