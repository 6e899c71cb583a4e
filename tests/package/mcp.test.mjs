/**
 * The assistant's server as an assistant's program starts it: out of the installed package, over standard input and output, by the official client, which
 * holds each answer to the schema of its tool. Each answer is compared with the engine's own.
 */
import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { Client as FirstClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport as FirstTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { classic, classicSolution, installed } from "./support.mjs";

/** Where anything wants the network, it finds none. */
const ALONE = `data:text/javascript,${encodeURIComponent(
  `import net from "node:net"; import dns from "node:dns";
  const refuse = () => { throw new Error("the network was asked"); };
  net.Socket.prototype.connect = refuse; dns.lookup = refuse; globalThis.fetch = refuse;`,
)}`;

/** Takes an X-Wing. */
const FISH = "1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5";
const AMBIGUOUS = `${classic.slice(0, 5)}..${classic.slice(7)}`.replace("53", "..");
/** Inkala's of 2010. */
const HARD = "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..";

let client;
let engine;
let folder;
const connected = async (before = ALONE, ...options) => {
  const one = new Client({ name: "test", version: "1.0.0" });
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: ["--import", before, join(folder, "node_modules/nonet/mcp.js"), ...options],
    cwd: folder,
    stderr: "inherit",
  });
  await one.connect(transport);
  return one;
};
const callOf = async (name, input, from = client) => {
  const { structuredContent, content, isError } = await from.callTool({ name, arguments: input }, { timeout: 600_000 });
  const { warnings, ...data } = structuredContent ?? {};
  return {
    warnings,
    data,
    words: content.map(({ text }) => text).join("\n"),
    isError: Boolean(isError),
  };
};
const anyAnswer = async (name, input) => {
  const result = await callOf(name, input);
  assert.equal(result.isError, false, result.words);
  return result;
};
/** Nothing is doubtful in the texts. */
const answer = async (name, input) => {
  const result = await anyAnswer(name, input);
  assert.deepEqual(result.warnings, []);
  return result;
};
const refusal = async (name, input) => {
  const { isError, words } = await callOf(name, input);
  assert.equal(isError, true, words);
  return words;
};
const nameOf = (cell) => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;
const named = (candidate) => ({ cell: nameOf(Math.floor(candidate / 9)), digit: (candidate % 9) + 1 });
const digitsOf = (mask) => [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => mask & (1 << (digit - 1)));

before(async () => {
  ({ folder } = await installed());
  const { createEngine } = await import(pathToFileURL(join(folder, "node_modules/nonet/node.js")).href);
  engine = createEngine({ inProcess: true });
  // A busy machine may take longer than any program of an assistant waits.
  client = await connected(ALONE, "--limit", "0");
  await client.listTools();
});
after(async () => {
  await client.close();
  engine.dispose();
});

test("the package has the program, and no new dependency", async () => {
  const { bin, dependencies } = JSON.parse(await readFile(join(folder, "node_modules/nonet/package.json"), "utf8"));
  assert.deepEqual([bin, dependencies], [{ "nonet-mcp": "./mcp.js" }, undefined]);
  assert.ok((await stat(join(folder, "node_modules/.bin/nonet-mcp"))).mode & 0o100);
});

test("every tool says when to use it, and has schemas for what goes in and what comes out", async () => {
  const { tools } = await client.listTools();
  assert.deepEqual(tools.map(({ name }) => name).sort(), [
    "all_steps",
    "check_entries",
    "check_puzzle",
    "convert",
    "count_solutions",
    "generate",
    "list_techniques",
    "next_step",
    "rate",
    "read_puzzles",
    "solution_path",
    "solve",
    "why_not",
  ]);
  for (const { name, description, inputSchema, outputSchema, annotations } of tools) {
    assert.ok(description.length > 20 && inputSchema.type === "object" && outputSchema.type === "object", name);
    assert.equal(annotations.readOnlyHint, true);
  }
  assert.match(client.getInstructions(), /r3c4/);
});

