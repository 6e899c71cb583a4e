/** The element in pages of React, Preact, Vue, Svelte and Solid: built by Vite, played once. */
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import vue from "@vitejs/plugin-vue";
import { build } from "vite";
import solid from "vite-plugin-solid";
import { projectOf } from "../docs/guide.mjs";
import { assertAnswers, classic, openPage, project, serve } from "./support.mjs";

const html = (script) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,"><div id="app"></div><script type="module" src="./${script}"></script></html>`;
const tsconfig = (jsxImportSource) => JSON.stringify({ compilerOptions: { jsx: "react-jsx", jsxImportSource } });

const markup = `<>
      <nonet-board puzzle={puzzle} readonly={locked} keep-notes marks="candidates" onnonet-change={changed} onnonet-input={refuseNine} onnonet-hint={hinted} />
      <output>{value}</output>
      <button onClick={() => setLocked(true)}>lock</button>
      <button onClick={() => setPuzzle(second)}>next</button>
    </>`;

const component = (hooks) => `${hooks}
import type { BoardEventMap } from "nonet/board";

const first = "${classic}";
const second = "${[...classic].reverse().join("")}";
const refuseNine = (event: BoardEventMap["nonet-input"]): void => { if (event.detail.digit === 9) event.preventDefault(); };

const hinted = (event: BoardEventMap["nonet-hint"]): void => { document.title = event.detail.technique; };

export function App() {
  const [puzzle, setPuzzle] = useState(first);
  const [value, setValue] = useState("");
  const [locked, setLocked] = useState(false);
  const changed = (event: BoardEventMap["nonet-change"]): void => setValue(event.detail.value);
  return (
    ${markup}
  );
}
`;

const react = {
  "app.tsx": component(`import { useState } from "react";\nimport "nonet/react";`),
  "main.tsx": `import { createRoot } from "react-dom/client";\nimport { App } from "./app";\ncreateRoot(document.querySelector("#app")!).render(<App />);\n`,
  "tsconfig.json": tsconfig("react"),
};
const preact = {
  "app.tsx": component(`import { useState } from "preact/hooks";\nimport "nonet/preact";`),
  "main.tsx": `import { render } from "preact";\nimport { App } from "./app";\nrender(<App />, document.querySelector("#app")!);\n`,
  "tsconfig.json": tsconfig("preact"),
};
const vueFiles = {
  "App.vue": `<script setup lang="ts">
import { ref } from "vue";
import "nonet/vue";
const puzzle = ref("${classic}");
const value = ref("");
const locked = ref(false);
const told = (event) => (document.title = event.detail.technique);
const next = () => (puzzle.value = "${[...classic].reverse().join("")}");
</script>
<template>
  <nonet-board :puzzle="puzzle" :readonly="locked" keep-notes marks="candidates" @nonet-change="value = $event.detail.value"
    @nonet-input="$event.detail.digit === 9 && $event.preventDefault()" @nonet-hint="told" />
  <output>{{ value }}</output>
  <button @click="locked = true">lock</button>
  <button @click="next">next</button>
</template>
`,
  "main.ts": `import { createApp } from "vue";\nimport App from "./App.vue";\ncreateApp(App).mount("#app");\n`,
};

const svelteFiles = {
  "App.svelte": `<script lang="ts">
import "nonet/svelte";
let puzzle = $state("${classic}");
let value = $state("");
let locked = $state(false);
const refuseNine = (event) => event.detail.digit === 9 && event.preventDefault();
const told = (event) => (document.title = event.detail.technique);
const next = () => (puzzle = "${[...classic].reverse().join("")}");
</script>

<nonet-board {puzzle} readonly={locked} keep-notes marks="candidates" onnonet-change={(event) => (value = event.detail.value)}
  onnonet-input={refuseNine} onnonet-hint={told}></nonet-board>
<output>{value}</output>
<button onclick={() => (locked = true)}>lock</button>
<button onclick={next}>next</button>
`,
  "main.ts": `import { mount } from "svelte";\nimport App from "./App.svelte";\nmount(App, { target: document.querySelector("#app")! });\n`,
};
const solidFiles = {
  "app.tsx": `import { createSignal } from "solid-js";
import "nonet/solid";

export function App() {
  const [puzzle, setPuzzle] = createSignal("${classic}");
  const [value, setValue] = createSignal("");
  const [locked, setLocked] = createSignal(false);
  return (
    <>
      <nonet-board puzzle={puzzle()} readonly={locked()} prop:keepNotes={true} marks="candidates" on:nonet-change={(event) => setValue(event.detail.value)}
        on:nonet-input={(event) => event.detail.digit === 9 && event.preventDefault()} onnonet-hint={(event) => (document.title = event.detail.technique)} />
      <output>{value()}</output>
      <button onClick={() => setLocked(true)}>lock</button>
      <button onClick={() => setPuzzle("${[...classic].reverse().join("")}")}>next</button>
    </>
  );
}
`,
  "main.tsx": `import { render } from "solid-js/web";\nimport { App } from "./app";\nrender(() => <App />, document.querySelector("#app")!);\n`,
};

