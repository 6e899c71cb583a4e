/**
 * Measures the referee of the WebAssembly module in Node: at each position on the path of each puzzle, the effects of a step with its links, a
 * true removal without a reason, and a false effect. What crosses the border is counted in. The time is that of the processor, so that
 * other work on the machine does not count. Judgements that asked nets are counted apart.
 *
 * Usage: bench-judge.mjs FILE [PUZZLES]; one JSON object.
 */
import { cellsOf, loadNonet, puzzlesOf } from "./load.mjs";

const nonet = await loadNonet();
const usual = { techniques: null, order: "nonet", budget: 2_000_000, detours: false };
const [file, most = "100"] = process.argv.slice(2);
const all = await puzzlesOf(file);
const puzzles = all.filter((_, i) => i % Math.max(1, Math.floor(all.length / Number(most))) === 0);
const table = nonet.techniques();
const firstNet = table.findIndex(({ id }) => id === "bowmans-bingo");
const nets = new Set(table.slice(firstNet).map(({ id }) => id));

const times = { reasons: [], removals: [], wrong: [], nets: [] };
let untold = 0;

function judge(kind, position, proposal) {
  const before = process.cpuUsage();
  const answer = nonet.judge(position, proposal, usual, null);
  const { user, system } = process.cpuUsage(before);
  const asked = answer.verdict === "untold" || answer.steps.some(({ technique }) => nets.has(technique));
  if (answer.verdict === "untold") untold++;
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
  const { outcome, solution } = nonet.solve(cells);
  if (outcome !== "unique") return;
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
  return { count: list.length, median_ms: at(50), p95_ms: at(95), p99_ms: at(99), max_ms: at(100) };
}

measure(puzzles[0]); // until it is compiled
for (const list of Object.values(times)) list.length = 0;
untold = 0;
for (const puzzle of puzzles) measure(puzzle);
const without = [...times.reasons, ...times.removals, ...times.wrong];
const figures = Object.entries({ without_nets: without, ...times }).map(([kind, list]) => [kind, percentiles(list)]);
console.log(JSON.stringify({ source: file, puzzles: puzzles.length, untold, ...Object.fromEntries(figures) }));