test("schemas are told as all programs of assistants can read them, and in few words", async () => {
  const { tools } = await client.listTools();
  assert.ok(JSON.stringify(tools).length < 16_000, String(JSON.stringify(tools).length));
  const look = (at, schema) => {
    if (typeof schema !== "object" || schema === null) return;
    // Tuples, and arrays of anything, are refused by many; a dialect that is named, too.
    for (const key of ["prefixItems", "$schema", "$ref", "oneOf", "allOf"])
      assert.ok(!(key in schema), `${at}: ${key}`);
    if (schema.type === "array") assert.equal(typeof schema.items?.type, "string", at);
    for (const [key, one] of Object.entries(schema)) look(`${at}.${key}`, one);
  };
  for (const { name, inputSchema, outputSchema } of tools) {
    look(name, inputSchema);
    look(name, outputSchema);
    assert.equal(inputSchema.additionalProperties, false);
    assert.deepEqual(outputSchema.properties.warnings, { type: "array", items: { type: "string" } });
  }
});

test("the official client of the first generation, which most programs have, takes every answer", async () => {
  const first = new FirstClient({ name: "test", version: "1.0.0" });
  await first.connect(
    new FirstTransport({ command: process.execPath, args: [join(folder, "node_modules/nonet/mcp.js")] }),
  );
  const inputs = {
    read_puzzles: { text: classic },
    convert: { puzzle: classic, to: "line" },
    check_puzzle: { puzzle: AMBIGUOUS },
    solve: { puzzle: classic },
    count_solutions: { puzzle: classic },
    check_entries: { puzzle: classic, entries: "..1".padEnd(81, ".") },
    next_step: { puzzle: classic },
    all_steps: { puzzle: FISH, techniques: ["x-wing"] },
    solution_path: { puzzle: classic },
    list_techniques: {},
    why_not: { puzzle: classic, cell: "r1c3", digit: 9 },
    rate: { puzzle: classic },
    generate: { er: [1, 9], minutes: [1, 60], clues: [24, 30] },
  };
  const { tools } = await first.listTools();
  assert.deepEqual(tools.map(({ name }) => name).sort(), Object.keys(inputs).sort());
  for (const { name } of tools) {
    const { isError, structuredContent, content } = await first.callTool({ name, arguments: inputs[name] });
    assert.ok(!isError && structuredContent && content[0].text, `${name}: ${content[0]?.text}`);
  }
  await first.close();
});

test("who runs it by hand learns what it is, its version, and which option is none", async () => {
  const run = (...args) =>
    new Promise((done) =>
      execFile(process.execPath, [join(folder, "node_modules/nonet/mcp.js"), ...args], (error, out, err) =>
        done([error?.code ?? 0, out, err]),
      ),
    );
  const { version } = JSON.parse(await readFile(join(folder, "node_modules/nonet/package.json"), "utf8"));
  for (const option of ["-h", "--help"]) {
    const [code, out, err] = await run(option);
    assert.deepEqual([code, err], [0, ""]);
    assert.match(out, /Usage: nonet-mcp \[--limit SECONDS\]\n.*"mcpServers".*why_not.*--version/s);
  }
  for (const option of ["-V", "--version"]) assert.deepEqual(await run(option), [0, `${version}\n`, ""]);
  for (const [option, message] of [
    ["--port", "Unknown option '--port'"],
    ["now", "Unexpected argument 'now'"],
    ["--limit", "Option '--limit <value>' argument missing"],
    ["--limit=1.5", "--limit wants whole seconds, at most six digits, not '1.5'"],
  ])
    assert.deepEqual(await run(option), [2, "", `nonet-mcp: ${message}. Run nonet-mcp --help for help.\n`]);
});

test("a call that would take longer than programs of assistants wait is stopped, and says how to go on", async (context) => {
  const impatient = await connected(ALONE, "--limit", "1");
  context.after(() => impatient.close());
  // Some minutes: none of that kind is known, and near the hardest each attempt takes seconds.
  const wishes = { er: [11.5, 11.9], clues: [32, 35], seed: "1" };
  const { isError, words } = await callOf("generate", wishes, impatient);
  assert.equal(isError, true);
  assert.match(words, /^Stopped after 1 s\. .*wider bounds.*some techniques.*--limit SECONDS/);
  assert.equal((await impatient.listTools()).tools.length, 13);
});

