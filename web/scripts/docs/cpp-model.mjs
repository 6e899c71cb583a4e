// The public declarations of a C++ header, with their comments. Our headers are formatted by clang-format and say
// what they mean in `///`, so a
// scanner of declarations is enough, and `npm run build` needs neither clang nor Doxygen; a test holds it to what
// clang itself finds in the headers.

const OPEN = { "(": ")", "{": "}", "[": "]" };

const lineEnd = (text, from) => (text.indexOf("\n", from) + 1 || text.length) - 1;

/**
 * The place behind the bracket that closes the one at `from`. Our headers have no brackets in strings or characters.
 */
function behindBracket(text, from) {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text.startsWith("//", at)) at = lineEnd(text, at);
    else if (text[at] in OPEN) depth += 1;
    else if (Object.values(OPEN).includes(text[at]) && (depth -= 1) === 0) return at + 1;
  }
  throw new Error("A bracket is not closed.");
}

/** Where the declaration that begins at `from` has its body or its end. */
function headEnd(text, from) {
  for (let at = from; at < text.length; at += 1) {
    if (text.startsWith("//", at)) at = lineEnd(text, at);
    else if (text[at] === "(" || text[at] === "[") at = behindBracket(text, at) - 1;
    else if (text[at] === "{" || text[at] === ";" || text[at] === "}") return at;
  }
  return text.length;
}

const ATTRIBUTES = /\[\[[^\]]*\]\]\s*|NONET_\w+_INLINE\s+/g;

