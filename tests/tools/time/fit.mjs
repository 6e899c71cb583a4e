/**
 * `node fit.mjs FEATURES TIMES HELD_OUT`: fits expected times to those of people and says how good they are. FEATURES is
 * what nonet_time_features prints for TIMES; the other two have a puzzle, finishers and their mean seconds in a line.
 * Prints the figures of ten-fold cross-validation, in which weights and coefficients are chosen anew from the other nine folds;
 * then what core/src/rating/expected_time.cpp has to say, fitted to all puzzles but those of HELD_OUT, and how
 * good that is for HELD_OUT.
 */
import { readFileSync } from "node:fs";

const folds = 10;
/** Repetitions with other folds: what is printed doesn't hang on one draw. */
const draws = 5;
/** Puzzles from this rating on, in tenths, have a range of their own. */
const rough = 65;
/** The formula that was proposed first: for the weights of the first column. */
const proposed = [4.457, 0.631, 0.357, 0.159];

const lines = (file) =>
  readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .map((line) => line.split("\t"));

/** The puzzles, each with its time and what the time may depend on, for each choice of weights. */
export function readPuzzles(featuresFile, timesFile) {
  const times = new Map(lines(timesFile).map(([puzzle, , seconds]) => [puzzle, Number(seconds)]));
  const [head, ...rows] = lines(featuresFile);
  const puzzles = rows.map(([puzzle, level, er, naked, ...efforts]) => ({
    puzzle,
    level,
    er: Number(er),
    seconds: times.get(puzzle),
    log: Math.log(times.get(puzzle)),
    inputs: efforts.map((effort) => [
      1,
      Math.log(1 + Number(effort)),
      Math.log(Number(er) / 10),
      Math.log(1 + Number(naked)),
    ]),
  }));
  return { weights: head.slice(4), puzzles };
}

const product = (a, b) => a.reduce((sum, value, i) => sum + value * b[i], 0);

/** Weighted least squares, by Gauss and Jordan. */
function leastSquares(inputs, outputs, weights) {
  const size = inputs[0].length;
  const table = Array.from({ length: size }, () => new Array(size + 1).fill(0));
  inputs.forEach((row, i) => {
    for (let a = 0; a < size; a++) {
      for (let b = 0; b < size; b++) table[a][b] += weights[i] * row[a] * row[b];
      table[a][size] += weights[i] * row[a] * outputs[i];
    }
  });
  for (let a = 0; a < size; a++) {
    table[a][a] += 1e-9;
    for (let b = 0; b < size; b++) {
      if (b === a) continue;
      const factor = table[b][a] / table[a][a];
      for (let c = a; c <= size; c++) table[b][c] -= factor * table[a][c];
    }
  }
  return table.map((row, a) => row[size] / row[a]);
}

/** Least absolute deviations: few means are far off, by people who went away from a puzzle. By reweighting. */
function fit(puzzles, choice) {
  const inputs = puzzles.map((puzzle) => puzzle.inputs[choice]);
  const outputs = puzzles.map((puzzle) => puzzle.log);
  let weights = puzzles.map(() => 1);
  let coefficients = [];
  for (let round = 0; round < 30; round++) {
    coefficients = leastSquares(inputs, outputs, weights);
    weights = inputs.map((row, i) => 1 / Math.max(0.02, Math.abs(outputs[i] - product(row, coefficients))));
  }
  const loss = inputs.reduce((sum, row, i) => sum + Math.abs(outputs[i] - product(row, coefficients)), 0);
  return { choice, coefficients, loss };
}

/** The best choice of weights with its coefficients. */
const fitBest = (puzzles) =>
  puzzles[0].inputs
    .map((_, choice) => fit(puzzles, choice))
    .reduce((best, other) => (other.loss < best.loss ? other : best));

const told = (model, puzzle) => product(puzzle.inputs[model.choice], model.coefficients);

function ranks(values) {
  const order = values.map((value, i) => [value, i]).sort((a, b) => a[0] - b[0]);
  const list = new Array(values.length);
  for (let i = 0; i < order.length; ) {
    let end = i;
    while (end < order.length && order[end][0] === order[i][0]) end++;
    for (let k = i; k < end; k++) list[order[k][1]] = (i + end - 1) / 2;
    i = end;
  }
  return list;
}

/** Spearman's. */
export function rankCorrelation(a, b) {
  const [x, y] = [ranks(a), ranks(b)];
  const middle = (a.length - 1) / 2;
  const sum = (left, right) => left.reduce((total, value, i) => total + (value - middle) * (right[i] - middle), 0);
  return sum(x, y) / Math.sqrt(sum(x, x) * sum(y, y));
}

