/** The model of `<nonet-board>` for pages, read from the JSDoc of its sources: a custom elements manifest. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { create, ts } from "@custom-elements-manifest/analyzer";
import { litPlugin } from "@custom-elements-manifest/analyzer/src/features/framework-plugins/lit/lit.js";
import { here } from "../vite.shared.mjs";

const CLASS = "NonetBoard";

const isInternal = (node) => ts.getJSDocTags(node).some((tag) => tag.tagName.text === "internal");

/**
 * Fields that a class only declares have their docs at the declaration, and the analyzer looks for them at
 * assignments.
 */
const docOf = (node) =>
  ts
    .getJSDocCommentsAndTags(node)
    .filter(ts.isJSDoc)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? "")
    .join("\n");

/** Says of each member what its source says and the analyzer does not: whether it is internal, its type, its text. */
const membersPlugin = {
  name: "nonet-members",
  analyzePhase({ node, moduleDoc }) {
    if (!ts.isClassDeclaration(node)) return;
    const found = moduleDoc.declarations?.find(({ name }) => name === node.name?.text);
    for (const member of node.members) {
      const known = found?.members?.find(({ name }) => name === member.name?.getText());
      if (!known) continue;
      if (isInternal(member) || ts.isPrivateIdentifier(member.name)) known.privacy = "private";
      known.description ??= docOf(member) || undefined;
      if (ts.isGetAccessor(member)) known.type = { text: member.type?.getText() ?? "unknown" };
      if (ts.isGetAccessor(member))
        known.readonly = !node.members.some(
          (other) => ts.isSetAccessor(other) && other.name.getText() === member.name.getText(),
        );
      else if (ts.isPropertyDeclaration(member) && member.type) known.type = { text: member.type.getText() };
    }
  },
};

/** The details of events, from the interface that types them. */
function eventTypes(sources) {
  const types = new Map();
  for (const source of sources) {
    ts.forEachChild(source, (node) => {
      if (!ts.isInterfaceDeclaration(node) || node.name.text !== "BoardEventMap") return;
      for (const member of node.members) types.set(member.name.text, member.type.getText(source));
    });
  }
  return types;
}

const isPublic = ({ privacy, static: isStatic, name }) =>
  !isStatic && (privacy ?? "public") === "public" && !name.startsWith("#");

/** Files of the board, tests and styles included: the analyzer follows the classes that one is made of. */
const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".d.ts"));

function analyse() {
  const folder = here("src/board");
  const sources = filesBelow(folder).map((name) =>
    ts.createSourceFile(`src/board/${name}`, readFileSync(join(folder, name), "utf8"), ts.ScriptTarget.ES2022, true),
  );
  const manifest = create({ modules: sources, plugins: [...litPlugin(), membersPlugin], context: { dev: false } });
  return { manifest, sources };
}

const byName = (a, b) => (a.name < b.name ? -1 : 1);

/** A member as the manifest has it, without where our sources have it. */
function toMember({
  inheritedFrom: _from,
  privacy: _public,
  reflects,
  attribute,
  resolveInitializer: _none,
  default: _value,
  readonly,
  ...member
}) {
  const type = member.type && { type: { text: member.type.text.replace(/\bmodel\./g, "") } };
  return {
    ...member,
    ...type,
    ...(readonly ? { readonly } : {}),
    ...(attribute ? { attribute } : {}),
    ...(reflects ? { reflects } : {}),
  };
}

/** A field that only an attribute's text explains has that text. */
function explained(member, attributes) {
  const description = member.description || attributes.find(({ fieldName }) => fieldName === member.name)?.description;
  return description ? { ...member, description } : member;
}

/** Attributes as the docs of the class tell them; the analyzer would mix them with what it finds at the fields. */
function attributesOf(sources, members) {
  const classes = sources
    .flatMap((source) => source.statements)
    .filter((node) => ts.isClassDeclaration(node) && node.name?.text === CLASS);
  const tags = classes.flatMap((node) => ts.getJSDocTags(node)).filter(({ tagName }) => tagName.text === "attr");
  return tags.map((tag) => {
    const [, type, name, description] = /^@attr \{([^}]+)\} ([\w-]+) - ([\s\S]*)$/.exec(clean(tag.getText())) ?? [];
    if (!name) throw new Error(`An @attr of ${CLASS} is not "@attr {type} name - text": ${tag.getText()}`);
    const field = members.find(({ attribute }) => attribute === name)?.name;
    return { name, type: { text: type }, description, ...(field ? { fieldName: field } : {}) };
  });
}

const clean = (text) =>
  text
    .replace(/\n\s*\*\s?/g, " ")
    .replace(/\s+/g, " ")
    .replace(/[\s*/]+$/, "")
    .trim();

/** The manifest of the package: https://github.com/webcomponents/custom-elements-manifest, schema 1.0.0. */
export function elementModel() {
  const { manifest, sources } = analyse();
  const element = manifest.modules
    .flatMap(({ declarations }) => declarations ?? [])
    .find(({ name, kind }) => name === CLASS && kind === "class");
  const types = eventTypes(sources);
  const members = element.members.filter(isPublic).map(toMember).sort(byName);
  const attributes = attributesOf(sources, members);
  const declaration = {
    kind: "class",
    customElement: true,
    name: CLASS,
    tagName: "nonet-board",
    description: "A Sudoku board that plays by keyboard, mouse, touch and screen reader.",
    attributes,
    members: members.map((member) => explained(member, attributes)),
    events: (element.events ?? [])
      .filter(({ name }) => types.has(name))
      .map(({ name, description }) => ({ name, type: { text: types.get(name) }, description })),
    slots: element.slots ?? [],
    cssParts: element.cssParts ?? [],
    cssProperties: element.cssProperties ?? [],
    superclass: { name: "HTMLElement" },
  };
  const exported = (path) => ({ kind: "js", name: CLASS, declaration: { name: CLASS, module: path } });
  return {
    schemaVersion: "1.0.0",
    readme: "README.md",
    modules: [
      {
        kind: "javascript-module",
        path: "class.js",
        declarations: [declaration],
        exports: [exported("class.js")],
      },
      {
        kind: "javascript-module",
        path: "define.js",
        declarations: [],
        exports: [
          {
            kind: "custom-element-definition",
            name: "nonet-board",
            declaration: { name: CLASS, module: "class.js" },
          },
        ],
      },
    ],
  };
}
