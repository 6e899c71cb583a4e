/** Unit tests of other people's components, in the imitations of a browser that Vitest and Jest have: nothing throws, and the board is played. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { classic, project, run } from "./support.mjs";

const fileOf = (path) => fileURLToPath(new URL(`../node_modules/${path}`, import.meta.url));
const vitest = fileOf("vitest/vitest.mjs");

/** Imports, in whatever order a project has them. */
const imported = (names) => `import { expect, test } from "vitest";
test("imported", async () => {
  ${names.map((name) => `await import("${name}");`).join("\n  ")}
  expect(customElements.get("nonet-board")).toBeTypeOf("function");
});
`;

const played = `import { NonetBoard } from "nonet/define";
import { expect, test, vi } from "vitest";

const shown = async (attributes) => {
  document.body.innerHTML = \`<form><label for="b">Today</label><nonet-board id="b" name="game" \${attributes}></nonet-board></form>\`;
  const board = document.querySelector("nonet-board");
  await board.updateComplete;
  return board;
};
const cells = (board) => [...board.shadowRoot.querySelectorAll("[role=gridcell]")];
const seen = (board, name) => {
  const events = [];
  board.addEventListener(name, ({ detail }) => events.push(detail));
  return events;
};

test("a board of a page has its puzzle", async () => {
  const board = await shown('puzzle="${classic}" marks="candidates" coordinates no-peers');
  expect(board).toBeInstanceOf(NonetBoard);
  expect(board.value).toBe("${classic}");
  expect(cells(board)).toHaveLength(81);
});

test("one that a component makes, too; and it can go and come back", async () => {
  const board = document.createElement("nonet-board");
  board.puzzle = "${classic}";
  document.body.append(board);
  await board.updateComplete;
  board.remove();
  document.body.append(board);
  await board.updateComplete;
  expect(cells(board)).toHaveLength(81);
});

test("it is played by calls and by keys, and tells so", async () => {
  const board = await shown('puzzle="${classic}"');
  const changes = seen(board, "nonet-change");
  board.selection = [2];
  board.enter(4);
  board.undo();
  await board.updateComplete;
  cells(board)[2].dispatchEvent(new KeyboardEvent("keydown", { key: "4", code: "Digit4", bubbles: true, composed: true, cancelable: true }));
  await board.updateComplete;
  expect(changes.map(({ kind }) => kind)).toEqual(["digit", "undo", "digit"]);
  expect(board.value.slice(0, 4)).toBe("534.");
  expect(cells(board)[2].textContent).toContain("4");
});

test("with controls, a time and a place in the storage", async () => {
  const board = await shown('puzzle="${classic}" controls timer storage-key="mine" required');
  while (!board.shadowRoot.querySelector("[part~=pad] button")) await new Promise((resolve) => setTimeout(resolve, 10));
  board.selection = [2];
  board.shadowRoot.querySelectorAll("[part~=pad] button")[3].click();
  expect(board.value[2]).toBe("4");
  expect(localStorage.getItem("nonet-board:mine")).toBe(board.record);
});

test("what a form asks of it has an answer", async () => {
  const board = await shown('puzzle="${classic}" required');
  expect(() => [board.form, board.labels, board.validity, board.validationMessage, board.willValidate]).not.toThrow();
  expect(board.checkValidity()).toBe(false);
  expect(board.reportValidity()).toBe(false);
  board.required = false;
  expect(board.checkValidity()).toBe(true);
});

test("it is pressed with a mouse or a finger", async () => {
  const board = await shown('puzzle="${classic}" entry="digit" armed="4"');
  for (const [cell, pointerType] of [[2, "mouse"], [3, "touch"]])
    for (const type of ["pointerdown", "pointermove", "pointerup"])
      cells(board)[cell].dispatchEvent(new PointerEvent(type, { pointerType, pointerId: 1, isPrimary: true, button: 0, buttons: 1, bubbles: true, composed: true }));
  expect(board.value.slice(0, 4)).toBe("5344");
});

test("where there are no workers, no hint comes, and the board says so", async () => {
  const board = await shown('puzzle="${classic}"');
  const errors = seen(board, "nonet-error");
  expect(await board.hint()).toBe(null);
  expect(errors.map(({ code }) => code)).toEqual(["engine"]);
});

test("a drawing stands on it", async () => {
  const board = await shown('puzzle="${classic}"');
  for (const from of [20, 38]) {
    board.highlight = { houses: [0], links: [{ from: [from], to: [26], strong: true }] };
    await board.updateComplete;
  }
  // The code that draws lines comes with the first drawing.
  await vi.waitFor(() => expect(board.shadowRoot.querySelector("[part=links] *")).not.toBe(null));
});

test("a solved one celebrates", async () => {
  const board = await shown('puzzle="${classic}"');
  const solved = seen(board, "nonet-solved");
  board.place([..."534678912672195348198342567859761423426853791713924856961537284287419635345286179"].map((digit, cell) => [cell, Number(digit)]));
  board.celebrate();
  await board.updateComplete;
  expect(solved).toHaveLength(1);
  expect(board.solved).toBe(true);
});
`;