/** One line, without attributes, comments, initialisers of members and `= default`. */
const tidy = (head) =>
  head
    .replace(/\/\/.*$/gm, "")
    .replace(ATTRIBUTES, "")
    .replace(/\s+/g, " ")
    .replace(/\) : [a-z_]+[({].*$/, ")")
    .replace(/ = (default|delete)$/, "")
    .trim();

const withoutTemplate = (head) => head.replace(/^template <(?:[^<>]|<[^<>]*>)*> /, "");

function kindOf(head) {
  const rest = withoutTemplate(head);
  if (/^namespace\b/.test(rest)) return "namespace";
  if (/^enum\b/.test(rest)) return "enum";
  if (/^(class|struct)\b/.test(rest)) return "type";
  if (/^using\b/.test(rest)) return "alias";
  if (/\boperator\b/.test(rest)) return "function";
  if (/\bconstexpr [^(]*=/.test(rest)) return "constant";
  return /\)( const)?( noexcept)?( -> .*)?$/.test(rest) && /[\w>]\(/.test(rest) && !/\(\*\w+\)/.test(rest)
    ? "function"
    : "variable";
}

function nameOf(head, kind) {
  const rest = withoutTemplate(head);
  if (kind === "type" || kind === "enum") return /^(?:enum class|class|struct) ([\w]+)/.exec(rest)?.[1] ?? "";
  if (kind === "alias") return /^using (\w+)/.exec(rest)?.[1] ?? "";
  if (kind === "function") return /(operator\s*(?:\(\)|[^\s\w(]+)|~?\b\w+)\(/.exec(rest)?.[1] ?? "";
  if (/\(\*(\w+)\)/.test(rest)) return /\(\*(\w+)\)/.exec(rest)[1];
  return /(\w+)\s*(?:\[[^\]]*\])?\s*(?:=.*|\{.*)?$/.exec(rest)?.[1] ?? "";
}

/** Reads the lines of comment at `at`: what they say, whether a blank line came before, and where the code goes on. */
function comments(text, at) {
  const doc = [];
  let blank = false;
  for (;;) {
    const line = /^[ \t]*(\n|\/\/.*\n|#(?:.*\\\n)*.*\n)/.exec(text.slice(at));
    if (!line) return { doc: doc.join("\n"), blank, at };
    const code = line[0].trim();
    if (code.startsWith("///")) doc.push(code.slice(3).replace(/^ /, ""));
    else if (code === "") [blank] = [true, doc.length && doc.splice(0)];
    at += line[0].length;
  }
}

/**
 * The comment behind a declaration, and where the next one may begin: `int from;  ///< An index …`, also over several
 * lines.
 */
function trailing(text, at) {
  const found = /^[ \t]*\/\/\/<(.*)\n(?:[ \t]*\/\/\/<(.*)\n)*/.exec(text.slice(at));
  if (!found) return { doc: "", at };
  return {
    doc: found[0]
      .split("\n")
      .map((line) => line.replace(/^\s*\/\/\/<\s*/, ""))
      .join("\n")
      .trim(),
    at: at + found[0].length,
  };
}

function enumerators(body) {
  const listed = [];
  let doc = "";
  for (const line of body.split("\n")) {
    const above = /^\s*\/\/\/ (.*)$/.exec(line);
    const table = /#include "nonet\/(.*)"/.exec(line);
    if (above) doc = `${doc} ${above[1]}`;
    if (table) listed.push({ name: "…", doc: `One for each row of \`${table[1]}\`, by the first name there.` });
    const [code, behind] = line.split("///<");
    if (/^\s*(\/\/|#)/.test(line) || /^#define/.test(line.trim())) continue;
    for (const name of code
      .split(",")
      .map((part) => part.trim())
      .filter((part) => /^\w/.test(part) && !part.startsWith("FORMAT") && !part.includes("NONET_TECHNIQUE"))) {
      listed.push({ name, doc: (behind ?? doc).trim() });
      doc = "";
    }
  }
  return listed;
}

/** All public declarations of a scope, those of classes with their members. */
function scope(text, start = "public") {
  const found = [];
  let access = start;
  for (let at = 0; at < text.length; ) {
    const before = comments(text, at);
    at = before.at + /^\s*/.exec(text.slice(before.at))[0].length;
    const label = /^(public|private|protected):/.exec(text.slice(at));
    if (label) {
      access = label[1];
      at += label[0].length;
      continue;
    }
    if (at >= text.length || text[at] === "}") break;
    const { item, end } = declaration(text, at);
    const behind = trailing(text, end);
    at = behind.at;
    if (item && access === "public")
      found.push({ ...item, doc: before.doc || behind.doc, apart: before.blank || before.doc !== "" });
  }
  return found;
}

function declaration(text, at) {
  let stop = headEnd(text, at);
  const head = tidy(text.slice(at, stop));
  const kind = kindOf(head);
  // Deleted functions are left out.
  if (/= delete$/.test(text.slice(at, stop).trim())) return { item: null, end: stop + 1 };
  if (text[stop] !== "{") return { item: made(head, kind), end: stop + 1 };
  const close = behindBracket(text, stop);
  const body = text.slice(stop + 1, close - 1);
  const semicolon = /^\s*;/.exec(text.slice(close));
  const end = close + (semicolon?.[0].length ?? 0);
  if (kind === "namespace")
    return { item: /namespace detail/.test(head) ? null : { kind, name: head, members: scope(body) }, end };
  if (kind === "enum") return { item: { ...made(head, kind), enumerators: enumerators(body) }, end };
  if (kind === "type")
    return {
      item: { ...made(head, kind), members: scope(body, /(^|> )class\b/.test(head) ? "private" : "public") },
      end,
    };
  if (kind === "function" || semicolon) return { item: made(head, kind), end };
  // A variable whose initialiser is a call of a lambda, or goes on behind its bracket.
  stop = text.indexOf(";", close);
  if (stop < 0) throw new Error(`This declaration has no end: ${head}`);
  return { item: made(head, kind), end: stop + 1 };
}

const made = (head, kind) => ({ kind, name: nameOf(head, kind), code: head.replace(/ =\s*$/, "") });

/** The head of a header, and its declarations. */
export function headerModel(name, source) {
  const about = /^\/\/\/ @file\n((?:\/\/\/.*\n)*)/.exec(source)?.[1] ?? "";
  const code = source.replace(/^(?:\/\/\/.*\n)+/, "");
  const flat = (items) =>
    items.flatMap((item) => (item.kind === "namespace" ? flat(item.members) : item.code && item.name ? [item] : []));
  return { name, about: about.replace(/^\/\/\/ ?/gm, ""), items: flat(scope(code)) };
}