test("is this puzzle proper, and if not, where do its solutions differ", async () => {
  assert.deepEqual(
    (({ proper, solutions, differ, conflicts }) => ({ proper, solutions, differ, conflicts }))(
      (await answer("check_puzzle", { puzzle: classic })).data,
    ),
    { proper: true, solutions: "one", differ: [], conflicts: [] },
  );
  const { data } = await answer("check_puzzle", { puzzle: AMBIGUOUS });
  const { cells, digits } = await engine.ambiguousCells(AMBIGUOUS);
  assert.ok(cells.length > 3);
  assert.deepEqual(
    data.differ,
    Array.from(cells, (cell) => ({ cell: nameOf(cell), digits: digitsOf(digits[cell]) })),
  );
  const twice = await answer("check_puzzle", { puzzle: `5${classic.slice(1, 8)}5${classic.slice(9)}` });
  assert.equal(twice.data.solutions, "none");
  assert.deepEqual(twice.data.conflicts[0], { digit: 5, cells: ["r1c1", "r1c9"], house: "row 1" });
});

test("solve it", async () => {
  const { data, words } = await answer("solve", { puzzle: classic });
  assert.deepEqual(data, { solutions: "one", solution: classicSolution });
  assert.ok(words.includes("5 3 4 | 6 7 8 | 9 1 2"));
  assert.deepEqual((await answer("solve", { puzzle: `55${classic.slice(2)}` })).data, {
    solutions: "none",
    solution: null,
  });
});

test("the next step with its reasons", async () => {
  const { step } = await engine.hint(FISH);
  const { data } = await answer("next_step", { puzzle: FISH });
  assert.equal(data.step.technique, step.technique);
  assert.equal(data.step.notation, step.notation);
  assert.deepEqual(data.step.places, Array.from(step.placements, named));
  assert.deepEqual(data.step.removes, Array.from(step.eliminations, named));
  assert.equal(data.step.reasons.length, step.explanation.lines.length);
  assert.match(data.nudge, /^Look at /);
  const fish = await answer("next_step", { puzzle: FISH, techniques: ["x-wing"] });
  assert.match(fish.data.step.reasons.join(" "), /rows 2 and 6/);
  assert.deepEqual((await answer("next_step", { puzzle: classic, entries: classicSolution })).data, {
    solved: true,
    nudge: null,
    step: null,
  });
});

/** Whether a digit is ruled out by what a tool tells: its steps lead there, each of them as the engine finds it. */
async function assertRuledOut(puzzle, cell, digit) {
  const { data, words } = await answer("why_not", { puzzle, cell, digit });
  assert.equal(data.possible, false, words);
  assert.ok(["step", "path"].includes(data.because), words);
  const solution = (await engine.solve(puzzle)).solution;
  const all = [...data.before, data.step];
  for (const { places, removes } of all) {
    const at = ({ cell: name }) => (Number(name[1]) - 1) * 9 + Number(name[3]) - 1;
    for (const place of places) assert.equal(solution[at(place)], place.digit);
    for (const gone of removes) assert.notEqual(solution[at(gone)], gone.digit);
  }
  const sees = (name) => name[1] === cell[1] || name[3] === cell[3] || boxOf(name) === boxOf(cell);
  const boxOf = (name) => `${Math.ceil(name[1] / 3)}${Math.ceil(name[3] / 3)}`;
  assert.ok(
    data.step.removes.some((gone) => gone.cell === cell && gone.digit === digit) ||
      data.step.places.some((place) =>
        place.cell === cell ? place.digit !== digit : place.digit === digit && sees(place.cell),
      ),
    words,
  );
  return data;
}

test("why is a cell not a digit", async () => {
  const plain = await answer("why_not", { puzzle: classic, cell: "r1c3", digit: 5 });
  assert.deepEqual([plain.data.because, plain.words], ["sees", "r1c3 is not 5: it sees the 5 in r1c1."]);
  assert.equal((await answer("why_not", { puzzle: classic, cell: "r1c1", digit: 4 })).data.because, "filled");
  assert.deepEqual((await answer("why_not", { puzzle: classic, cell: "r1c3", digit: 4 })).data, {
    possible: true,
    because: "right",
    before: [],
    step: null,
  });
  // Of some twenty singles on the way, those alone that lead there.
  const path = await assertRuledOut(classic, "r1c3", 2);
  assert.ok(path.before.length < 8, JSON.stringify(path.before));
  const { steps } = await engine.path(FISH);
  for (const gone of [...steps[3].eliminations].slice(0, 3)) {
    const { cell, digit } = named(gone);
    await assertRuledOut(FISH, cell, digit);
  }
  // Every wrong candidate of a row of a hard one.
  const candidates = await engine.candidates(HARD);
  const { solution } = await engine.solve(HARD);
  for (let cell = 9; cell < 12; cell++)
    for (const digit of digitsOf(candidates[cell]))
      if (digit !== solution[cell]) {
        const { data, words } = await answer("why_not", { puzzle: HARD, cell: nameOf(cell), digit });
        assert.equal(data.possible, false, words);
      }
  // The hardest kind of question has an answer, too.
  assert.equal((await answer("why_not", { puzzle: HARD, cell: "r1c1", digit: 9 })).data.possible, false);
});