/** Runs the files as a project's own tests; what they print if any of them fails, or something was thrown beside them. */
async function assertRun(environment, packages) {
  const folder = await project(
    {
      "board.test.js": played,
      "whole.test.js": imported(["nonet", "nonet/define"]),
      "script.test.js": imported(["nonet/board.js"]),
      "both.test.js": imported(["nonet/board.js", "nonet/define", "nonet/react"]),
    },
    ["vitest", ...packages],
  );
  const { stdout, stderr, code } = await run(process.execPath, [vitest, "run", "--environment", environment], {
    cwd: folder,
    env: { ...process.env, NO_COLOR: "1" },
  }).catch((error) => error);
  assert.equal(code, undefined, `${stdout}${stderr}`);
}

test("jsdom", () => assertRun("jsdom", ["jsdom"]));
test("happy-dom", () => assertRun("happy-dom", ["happy-dom"]));

/** By the names that Jest has, with as much of Vitest's as the tests use, and the presses that its page lacks. */
const inJest = played.replace(
  'import { expect, test, vi } from "vitest";',
  `import { expect, test } from "@jest/globals";
globalThis.PointerEvent ??= class extends MouseEvent {
  constructor(type, { pointerType, pointerId, isPrimary, ...init }) {
    super(type, init);
    Object.assign(this, { pointerType, pointerId, isPrimary });
  }
};
const vi = {
  async waitFor(check) {
    for (const end = Date.now() + 5000; ; await new Promise((done) => setTimeout(done, 20))) {
      try {
        return check();
      } catch (error) {
        if (Date.now() > end) throw error;
      }
    }
  },
};`,
);

/** What a project has whose tests are CommonJS: modules become that as they are loaded, those of packages too. */
const toCommonJs = `const { transformSync } = require("esbuild");
module.exports = {
  process: (code, sourcefile) =>
    transformSync(code, { format: "cjs", target: "node20", supported: { "dynamic-import": false }, sourcefile, logLevel: "error" }),
};
`;

async function assertJest(config, ...options) {
  const folder = await project({ "board.test.js": inJest, "to-common.cjs": toCommonJs }, ["esbuild"]);
  const all = { rootDir: folder, testEnvironment: fileOf("jest-environment-jsdom/build/index.js"), ...config };
  const command = [...options, fileOf("jest/bin/jest.js"), "--config", JSON.stringify(all), "--watchman=false"];
  const { stdout, stderr, code } = await run(process.execPath, command, {
    cwd: folder,
    env: { ...process.env, NO_COLOR: "1" },
  }).catch((error) => error);
  assert.equal(code, undefined, `${stdout}${stderr}`);
  assert.match(stderr, /Tests: +\d+ passed, \d+ total/);
}

test("Jest, modules as they are", () => assertJest({ transform: {} }, "--experimental-vm-modules"));
test("Jest, modules turned into CommonJS", () =>
  assertJest({
    transform: { "\\.js$": "<rootDir>/to-common.cjs" },
    transformIgnorePatterns: ["/node_modules/(?!nonet/)"],
  }));