export const quantile = (values, part) =>
  [...values].sort((a, b) => a - b)[Math.floor(part * (values.length - 1) + 0.5)];

/** Of pairs of a level whose means differ by more than a fifth, how many come in the right order. */
function rightPairs(puzzles, logs) {
  let right = 0;
  let all = 0;
  puzzles.forEach((one, i) => {
    puzzles.slice(0, i).forEach((other, j) => {
      const apart = Math.max(one.seconds, other.seconds) / Math.min(one.seconds, other.seconds) > 1.2;
      if (!apart || one.level !== other.level) return;
      all++;
      if ((one.seconds - other.seconds) * (logs[i] - logs[j]) > 0) right++;
    });
  });
  return right / all;
}

const figures = (puzzles, logs) => ({
  correlation: rankCorrelation(
    logs,
    puzzles.map(({ seconds }) => seconds),
  ),
  pairs: rightPairs(puzzles, logs),
  error: quantile(
    puzzles.map(({ seconds }, i) => Math.abs(Math.exp(logs[i]) / seconds - 1)),
    0.5,
  ),
});

/** Uniform numbers below 1, the same each time (mulberry32). */
function numbers(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The logarithms that are told of each puzzle by the model of the other folds. */
function heldOut(puzzles, seed) {
  const next = numbers(seed);
  const order = puzzles.map((_, i) => [next(), i]).sort((a, b) => a[0] - b[0]);
  const fold = new Array(puzzles.length);
  order.forEach(([, i], place) => {
    fold[i] = place % folds;
  });
  const models = Array.from({ length: folds }, (_, k) => fitBest(puzzles.filter((_, i) => fold[i] !== k)));
  return puzzles.map((puzzle, i) => told(models[fold[i]], puzzle));
}

const percent = (part) => `${(100 * part).toFixed(1)} %`;
const say = (name, { correlation, pairs, error }) =>
  console.log(
    `${name}: rank correlation ${correlation.toFixed(3)}, pairs of a level in the right order ${percent(pairs)}, median error ${percent(error)}`,
  );

/** The middle four fifths of what people took, as parts of what was told. */
const range = (puzzles, logs) => {
  const parts = puzzles.map(({ seconds }, i) => seconds / Math.exp(logs[i]));
  return `${quantile(parts, 0.1).toFixed(2)} to ${quantile(parts, 0.9).toFixed(2)} (${parts.length} puzzles)`;
};

function run([featuresFile, timesFile, heldOutFile]) {
  const { weights, puzzles } = readPuzzles(featuresFile, timesFile);
  const kept = new Set(lines(heldOutFile).map(([puzzle]) => puzzle));
  const rest = puzzles.filter(({ puzzle }) => !kept.has(puzzle));
  if (rest.length > 10 * folds) {
    const drawn = Array.from({ length: draws }, (_, i) => heldOut(puzzles, i + 1));
    const each = drawn.map((logs) => figures(puzzles, logs));
    const mean = (name) => each.reduce((sum, figure) => sum + figure[name], 0) / draws;
    say(`ten-fold cross-validation, ${puzzles.length} puzzles, mean of ${draws} draws`, {
      correlation: mean("correlation"),
      pairs: mean("pairs"),
      error: mean("error"),
    });
    const lowest = (name, pick) => pick(...each.map((figure) => figure[name]));
    say("the worst of the draws", {
      correlation: lowest("correlation", Math.min),
      pairs: lowest("pairs", Math.min),
      error: lowest("error", Math.max),
    });
    for (const [name, own] of [
      ["without chains", (puzzle) => puzzle.er < rough],
      ["with chains", (puzzle) => puzzle.er >= rough],
    ]) {
      const some = puzzles.flatMap((puzzle, i) => (own(puzzle) ? [i] : []));
      console.log(
        `what people took, as a part of what was told, four of five, ${name}: ${range(
          some.map((i) => puzzles[i]),
          some.map((i) => drawn[0][i]),
        )}`,
      );
    }
    const model = fitBest(rest);
    const [constant, effort, rating, naked] = model.coefficients.map((value) => value.toFixed(3));
    console.log(
      `fitted to ${rest.length}: weights ${weights[model.choice]}; constant ${constant}, effort ${effort}, rating ${rating}, naked ${naked}`,
    );
    const own = puzzles.filter(({ puzzle }) => kept.has(puzzle));
    say(
      `that model, ${own.length} puzzles held out`,
      figures(
        own,
        own.map((puzzle) => told(model, puzzle)),
      ),
    );
  }
  say(
    `the formula proposed first, ${puzzles.length} puzzles`,
    figures(
      puzzles,
      puzzles.map((puzzle) => product(puzzle.inputs[0], proposed)),
    ),
  );
}

run(process.argv.slice(2));