test("a question has one answer, however many others are asked meanwhile", async () => {
  const question = { puzzle: classic, cell: "r1c3", digit: 2 };
  const alone = await callOf("why_not", question);
  // As if all else took minutes.
  const late = await connected(
    `data:text/javascript,${encodeURIComponent("let now = 0; performance.now = () => (now += 100_000);")}`,
  );
  assert.deepEqual(await callOf("why_not", question, late), alone);
  await late.close();
  for (const one of await Promise.all(Array.from({ length: 4 }, () => callOf("why_not", question))))
    assert.deepEqual(one, alone);
});

test("which entry of this position is wrong", async () => {
  const entries = `${classicSolution.slice(0, 77)}7${classicSolution.slice(78)}`;
  const { data, words } = await answer("check_entries", { puzzle: classic, entries });
  assert.deepEqual(data, { entered: 51, wrong: [{ cell: "r9c6", entered: 7 }] });
  assert.equal(words, "Wrong: r9c6 (7).");
  const told = await answer("check_entries", { puzzle: classic, entries, reveal: true });
  assert.deepEqual(told.data.wrong, [{ cell: "r9c6", entered: 7, right: 6 }]);
  assert.match(await refusal("check_entries", { puzzle: classic }), /Nothing is entered.*Pass the digits as entries/);
  assert.match(
    await refusal("check_entries", { puzzle: classic, entries: `9${".".repeat(80)}` }),
    /9 in r1c1.*given 5/,
  );
});

test("of a puzzle with several solutions, what all share is a step, and then the open cells are named", async () => {
  const { data, words } = await anyAnswer("next_step", { puzzle: AMBIGUOUS });
  if (data.step) assert.ok(words.length > 0);
  const path = await answer("solution_path", { puzzle: AMBIGUOUS });
  assert.equal(path.data.solved, false);
  assert.match(path.words, /several solutions.*Open: .*r\dc\d.*check_puzzle/);
});

test("how hard is it, and what does it take", async () => {
  const grade = await engine.grade(FISH);
  const { data, words } = await answer("rate", { puzzle: FISH });
  const { expectedSeconds, expectedRange, expectedRough } = grade;
  assert.ok(expectedSeconds > 60);
  assert.deepEqual(
    [data.expectedSeconds, data.expectedRange, data.expectedRough],
    [expectedSeconds, expectedRange, expectedRough],
  );
  assert.match(words, new RegExp(`about ${Math.round(expectedSeconds / 60)} minutes`));
  assert.deepEqual([data.level, data.er, data.ep, data.ed], [grade.level, grade.er, grade.ep, grade.ed]);
  assert.deepEqual(
    data.techniques.map(({ technique, count }) => ({ id: technique, count })),
    grade.techniques,
  );
  assert.match(await refusal("rate", { puzzle: AMBIGUOUS }), /several solutions.*check_puzzle/);
});

test("a hard puzzle with half-turn symmetry", async () => {
  const { data } = await answer("generate", { level: "hard", symmetry: "rotate180", seed: "a" });
  const { cells } = await engine.generate({ level: "hard", symmetry: "rotate180", seed: "a" });
  assert.equal(data.puzzle, Array.from(cells, (digit) => digit || ".").join(""));
  assert.equal((await engine.grade(data.puzzle)).level, "hard");
  for (let cell = 0; cell < 81; cell++) assert.equal(data.puzzle[cell] === ".", data.puzzle[80 - cell] === ".");
  assert.match(await refusal("generate", { clues: [10, 12] }), /17/);
});

test("a puzzle that takes people so many minutes", async () => {
  const { data } = await answer("generate", { level: "easy", minutes: [6, 7], seed: "a" });
  const { expectedSeconds } = await engine.grade(data.puzzle);
  assert.ok(expectedSeconds >= 360 && expectedSeconds <= 420, String(expectedSeconds));
  assert.match(await refusal("generate", { minutes: [90, 99] }), /1 to 60 minutes/);
});

