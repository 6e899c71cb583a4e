/** The manifest and the types describe the element; here they meet the element itself. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { classic, installed, openPage, project, serve } from "./support.mjs";

const { folder } = await installed();
const read = (name) => readFile(join(folder, "node_modules/nonet", name), "utf8");
const manifest = JSON.parse(await read("custom-elements.json"));
const element = manifest.modules
  .flatMap(({ declarations }) => declarations)
  .find(({ tagName }) => tagName === "nonet-board");
/** The class and the parts of it that are loaded when they are wanted. */
const codeOf = async () =>
  (await Promise.all(["board-class.js", "class-controls.js", "class-assist.js"].map(read))).join("\n");
const names = (list) => list.map(({ name }) => name).sort();

test("its attributes are those that the element observes, its members are there and can be set or not", async () => {
  const page = await openPage(
    `${(await serve(await project({ "index.html": `<script type="module" src="node_modules/nonet/define.js"></script><nonet-board></nonet-board>` }))).origin}/`,
  );
  await page.waitForFunction(() => customElements.get("nonet-board"));
  const found = await page.evaluate((members) => {
    const board = document.querySelector("nonet-board");
    const descriptor = (name) => {
      for (let at = board; at; at = Object.getPrototypeOf(at))
        if (Object.hasOwn(at, name)) return Object.getOwnPropertyDescriptor(at, name);
      return undefined;
    };
    const shapeOf = (name) => {
      const own = descriptor(name);
      if (!own) return "missing";
      return typeof board[name] === "function" ? "method" : own.set || own.writable ? "field" : "readonly field";
    };
    return {
      observed: customElements.get("nonet-board").observedAttributes,
      shapes: members.map((name) => [name, shapeOf(name)]),
    };
  }, names(element.members));
  // Attributes of every element are its own, too, and a list of its own may name them. Languages are followed wherever
  // a `lang` stands, on the element and around it (`board/language.ts`).
  assert.deepEqual([...new Set([...found.observed, "lang"])].sort(), names(element.attributes));
  assert.deepEqual(
    found.shapes,
    element.members.map(({ name, kind, readonly }) => [name, readonly ? "readonly field" : kind]).sort(),
  );
});

test("its events are those of the types, and each is fired by the code", async () => {
  const map = /interface BoardEventMap \{([\s\S]*?)\n\}/.exec(await read("types/board/events.d.ts"))[1];
  const typed = [...map.matchAll(/"(nonet-[\w-]+)": ([^;]+);/g)].map(([, name, type]) => ({ name, type }));
  assert.deepEqual(
    element.events.map(({ name, type }) => ({ name, type: type.text })).sort((a, b) => (a.name < b.name ? -1 : 1)),
    typed.sort((a, b) => (a.name < b.name ? -1 : 1)),
  );
  const code = await codeOf();
  for (const { name } of typed) assert.match(code, new RegExp(`(["'\`])${name}\\1`), name);
});

test("every part that is shown, and every custom property that is read, is an item of its own", async () => {
  const boards = `<nonet-board puzzle="${classic}" controls="pad modes undo erase notes hint check solve new restart" timer coordinates></nonet-board><nonet-board puzzle="12x" controls></nonet-board>`;
  const page = await openPage(
    `${(await serve(await project({ "index.html": `<script type="module" src="node_modules/nonet/define.js"></script>${boards}` }))).origin}/`,
  );
  await page.getByRole("alert").first().waitFor();
  const shown = await page.evaluate(async () => {
    const [board, other] = document.querySelectorAll("nonet-board");
    for (const [cell, act, digit] of [
      [2, "note", 1],
      [3, "noteCentre", 2],
      [5, "colour", 4],
      [6, "enter", 9],
    ]) {
      board.selection = [cell];
      board[act](digit);
    }
    board.highlight = { links: [{ from: [20], to: [26], strong: true }] };
    const parts = new Set();
    const note = async () => {
      await board.updateComplete;
      for (const { shadowRoot } of [board, other])
        for (const { part } of shadowRoot.querySelectorAll("[part]")) for (const name of part) parts.add(name);
    };
    const there = async (part) => {
      while (!board.shadowRoot.querySelector(`[part~="${part}"]`))
        await new Promise((resolve) => setTimeout(resolve, 100));
      await note();
    };
    const press = (name) => board.shadowRoot.querySelector(`[part~="tool"][part~="${name}"]`).click();
    await there("links");
    await there("tool");
    press("check");
    await there("status");
    board.load(board.givens);
    press("hint");
    await there("hint-title");
    return [...parts];
  });
  assert.deepEqual(shown.sort(), names(element.cssParts).sort());
  const code = await codeOf();
  const used = new Set([...code.matchAll(/var\((--nonet-[\w-]*\w)/g)].map(([, name]) => name));
  assert.ok(used.size > 30);
  assert.deepEqual([...used].sort(), names(element.cssProperties));
});

test("everything in it has a text, and the reference has all of it", async () => {
  const reference = await read("REFERENCE.md");
  const silent = ["attributes", "members", "events", "cssParts", "cssProperties"]
    .flatMap((kind) => element[kind].filter(({ description }) => !description))
    .map(({ name }) => name);
  assert.deepEqual(silent, []);
  const { entries } = JSON.parse(await readFile(new URL("../../dist/reference/engine.json", import.meta.url), "utf8"));
  assert.deepEqual(
    entries.filter(({ doc }) => !doc).map(({ name }) => name),
    [],
  );
  assert.deepEqual(
    entries
      .find(({ name }) => name === "Engine")
      .members.filter(({ doc }) => !doc)
      .map(({ name }) => name),
    [],
  );
  for (const name of ["createEngine", "Engine", "Converted", "solveMany", "nonet-input", "--nonet-given"])
    assert.ok(reference.includes(name), name);
});
