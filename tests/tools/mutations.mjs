/**
 * Which small mistakes could be made in a line of C++: an operator for its neighbour, a number one off, a condition the
 * other way round, a statement left out. Literals and comments are left alone, and so are lines that declare and do
 * nothing.
 */

/** The line with every literal and comment blanked, at the same columns. */
const masked = (line) =>
  line.replace(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\/.*$/g, (part) => " ".repeat(part.length));

const DECLARES =
  /^\s*(#|\/\/|\/\*|\*|using |namespace |template|struct |class |enum |static_assert|assert\(|friend |public:|private:|extern |case |default:|return;|\}|\{)/;

/**
 * Each pattern and what it becomes, in every place where it stands. Binary operators have a space on either side,
 * which those of templates and references have not.
 */
const REPLACEMENTS = [
  [/ < /g, " <= "],
  [/ <= /g, " < "],
  [/ > /g, " >= "],
  [/ >= /g, " > "],
  [/ == /g, " != "],
  [/ != /g, " == "],
  [/ && /g, " || "],
  [/ \|\| /g, " && "],
  [/ \+ /g, " - "],
  [/ - /g, " + "],
  [/ \* /g, " + "],
  [/ \/ /g, " * "],
  [/ % /g, " / "],
  [/ & /g, " | "],
  [/ \| /g, " & "],
  [/ \^ /g, " | "],
  [/ << /g, " >> "],
  [/ >> /g, " << "],
  [/ \+= /g, " -= "],
  [/ -= /g, " += "],
  [/ \|= /g, " &= "],
  [/ &= /g, " |= "],
  [/\+\+(?=\w)/g, "--"],
  [/--(?=\w)/g, "++"],
  [/!(?=[\w(])/g, ""],
  [/~(?=[\w(])/g, ""],
  [/\btrue\b/g, "false"],
  [/\bfalse\b/g, "true"],
  [/\bbreak;/g, "continue;"],
  [/\bcontinue;/g, "break;"],
  [/std::min\b/g, "std::max"],
  [/std::max\b/g, "std::min"],
  [/\bany_of\b/g, "all_of"],
  [/\ball_of\b/g, "any_of"],
  [/\bnone_of\b/g, "any_of"],
];

const put = (line, at, length, text) => line.slice(0, at) + text + line.slice(at + length);

function* ofOperators(line, code) {
  for (const [pattern, text] of REPLACEMENTS)
    for (const found of code.matchAll(pattern)) yield put(line, found.index, found[0].length, text);
}

function* ofNumbers(line, code) {
  for (const { 0: number, index } of code.matchAll(/(?<![\w.'])\d+(?![\w.'])/g)) {
    yield put(line, index, number.length, String(Number(number) + 1));
    if (number !== "0") yield put(line, index, number.length, String(Number(number) - 1));
  }
}

/** A condition that is whole on its line, the other way round. */
function* ofConditions(line, code) {
  const found = /\b(?:if|while) \(/.exec(code);
  if (!found) return;
  const open = found.index + found[0].length;
  let depth = 1;
  let at = open;
  for (; at < code.length && depth > 0; ++at) depth += { "(": 1, ")": -1 }[code[at]] ?? 0;
  if (depth === 0 && !code.slice(open, at).includes(";"))
    yield put(line, open, at - 1 - open, `!(${line.slice(open, at - 1)})`);
}

/** A statement that is whole on its line, left out: a call, or what is done to a variable. */
function* ofStatements(line, code) {
  if (/^\s*[\w:.>\-[\]()*]+(\(.*\)| [-+|&^]?= .*);$/.test(code) && !/^\s*(return|else|const|auto|co_)\b/.test(code))
    yield `${/^\s*/.exec(line)[0]};`;
}

/** All mistakes for a line, each as the line that it becomes. */
export function mutationsOf(line) {
  if (DECLARES.test(line)) return [];
  const code = masked(line);
  return [
    ...ofOperators(line, code),
    ...ofNumbers(line, code),
    ...ofConditions(line, code),
    ...ofStatements(line, code),
  ];
}

/** A generator of numbers below n, the same for the same seed (mulberry32). */
export function randomOf(seed) {
  let state = [...seed].reduce((sum, letter) => (Math.imul(sum, 31) + letter.codePointAt(0)) | 0, 7);
  return (n) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * n);
  };
}