test("this text as a link of SudokuPad", async () => {
  const { data } = await answer("convert", { puzzle: classic, to: "sudokupad" });
  assert.equal(data.text, (await engine.convert(classic, "sudokupad")).text);
  const [back] = (await answer("read_puzzles", { text: data.text })).data.puzzles;
  assert.equal(back.givens, classic);
  assert.match(
    await refusal("convert", { puzzle: classic, to: "sudokpad" }),
    /cannot write the format "sudokpad"\. Did you mean sudokupad\?.*sudokuwiki/,
  );
  assert.match(await refusal("convert", { puzzle: classic, to: "sudoku.coach" }), /Did you mean sudoku-coach\?/);
});

test("all X-Wings now", async () => {
  const { steps } = await engine.steps(FISH, { techniques: ["x-wing"] });
  const { data } = await answer("all_steps", { puzzle: FISH, techniques: ["x-wing"] });
  assert.ok(steps.length > 0);
  assert.deepEqual(
    data.steps.map(({ notation }) => notation),
    steps.map(({ notation }) => notation),
  );
  assert.match(
    await refusal("all_steps", { puzzle: FISH, techniques: ["xwing"] }),
    /no technique xwing\. Did you mean x-wing\? list_techniques/,
  );
});

test("of more steps than are told, the answer says how many there are", async () => {
  const many = "1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5";
  const { data, words } = await answer("all_steps", { puzzle: many });
  assert.equal(data.steps.length, 200);
  assert.ok(
    words.endsWith(`These are the first 200 of ${data.count}; techniques narrows them down.`),
    words.slice(-200),
  );
});

test("a puzzle that is not proper has a step, and the answer says so; what is wrong of an argument names it", async () => {
  const { warnings, words } = await anyAnswer("next_step", { puzzle: `..${classic.slice(2)}` });
  assert.match(warnings.join(" "), /several solutions; this step holds in all/);
  assert.match(words, /Note: The puzzle has several solutions/);
  assert.match(await refusal("check_entries", { puzzle: classic, entries: "..24" }), /^In entries: /);
  const own = `..1${".".repeat(78)}`;
  const { words: asked } = await answer("why_not", { puzzle: classic, entries: own, cell: "r1c3", digit: 1 });
  assert.match(asked, /r1c3 has the entry 1 already\. check_entries/);
});

test("how many solutions an empty grid has, up to a thousand", async () => {
  const { data, words } = await answer("count_solutions", { puzzle: ".".repeat(81), limit: 1000 });
  assert.deepEqual(data, { count: 1000, limited: true });
  assert.equal(words, "At least 1000 solutions; a higher limit counts on.");
  assert.deepEqual((await answer("count_solutions", { puzzle: AMBIGUOUS })).data, {
    count: (await engine.count(AMBIGUOUS, 1000)).count,
    limited: false,
  });
});

test("the whole way of human logic, and the techniques that it has", async () => {
  const path = await engine.path(FISH);
  const { data } = await answer("solution_path", { puzzle: FISH });
  assert.deepEqual(
    [data.solved, data.level, data.score, data.steps.length],
    [true, path.level, path.score, path.steps.length],
  );
  const fish = (await answer("list_techniques", { family: "fish" })).data.techniques;
  assert.deepEqual(
    fish.map(({ id }) => id),
    (await engine.techniques()).filter(({ family }) => family === "fish").map(({ id }) => id),
  );
});

test("bad input is answered by what to do, and the server goes on", async () => {
  assert.match(await refusal("solve", { puzzle: "nonsense" }), /Pass 81 characters/);
  assert.match(await refusal("solve", { puzzle: classic.slice(1) }), /80.*Pass 81 characters/);
  assert.match(await refusal("solve", { puzzle: `${classic}\n${FISH}` }), /2 puzzles.*read_puzzles/);
  assert.match(await refusal("solve", {}), /puzzle/);
  assert.match(await refusal("solve", { puzzle: classic, limit: 3 }), /limit/);
  assert.match(await refusal("all_steps", { puzzle: classic, techniques: [] }), /techniques/);
  const stuck = `12345678.........9${".".repeat(63)}`;
  assert.match((await answer("check_puzzle", { puzzle: stuck })).words, /no solution\. No digit fits in r1c9/);
  assert.match(await refusal("why_not", { puzzle: classic, cell: "c4", digit: 5 }), /"c4" names no cell.*r3c4/);
  assert.equal((await answer("read_puzzles", { text: `${classic}\n${FISH}` })).data.count, 2);
});

