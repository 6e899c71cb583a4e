/**
 * Measures the referee of the WebAssembly module in Node: at each position on the path of each puzzle, the effects of a step with its links, a
 * true removal without a reason, and a false effect. What crosses the border is counted in. The time is that of the processor, so that
 * other work on the machine does not count. Judgements that asked nets are counted apart.
 *
 * Usage: bench-judge.mjs [FILE...] [PUZZLES]; one JSON object a file, and one for all. Of each file so many puzzles with one solution, 30 where
 * nothing is said. Without a file: those of the tests, known ones and one or two of each rating.
 */
import { cellsOf, loadNonet, path, puzzlesOf } from "./load.mjs";

const nonet = await loadNonet();
const usual = { techniques: null, order: "nonet", budget: 2_000_000, detours: false };
const args = process.argv.slice(2);
const most = /^\d+$/.test(args.at(-1) ?? "") ? Number(args.pop()) : 30;
const files = args.length ? args : ["tests/data/puzzles.txt", "tests/data/ratings.txt"].map(path);
const table = nonet.techniques();
const firstNet = table.findIndex(({ id }) => id === "bowmans-bingo");
const nets = new Set(table.slice(firstNet).map(({ id }) => id));

/** Milliseconds of each judgement. */
const noTimes = () => ({ reasons: [], removals: [], wrong: [], nets: [], untold: 0 });
let times = noTimes();

function judge(kind, position, proposal) {
  const before = process.cpuUsage();
  const answer = nonet.judge(position, proposal, usual, null);
  const { user, system } = process.cpuUsage(before);
  const asked = answer.verdict === "untold" || answer.steps.some(({ technique }) => nets.has(technique));
  if (answer.verdict === "untold") times.untold++;
  times[asked ? "nets" : kind].push((user + system) / 1000);
}

const ends = ({ digit, cells }) => Array.from(cells, (cell) => 9 * cell + digit - 1);
function linksOf({ nodes, links }) {
  return links.map(({ strong, from, to }) => ({
    kind: strong ? "strong" : "weak",
    from: ends(nodes[from]),
    to: ends(nodes[to]),
  }));
}

let seed = 1;
const pick = (list) => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return list[Math.floor((seed / 2 ** 32) * list.length)];
};

function measure(puzzle) {
  const cells = cellsOf(puzzle);
  const givens = cells.map((digit) => (digit ? 1 : 0));
  const { solution } = nonet.solve(cells);
  const { candidates } = nonet.candidates(cells);
  for (const step of nonet.path({ cells, candidates, givens }, usual, null).steps) {
    const position = { cells, candidates, givens };
    const left = Array.from({ length: 729 }, (_, id) => id).filter(
      (id) => !cells[Math.floor(id / 9)] && candidates[Math.floor(id / 9)] & (1 << (id % 9)),
    );
    const isTrue = (id) => solution[Math.floor(id / 9)] === (id % 9) + 1;
    const plain = step.links.every(({ reason }) => reason.facts.length === 0);
    judge("reasons", position, {
      place: step.placements,
      remove: step.eliminations,
      links: plain ? linksOf(step) : [],
    });
    const removable = left.filter((id) => !isTrue(id));
    if (removable.length > 0) judge("removals", position, { remove: [pick(removable)] });
    judge("wrong", position, { remove: [pick(left.filter(isTrue))] });
    for (const id of step.placements) {
      cells[Math.floor(id / 9)] = (id % 9) + 1;
      const seen = nonet.candidates(cells).candidates;
      for (let i = 0; i < 81; i++) candidates[i] &= seen[i];
    }
    for (const id of step.eliminations) candidates[Math.floor(id / 9)] &= ~(1 << (id % 9));
  }
}

function percentiles(list) {
  if (list.length === 0) return null;
  const sorted = [...list].sort((a, b) => a - b);
  const at = (percent) => sorted[Math.floor(((sorted.length - 1) * percent) / 100)];
  return { count: list.length, p50_ms: at(50), p95_ms: at(95), p99_ms: at(99), max_ms: at(100) };
}

function tell(source, puzzles, { untold, ...lists }) {
  const { nets: byNets, ...others } = lists;
  const withoutNets = Object.values(others).flat();
  const figures = Object.entries({ without_nets: withoutNets, with_nets: [...withoutNets, ...byNets], ...lists });
  const told = figures.map(([kind, list]) => [kind, percentiles(list)]);
  console.log(JSON.stringify({ source, puzzles, untold, ...Object.fromEntries(told) }));
}

/** From all over the file, for files are often sorted. */
async function chosenFrom(file) {
  const all = (await puzzlesOf(file)).filter((puzzle) => nonet.solve(cellsOf(puzzle)).outcome === "unique");
  const every = Math.max(1, all.length / most);
  return Array.from({ length: Math.min(most, all.length) }, (_, i) => all[Math.floor(i * every)]);
}

const sets = await Promise.all(files.map(async (file) => [file, await chosenFrom(file)]));
measure(sets[0][1][0]); // until it is compiled
const total = noTimes();
for (const [file, puzzles] of sets) {
  times = noTimes();
  for (const puzzle of puzzles) measure(puzzle);
  tell(file, puzzles.length, times);
  total.untold += times.untold;
  for (const kind of ["reasons", "removals", "wrong", "nets"]) total[kind].push(...times[kind]);
}
tell(
  "all",
  sets.reduce((sum, [, puzzles]) => sum + puzzles.length, 0),
  total,
);