/** Code that puts the component of the guide on a page. */
const shown = (file, imports, show) =>
  `${imports}\nimport "nonet/board.css";\nimport Board from "./${file}";\nconst place = document.querySelector("#app")!;\n${show};\n`;
const guide = {
  react: {
    ...projectOf("React and Preact"),
    "main.tsx": shown("board", `import { createRoot } from "react-dom/client";`, "createRoot(place).render(<Board />)"),
    "tsconfig.json": tsconfig("react"),
  },
  preact: {
    "board.tsx": projectOf("React and Preact")
      ["board.tsx"].replace('"react"', '"preact/hooks"')
      .replace("nonet/react", "nonet/preact"),
    "main.tsx": shown("board", `import { render } from "preact";`, "render(<Board />, place)"),
    "tsconfig.json": tsconfig("preact"),
  },
  vue: {
    ...projectOf("Vue"),
    "main.ts": shown("Board.vue", `import { createApp } from "vue";`, "createApp(Board).mount(place)"),
  },
  svelte: {
    ...projectOf("Svelte"),
    "main.ts": shown("Board.svelte", `import { mount } from "svelte";`, "mount(Board, { target: place })"),
  },
  solid: {
    ...projectOf("Solid"),
    "main.tsx": shown("board", `import { render } from "solid-js/web";`, "render(() => <Board />, place)"),
  },
};

async function open(files, packages, plugins = []) {
  const script = Object.keys(files).find((name) => name.startsWith("main."));
  const root = await project({ ...files, "index.html": html(script) }, packages);
  const configFile = "vite.config.js" in files && join(root, "vite.config.js");
  await build({ configFile, root, logLevel: "error", plugins });
  const { origin } = await serve(join(root, "dist"));
  return openPage(`${origin}/`);
}

/** Properties go in, events come out and can be cancelled, and the position is there at any time. */
async function assertPlays(page) {
  const cells = page.getByRole("gridcell");
  const output = page.locator("output");
  const told = (text) =>
    page.waitForFunction((start) => document.querySelector("output").textContent.startsWith(start), text);
  await cells.nth(2).click();
  await page.keyboard.press("9");
  await page.keyboard.press("4");
  await told("534.7");
  const board = page.locator("nonet-board");
  assert.deepEqual(await board.evaluate((one) => [one.keepNotes, one.marks, one.readonly]), [
    true,
    "candidates",
    false,
  ]);
  await page.getByRole("button", { name: "lock" }).click();
  await cells.nth(3).click();
  await page.keyboard.press("6");
  assert.equal((await output.textContent()).slice(0, 4), "534.");
  const state = await board.evaluate((one) => one.state);
  await page.getByRole("button", { name: "next" }).click();
  await told([...classic].reverse().join("").slice(0, 9));
  await board.evaluate((one, kept) => (one.state = kept), state);
  await told("534.7");
  const { technique } = await board.evaluate(async (one) => (await one.hint(), await one.hint(), one.shownHint.step));
  assert.equal(await page.title(), technique);
  assert.deepEqual(page.faults, []);
}

test("React 19", async () => assertPlays(await open(react, ["react", "react-dom"])));
test("Preact", async () => assertPlays(await open(preact, ["preact"])));
test("Vue 3", async () => {
  const isCustomElement = (tag) => tag === "nonet-board";
  await assertPlays(await open(vueFiles, ["vue"], [vue({ template: { compilerOptions: { isCustomElement } } })]));
});
test("Svelte 5", async () => assertPlays(await open(svelteFiles, ["svelte"], [svelte({ configFile: false })])));
test("Solid", async () => assertPlays(await open(solidFiles, ["solid-js"], [solid()])));

const GUIDE = [
  ["React 19", guide.react, ["react", "react-dom"]],
  ["Preact", guide.preact, ["preact"]],
  ["Vue 3", guide.vue, ["vue", "@vitejs/plugin-vue"]],
  ["Svelte 5", guide.svelte, ["svelte"], () => svelte({ configFile: false })],
  ["Solid", guide.solid, ["solid-js"], solid],
];
for (const [name, files, packages, plugin] of GUIDE)
  test(`what the guide says of ${name}`, async () => {
    const page = await open(files, packages, plugin ? [plugin()] : []);
    const rules = await page.evaluate(() =>
      Array.from(document.styleSheets, ({ cssRules }) => Array.from(cssRules, ({ cssText }) => cssText)).flat(),
    );
    assert.ok(rules.some((rule) => rule.startsWith("nonet-board:not(:defined)")));
    await assertAnswers(page);
  });

test("the guide has the same projects in both languages", () => {
  for (const [english, chinese] of [
    ["React and Preact", "React 与 Preact"],
    ...["Vue", "Svelte", "Solid", "Next.js", "Nuxt", "Astro", "Angular"].map((name) => [name, name]),
  ])
    assert.deepEqual(projectOf(chinese, "zh-CN"), projectOf(english));
});
