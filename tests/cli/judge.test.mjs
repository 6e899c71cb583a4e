/**
 * The referee against a second one: true effects with the links of steps, the same with one link that the solution contradicts, and false
 * effects. NONET_JUDGED=1000 judges that many of each.
 */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { faultsOfReasons } from "./reasons.mjs";
import {
  candidateOf,
  faultOfSolution,
  faultOfWhy,
  hasEffect,
  isFalseIn,
  leftIn,
  nameOf,
  solutionsOf,
} from "./referee.mjs";
import { nonet, objects } from "./run.mjs";

const wanted = Number(process.env.NONET_JUDGED || 60);

/** The same numbers in every run. */
function random(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const folder = new URL("../data/techniques/", import.meta.url);
/** Techniques whose links are the whole reason, one supposition and no facts beside it. */
const kinds = objects(nonet(["techniques", "--format", "json"])).flat();
const drawn = new Set(
  kinds
    .filter(({ family }) => ["single-digit", "wings", "chains", "als", "uniqueness"].includes(family))
    .map(({ id }) => id),
);

/** Steps with links, each with the position in which it is one. */
function stepsWithLinks() {
  const positions = readdirSync(folder).flatMap((name) =>
    readFileSync(new URL(name, folder), "utf8")
      .split("\n")
      .map((line) => line.split("|"))
      .filter(([technique, position]) => position && drawn.has(technique)),
  );
  const names = [...new Set(positions.map(([technique]) => technique))];
  const most = Math.max(1, Math.ceil(wanted / names.length) * 4);
  return names.flatMap((name) => {
    const input = positions.filter(([technique]) => technique === name).map(([, position]) => `${position}\n`);
    const answers = objects(nonet(["steps", `--technique=${name}`, "--format", "json"], input.join("")));
    return answers
      .filter(({ unique }) => unique)
      .flatMap(({ position, steps }) => steps.map((step) => ({ position, ...step })))
      .filter(
        ({ links }) =>
          links.length > 0 &&
          links.every(({ reason }) => reason.facts.length === 0 && reason.because !== "inner-chain"),
      )
      .slice(0, most);
  });
}

/** Some of a list, spread over it, as many as are wanted. */
const spread = (list) =>
  list
    .filter(
      (_, i) => Math.floor((i * wanted) / list.length) !== Math.floor(((i - 1) * wanted) / list.length) || i === 0,
    )
    .slice(0, wanted);

const endOf = ({ digit, cells }) => cells.map((cell) => nameOf({ cell, digit }));
const linksOf = (step) =>
  step.links.map(({ strong, from, to }) => ({
    kind: strong ? "strong" : "weak",
    from: endOf(step.nodes[from]),
    to: endOf(step.nodes[to]),
  }));
const nodeText = (end) => `(${end[0][5]})${end.map((name) => name.slice(0, 4)).join(",")}`;
const linkText = ({ kind, from, to }) => `${nodeText(from)} ${kind === "strong" ? "=" : "-"} ${nodeText(to)}`;

function judged(proposals) {
  const lines = proposals.map(({ position, place, remove, links }) =>
    JSON.stringify({ puzzle: position, place, remove, links: links.map(linkText) }),
  );
  const run = nonet(["judge", "--proposals", "-", "--format", "json"], lines.map((line) => `${line}\n`).join(""));
  assert.equal(
    run.code,
    0,
    run.out.find((line) => line.includes('"error"')),
  );
  const answers = objects(run);
  assert.equal(answers.length, proposals.length);
  return answers;
}

const pool = stepsWithLinks();
const solutions = new Map();
const solutionOf = (position) => {
  if (!solutions.has(position)) solutions.set(position, solutionsOf(position)[0]);
  return solutions.get(position);
};
const proposals = spread(pool).map((step) => ({
  step,
  position: step.position,
  place: step.placements.map(nameOf),
  remove: step.eliminations.map(nameOf),
  links: linksOf(step),
}));

/** Several steps may have the effects between them. */
const together = (steps) => ({
  placements: steps.flatMap(({ placements }) => placements),
  eliminations: steps.flatMap(({ eliminations }) => eliminations),
});

test("there are as many proposals as are wanted", () => {
  assert.equal(proposals.length, wanted);
});

test("true effects with true links are right, by a step that has them", () => {
  judged(proposals).forEach((answer, i) => {
    const { step, position } = proposals[i];
    assert.deepEqual(faultsOfReasons(step), [], step.notation);
    assert.equal(answer.verdict, "right", JSON.stringify([step.notation, answer.links, answer.carries]));
    assert.ok(answer.links.every(({ holds }) => holds) && answer.carries, step.notation);
    assert.ok(hasEffect(together(answer.steps), proposals[i], position), step.notation);
  });
});

/** A link that the solution contradicts: between candidates of one house or cell where that can be, else any two. */
function falseLink(position, solution, pick) {
  const names = leftIn(position);
  for (;;) {
    const from = names[pick(names.length)];
    const way = pick(3);
    const isNear = (name) => way === 0 || (way === 1 ? name[5] === from[5] : name.slice(0, 4) === from.slice(0, 4));
    const near = names.filter((name) => name !== from && isNear(name));
    const link = { kind: pick(2) ? "strong" : "weak", from: [from], to: [near[pick(near.length)]] };
    if (link.to[0] && isFalseIn(solution, link)) return link;
  }
}

test("one false link is shown, with a true why, and the effect has another reason", () => {
  const pick = random(7);
  const spoiled = proposals.map((proposal) => {
    const at = pick(proposal.links.length);
    const link = falseLink(proposal.position, solutionOf(proposal.position), pick);
    return { ...proposal, at, links: proposal.links.map((one, i) => (i === at ? link : one)) };
  });
  const whys = new Set();
  judged(spoiled).forEach((answer, i) => {
    const { at, step, position } = spoiled[i];
    assert.equal(answer.verdict, "other-reason", step.notation);
    assert.deepEqual(
      answer.links.flatMap(({ holds }, index) => (holds ? [] : [index])),
      [at],
      step.notation,
    );
    assert.equal(faultOfWhy(answer.links[at], position), "", JSON.stringify([step.notation, answer.links[at]]));
    assert.equal(answer.carries, null);
    assert.ok(hasEffect(together(answer.steps), spoiled[i], position), step.notation);
    whys.add(answer.links[at].why);
  });
  assert.deepEqual([...whys].sort(), ["no-house", "nothing-shared", "other-digits", "other-places"]);
});

test("false effects are wrong, and a solution shows it", () => {
  const pick = random(11);
  const wrong = proposals.map(({ position, links }) => {
    const solution = solutionOf(position);
    const names = leftIn(position);
    const isTrue = (name) => solution[candidateOf(name).cell] === candidateOf(name).digit;
    const place = pick(2) === 1;
    const fitting = names.filter((name) => isTrue(name) !== place);
    const claim = [fitting[pick(fitting.length)]];
    return { position, links, place: place ? claim : [], remove: place ? [] : claim };
  });
  judged(wrong).forEach((answer, i) => {
    const { position, place, remove } = wrong[i];
    assert.equal(answer.verdict, "wrong", JSON.stringify(wrong[i]));
    const [solution] = answer.solutions;
    assert.equal(faultOfSolution(solution, position), "");
    const at = (name) => Number(solution[candidateOf(name).cell]) === candidateOf(name).digit;
    assert.ok(place.some((name) => !at(name)) || remove.some(at), JSON.stringify(wrong[i]));
  });
});
