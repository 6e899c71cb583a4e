/**
 * The engine's API for developers as data: every function, interface, class, type and constant that `nonet/engine`
 * exports, with its signature and what its comment says. The TypeScript that reads it is the one that the analyzer of
 * custom elements brings; that of the build has no API.
 */
import { ts } from "@custom-elements-manifest/analyzer";
import { here } from "../vite.shared.mjs";

const ENTRY = here("src/engine/index.ts");
const IN_PROCESS = here("src/engine/in-process.ts");

/** Names of the WebAssembly modules that the worker alone sees. */
const WORKER_ONLY = new Set(["default", "NonetModule", "TextModule", "PictureModule", "ModuleOptions"]);

function programOf(entries) {
  const paths = {
    "#wasm": [here("../wasm/nonet.d.ts")],
    "#wasm-text": [here("../wasm/text.d.ts")],
    "#wasm-picture": [here("../wasm/picture.d.ts")],
  };
  const options = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
    strict: true,
    noEmit: true,
    paths,
    baseUrl: here("."),
  };
  return ts.createProgram(entries, options);
}

const clean = (text) => text.replace(/\s+/g, " ").trim();

/** The comment right above a declaration, without its stars; an empty text where there is none. */
function docOf(node) {
  const target = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  const [doc] = ts.getJSDocCommentsAndTags(target).filter(ts.isJSDoc).slice(-1);
  return doc ? (ts.getTextOfJSDocComment(doc.comment) ?? "").trim() : "";
}

const isInternal = (node) => ts.getJSDocTags(node).some((tag) => tag.tagName.text === "internal");

/** Parameters as a caller sees them: what has a default may be left out. */
function parametersOf(node, source) {
  return node.parameters.map((parameter) => {
    const optional = parameter.questionToken || parameter.initializer ? "?" : "";
    const rest = parameter.dotDotDotToken ? "..." : "";
    const name = ts.isIdentifier(parameter.name) ? parameter.name.text : "options";
    return `${rest}${name}${optional}: ${clean(parameter.type?.getText(source) ?? "unknown")}`;
  });
}

function callOf(node) {
  const source = node.getSourceFile();
  const generics = node.typeParameters ? `<${node.typeParameters.map((one) => one.getText(source)).join(", ")}>` : "";
  const result = node.type ? `: ${clean(node.type.getText(source))}` : "";
  return `${generics}(${parametersOf(node, source).join(", ")})${result}`;
}

function memberOf(checker, node) {
  const name = ts.isConstructorDeclaration(node) ? "constructor" : node.name.getText();
  const isCall = ts.isMethodSignature(node) || ts.isMethodDeclaration(node) || ts.isConstructorDeclaration(node);
  const optional = Boolean(node.questionToken);
  const tail = isCall ? callOf(node) : `${optional ? "?" : ""}: ${typeOf(checker, node)}`;
  const kind = ts.isConstructorDeclaration(node) ? "constructor" : isCall ? "method" : "property";
  return { name, kind, optional, signature: `${name}${tail}`, doc: docOf(node) };
}

const hidden = (node) =>
  isInternal(node) ||
  (node.name && ts.isPrivateIdentifier(node.name)) ||
  (ts.getCombinedModifierFlags(node) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)) !== 0;

function membersOf(checker, node) {
  const members =
    node.members ?? (ts.isTypeAliasDeclaration(node) && ts.isTypeLiteralNode(node.type) ? node.type.members : []);
  return [...members]
    .filter((member) => member.name || ts.isConstructorDeclaration(member))
    .filter((member) => !hidden(member))
    .map((member) => memberOf(checker, member));
}

const heritage = (node) => (node.heritageClauses ?? []).map((clause) => ` ${clean(clause.getText())}`).join("");
const generic = (node) =>
  node.typeParameters ? `<${node.typeParameters.map((one) => one.getText()).join(", ")}>` : "";

/** The words for each kind of declaration. */
function shapeOf(checker, node, name) {
  if (ts.isFunctionDeclaration(node)) return { kind: "function", signature: `${name}${callOf(node)}` };
  if (ts.isInterfaceDeclaration(node))
    return { kind: "interface", signature: `interface ${name}${generic(node)}${heritage(node)}` };
  if (ts.isClassDeclaration(node))
    return { kind: "class", signature: `class ${name}${generic(node)}${heritage(node)}` };
  if (ts.isTypeAliasDeclaration(node))
    return { kind: "type", signature: `type ${name}${generic(node)} = ${clean(withoutComments(node.type))}` };
  if (ts.isVariableDeclaration(node)) return { kind: "constant", signature: `const ${name}: ${typeOf(checker, node)}` };
  return null;
}

/** The type as it is written, or else what the compiler makes of the value. */
const typeOf = (checker, node) => clean(node.type?.getText() ?? checker.typeToString(checker.getTypeAtLocation(node)));
const withoutComments = (node) => node.getText().replace(/\/\*\*[\s\S]*?\*\//g, "");

/** Of a union of ids, the description of each. */
function valuesOf(node) {
  if (!ts.isTypeAliasDeclaration(node) || !ts.isUnionTypeNode(node.type)) return [];
  const source = node.getSourceFile();
  return node.type.types.flatMap((one) => {
    if (!ts.isLiteralTypeNode(one)) return [];
    const comments = ts.getLeadingCommentRanges(source.text, one.getFullStart()) ?? [];
    const doc =
      comments
        .map(({ pos, end }) => source.text.slice(pos, end))
        .filter((text) => text.startsWith("/**"))
        .at(-1) ?? "";
    return [{ value: one.getText(), doc: clean(doc.replace(/^\/\*\*|\*\/$/g, "").replace(/^\s*\*/gm, "")) }];
  });
}

/** Where a reader looks for it: the file that it stands in. */
function groupOf(node) {
  const file = node.getSourceFile().fileName;
  return file.slice(file.lastIndexOf("/") + 1).replace(/(\.d)?\.ts$/, "");
}

function entryOf(checker, symbol) {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const node = target.declarations?.[0];
  const shape = node && !hidden(node) && shapeOf(checker, node, symbol.name);
  if (!shape || WORKER_ONLY.has(symbol.name)) return null;
  return {
    name: symbol.name,
    ...shape,
    group: groupOf(node),
    doc: docOf(node),
    values: valuesOf(node),
    members: membersOf(checker, node),
  };
}

/**
 * Everything that `nonet/engine` exports, sorted by kind and name: `{ entries: [{ name, kind, signature, group, doc,
 * values, members }] }`. A kind is `function`, `class`, `interface`, `type` or `constant`; members are methods and
 * properties with `name`, `kind`, `optional`, `signature` and `doc`; values are those of a union of texts. `inProcess`
 * are the entries in which `nonet/engine/in-process` differs from it.
 */
export function engineModel() {
  const program = programOf([ENTRY, IN_PROCESS]);
  const entries = entriesOf(program, ENTRY);
  const known = new Set(entries.map(({ name, signature }) => `${name} ${signature}`));
  const inProcess = entriesOf(program, IN_PROCESS).filter(({ name, signature }) => !known.has(`${name} ${signature}`));
  return { entries, inProcess };
}

const KINDS = ["function", "class", "interface", "type", "constant"];

function entriesOf(program, entry) {
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(entry));
  const order = ({ kind, name }) => `${KINDS.indexOf(kind)}${name}`;
  const entries = checker
    .getExportsOfModule(module)
    .map((symbol) => entryOf(checker, symbol))
    .filter(Boolean);
  return entries.sort((a, b) => (order(a) < order(b) ? -1 : 1));
}