test("whatever was passed over in a text is said with every answer", async () => {
  for (const [name, input] of [
    ["solve", {}],
    ["rate", {}],
    ["next_step", {}],
    ["why_not", { cell: "r1c3", digit: 1 }],
    ["convert", { to: "line" }],
  ]) {
    const text = `${classic} or ${FISH}`;
    const { warnings, words } = await anyAnswer(name, { puzzle: text, ...input });
    assert.equal(warnings.length, 1, name);
    assert.match(warnings[0], /passed over.*: 1\.{5}569492/, name);
    assert.ok(words.endsWith(`\nNote: ${warnings[0]}`), name);
  }
});

/** Output of the program where all of its input is there at once. */
const piped = (lines) =>
  new Promise((done) => {
    const child = execFile(process.execPath, [join(folder, "node_modules/nonet/mcp.js")], (error, stdout) =>
      done({
        error,
        answers: stdout
          .trimEnd()
          .split("\n")
          .map((line) => JSON.parse(line)),
      }),
    );
    child.stdin.end(lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line))).join("\n"));
  });
const call = (id, name, input) => ({ jsonrpc: "2.0", id, method: "tools/call", params: { name, arguments: input } });
const OPENING = {
  jsonrpc: "2.0",
  id: "open",
  method: "initialize",
  params: { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "test", version: "1" } },
};

test("all that was asked is answered, a short call before a long one, though the input ends at once", async () => {
  const { error, answers } = await piped([
    OPENING,
    call(1, "generate", { technique: "jellyfish", seed: "a" }),
    call(2, "count_solutions", { puzzle: classic }),
  ]);
  assert.equal(error, null);
  assert.deepEqual(
    answers.map(({ id }) => id),
    ["open", 2, 1],
  );
  assert.equal(answers[1].result.structuredContent.count, 1);
});

test("lines that are no messages are answered, and the server goes on", async () => {
  const { error, answers } = await piped([
    "nonsense",
    "[]",
    '{"id":4}',
    "",
    "9".repeat(9_000_000),
    call({}, "count_solutions", { puzzle: classic }),
    { ...call("n", "count_solutions"), params: null },
    { ...call("m", "count_solutions"), method: 7 },
    `{"jsonrpc":"2.0","id":"d","method":"tools/call","params":${"[".repeat(100_000)}${"]".repeat(100_000)}}`,
    OPENING,
    call(1, "count_solutions", { puzzle: classic }),
    call(1, "solve", { puzzle: classic }),
    call(2, "no_such_tool", {}),
    { ...call(3), method: "no/such/method" },
  ]);
  assert.equal(error, null);
  assert.deepEqual(
    answers.map(({ id, error }) => [id, error?.code]),
    [
      [null, -32700],
      [null, -32600],
      [4, -32600],
      [null, -32600],
      [null, -32600],
      ["n", -32602],
      ["m", -32600],
      ["d", -32600],
      [1, -32600],
      ["open", undefined],
      ...answers.slice(10).map(({ id, error: told }) => [id, told?.code]),
    ],
  );
  assert.deepEqual(
    answers
      .slice(10)
      .map(({ id }) => id)
      .sort(),
    [1, 2, 3],
  );
  assert.equal(answers.find(({ id, result }) => id === 1 && result).result.structuredContent.count, 1);
});

test("where nobody takes the answers any more, it ends and waits for none", async () => {
  const child = spawn(process.execPath, [join(folder, "node_modules/nonet/mcp.js")], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = new Promise((done) => child.on("exit", () => done("ended")));
  child.stdout.destroy();
  child.stdin.end(
    [OPENING, call(1, "count_solutions", { puzzle: classic })].map((one) => JSON.stringify(one)).join("\n"),
  );
  // Remaining answers would be waited for a minute.
  const late = new Promise((done) => setTimeout(done, 30_000, "waits").unref());
  assert.equal(await Promise.race([ended, late]), "ended");
});

test("it is ready soon, and ends with its input", async () => {
  const times = [];
  for (let run = 0; run < 5; run++) {
    const start = performance.now();
    const one = await connected();
    times.push(performance.now() - start);
    const closed = new Promise((done) => (one.onclose = done));
    await one.close();
    await closed;
  }
  console.log(
    `# ready in ${times
      .sort((a, b) => a - b)
      .map((ms) => ms.toFixed(0))
      .join(", ")} ms`,
  );
});
