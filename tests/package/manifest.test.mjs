/** What the manifest and the types say of the element, against the element itself. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { classic, installed, openPage, project, serve } from "./support.mjs";

const { folder } = await installed();
const read = (name) => readFile(join(folder, "node_modules/nonet", name), "utf8");
const manifest = JSON.parse(await read("custom-elements.json"));
const element = manifest.modules.flatMap(({ declarations }) => declarations).find(({ tagName }) => tagName === "nonet-board");
/** The class and the parts of it that are loaded when they are wanted. */
const codeOf = async () => (await Promise.all(["board-class.js", "class-controls.js", "class-assist.js"].map(read))).join("\n");
const names = (list) => list.map(({ name }) => name).sort();
/** What the texts of a list name in backticks counts as told of. */
const told = (list) => new Set(list.flatMap(({ name, description }) => [name, ...[...description.matchAll(/`([^`]+)`/g)].map(([, word]) => word)]));

test("its attributes are those that the element observes, its members are there and can be set or not", async () => {
  const page = await openPage(`${(await serve(await project({ "index.html": `<script type="module" src="node_modules/nonet/define.js"></script><nonet-board></nonet-board>` }))).origin}/`);
  await page.waitForFunction(() => customElements.get("nonet-board"));
  const found = await page.evaluate((members) => {
    const board = document.querySelector("nonet-board");
    const descriptor = (name) => {
      for (let at = board; at; at = Object.getPrototypeOf(at)) if (Object.hasOwn(at, name)) return Object.getOwnPropertyDescriptor(at, name);
      return undefined;
    };
    const shapeOf = (name) => {
      const own = descriptor(name);
      if (!own) return "missing";
      return typeof board[name] === "function" ? "method" : own.set || own.writable ? "field" : "readonly field";
    };
    return { observed: customElements.get("nonet-board").observedAttributes, shapes: members.map((name) => [name, shapeOf(name)]) };
  }, names(element.members));
  // What every element has, it has too; and a list of its own may name it.
  assert.deepEqual([...new Set(found.observed)].sort(), names(element.attributes));
  assert.deepEqual(found.shapes, element.members.map(({ name, kind, readonly }) => [name, readonly ? "readonly field" : kind]).sort());
});

test("its events are those of the types, and each is fired by the code", async () => {
  const map = /interface BoardEventMap \{([\s\S]*?)\n\}/.exec(await read("types/board/events.d.ts"))[1];
  const typed = [...map.matchAll(/"(nonet-[\w-]+)": ([^;]+);/g)].map(([, name, type]) => ({ name, type }));
  assert.deepEqual(element.events.map(({ name, type }) => ({ name, type: type.text })).sort((a, b) => (a.name < b.name ? -1 : 1)), typed.sort((a, b) => (a.name < b.name ? -1 : 1)));
  const code = await codeOf();
  for (const { name } of typed) assert.ok(code.includes(`"${name}"`), name);
});

test("it tells of every part that is shown, and every custom property that is read", async () => {
  const page = await openPage(`${(await serve(await project({ "index.html": `<script type="module" src="node_modules/nonet/define.js"></script><nonet-board puzzle="${classic}"></nonet-board><nonet-board puzzle="12x"></nonet-board>` }))).origin}/`);
  await page.getByRole("alert").first().waitFor();
  const shown = await page.evaluate(async () => {
    const [board, other] = document.querySelectorAll("nonet-board");
    for (const [cell, act] of [[2, "note"], [3, "noteCentre"], [5, "colour"], [6, "enter"]]) {
      board.selection = [cell];
      board[act](4);
    }
    board.highlight = { links: [{ from: [20], to: [26], strong: true }] };
    await board.updateComplete;
    const parts = [board, other].flatMap(({ shadowRoot }) => [...shadowRoot.querySelectorAll("[part]")]).flatMap((part) => [...part.part]);
    return [...new Set(parts)];
  });
  assert.ok(shown.includes("grid") && shown.includes("given") && shown.includes("entry") && shown.includes("message"));
  assert.deepEqual(shown.filter((part) => !told(element.cssParts).has(part)), []);
  const code = await codeOf();
  const used = new Set([...code.matchAll(/var\((--nonet-[\w-]*\w)/g)].map(([, name]) => name));
  const documented = told(element.cssProperties);
  assert.deepEqual([...used].filter((name) => !documented.has(name) && !/^--nonet-colour-[1-9]$/.test(name)), []);
  for (const { name } of element.cssProperties) assert.ok(code.includes(name), name);
});

test("everything in it has a text, and the reference has all of it", async () => {
  const reference = await read("REFERENCE.md");
  const silent = ["attributes", "members", "events", "cssParts", "cssProperties"].flatMap((kind) => element[kind].filter(({ description }) => !description)).map(({ name }) => name);
  assert.deepEqual(silent, []);
  const { entries } = JSON.parse(await readFile(new URL("../../dist/reference/engine.json", import.meta.url), "utf8"));
  assert.deepEqual(entries.filter(({ doc }) => !doc).map(({ name }) => name), []);
  assert.deepEqual(entries.find(({ name }) => name === "Engine").members.filter(({ doc }) => !doc).map(({ name }) => name), []);
  for (const name of ["createEngine", "Engine", "Converted", "solveMany", "nonet-input", "--nonet-given"]) assert.ok(reference.includes(name), name);
});
