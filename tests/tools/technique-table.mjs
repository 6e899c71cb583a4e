/**
 * Writes the tables of core/docs/techniques.md, between its markers, from what `nonet_survey` counted.
 *
 * Usage: technique-table.mjs NONET DOCUMENT RANDOM_SURVEY NAME=SURVEY...
 * NONET is the program `nonet`, for the table of techniques; the surveys are outputs of nonet_survey.
 */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";

const [program, document, randomSurvey, ...sets] = process.argv.slice(2);
const techniques = execFileSync(program, ["techniques", "--format", "json"], { encoding: "utf8" })
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));
const caseFolder = new URL("../data/techniques/", import.meta.url);

/** Lines of cases by technique, near misses among them. */
function countCases() {
  const counts = new Map();
  for (const file of readdirSync(caseFolder)) {
    for (const line of readFileSync(new URL(file, caseFolder), "utf8").split("\n")) {
      if (!line.includes("|")) continue;
      const id = line.slice(0, line.indexOf("|"));
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  }
  return counts;
}

function readSurvey(file) {
  const lines = readFileSync(file, "utf8").trim().split("\n");
  const uses = new Map();
  for (const line of lines) {
    const [id, steps, available, taken, hardest] = line.split("\t");
    if (hardest !== undefined && id !== "technique") {
      uses.set(id, {
        steps: Number(steps),
        available: Number(available),
        taken: Number(taken),
        hardest: Number(hardest),
      });
    }
  }
  const [, puzzles, solved, withoutChains] = lines
    .at(-2)
    .match(/^(\d+) puzzles, (\d+) solved, (\d+) without chains/)
    .map(Number);
  return { uses, puzzles, solved, withoutChains };
}

const percent = (part, whole) => `${((100 * part) / whole).toFixed(2)} %`;

function techniqueTable() {
  const cases = countCases();
  const survey = readSurvey(randomSurvey);
  const rows = techniques.map(({ id, name, level, score, hodoku, use }) => {
    const { available, taken, hardest } = survey.uses.get(id);
    const asked = use === "on-request" ? "on request" : available;
    return `| ${name} | \`${id}\` | ${level} | ${score} | ${hodoku ?? ""} | ${cases.get(id) ?? 0} | ${asked} | ${taken} | ${percent(hardest, survey.puzzles)} |`;
  });
  return [
    `| technique | id | level | score | HoDoKu | cases | found in, of ${survey.puzzles} | on the path of | needed by |`,
    "|---|---|---|---|---|---|---|---|---|",
    ...rows,
  ].join("\n");
}

function chainTable() {
  const rows = sets.map((set) => {
    const [name, file] = set.split("=");
    const { puzzles, solved, withoutChains } = readSurvey(file);
    const shares = [withoutChains, solved - withoutChains, puzzles - solved].map((part) => percent(part, puzzles));
    return `| ${name} | ${puzzles} | ${shares.join(" | ")} |`;
  });
  return [
    "| set | puzzles | without chains | with chains | not by these techniques |",
    "|---|---|---|---|---|",
    ...rows,
  ].join("\n");
}

function replaceBetween(text, name, table) {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  if (!text.includes(start) || !text.includes(end)) throw new Error(`${document} has no ${start} … ${end}`);
  return `${text.slice(0, text.indexOf(start) + start.length)}\n${table}\n${text.slice(text.indexOf(end))}`;
}

let text = readFileSync(document, "utf8");
text = replaceBetween(text, "techniques", techniqueTable());
text = replaceBetween(text, "chains", chainTable());
writeFileSync(document, text);
