// The types of the npm package: those of the sources, and those of the element for frameworks with JSX or templates.
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { here } from "../vite.shared.mjs";

const OF_WASM = [
  "nonet.d.ts",
  "generate.d.ts",
  "logic.d.ts",
  "judge.d.ts",
  "rating.d.ts",
  "grids.d.ts",
  "edit.d.ts",
  "text.d.ts",
  "picture.d.ts",
];

/**
 * Browser types that the types of the board name. Where they are there, this adds nothing to them; in a program for
 * Node.js they are empty.
 */
const OF_BROWSER = `declare global {
  interface HTMLElement {}
  interface HTMLFormElement {}
  interface NodeList {}
  interface ValidityState {}
  interface FocusOptions {}
}

declare const ElementClass: typeof globalThis extends { HTMLElement: infer Class extends abstract new () => HTMLElement } ? Class : abstract new () => HTMLElement;
export { ElementClass };
`;

/** A WebAssembly module where a host imports it as one; where types know nothing of WebAssembly, any object. */
const OF_MODULE = `/** As hosts at the edge import it, for \`createEngine\` of \`nonet/engine/in-process\`. */
declare const module: typeof globalThis extends { WebAssembly: { Module: new (...args: never[]) => infer Module } } ? Module : object;
export default module;
`;

/** Without the imports of what only our own build knew. */
function withoutUnused(source) {
  const text = source
    .replace("extends LitElement", "extends ElementClass")
    .replace(/(class \w+ extends \w+) implements [\w, ]+/, "$1");
  const code = text.replace(/\/\*[\s\S]*?\*\//g, "");
  const isUsed = (name) => code.split(new RegExp(`\\b${name.replace(/^type |.* as /, "")}\\b`)).length > 2;
  return text.replace(/^import (type )?\{ (.*) \} from (".*");\n/gm, (_line, type, names, from) => {
    const used = names.split(", ").filter(isUsed);
    return used.length ? `import ${type ?? ""}{ ${used.join(", ")} } from ${from};\n` : "";
  });
}

/** Copies a declaration file and those it imports, and takes out what only our own build knows. */
function copyTypes(types, from, file, done = new Set()) {
  if (done.has(file)) return;
  done.add(file);
  const source = withoutUnused(readFileSync(join(from, file), "utf8"))
    .replaceAll('"#wasm"', '"../nonet.js"')
    .replaceAll('"#wasm-text"', '"../text.js"')
    .replaceAll('"#wasm-picture"', '"../picture.js"')
    .replace(/^(?=export declare class BoardCore )/m, `import { ElementClass } from "./browser.js";\n`);
  mkdirSync(dirname(join(types, file)), { recursive: true });
  writeFileSync(join(types, file), source);
  for (const [, name] of source.matchAll(/from "(\.[^"]+)\.js"/g)) {
    const next = join(dirname(file), `${name}.d.ts`);
    if (!OF_WASM.includes(next)) copyTypes(types, from, next, done);
  }
}

function copySources(types) {
  const from = mkdtempSync(join(tmpdir(), "nonet-types-"));
  const tsc = fileURLToPath(import.meta.resolve("typescript/package.json")).replace("package.json", "bin/tsc");
  const options = [
    "--declaration",
    "--emitDeclarationOnly",
    "--stripInternal",
    "--noEmit",
    "false",
    "--rootDir",
    "..",
    "--outDir",
    from,
  ];
  execFileSync(process.execPath, [tsc, "-p", here("tsconfig.json"), ...options], { cwd: here("."), stdio: "inherit" });
  writeFileSync(join(from, "web/src/board/browser.d.ts"), OF_BROWSER);
  for (const file of ["engine/index.d.ts", "engine/in-process.d.ts", "board/index.d.ts", "embed/host.d.ts"])
    copyTypes(types, join(from, "web/src"), file);
  // TypeScript looks for the types of a style sheet that is imported, too.
  writeFileSync(join(types, "board/css.d.ts"), "export {};\n");
  writeFileSync(join(types, "wasm.d.ts"), OF_MODULE);
  for (const file of OF_WASM) cpSync(here(`../wasm/${file}`), join(types, file));
  rmSync(from, { recursive: true });
}

const quoted = (text) => (/^[\w$]+$/.test(text) ? text : JSON.stringify(text));
const comment = (text) => `  /** ${(text ?? "").replace(/\s+/g, " ").replaceAll("*/", "* /")} */\n`;
const pascal = (name) => name.replace(/(^|-)(\w)/g, (_all, _dash, letter) => letter.toUpperCase());

/** Values that a setter takes besides those its getter gives: an attribute without a value is `true` in a template. */
const ALSO = { controls: " | boolean" };

const line = (name, type, description) => `${comment(description)}  ${quoted(name)}?: ${type} | undefined;\n`;
const isAttribute = ({ name }) => !/^(lang|aria-.*)$/.test(name);

/**
 * Props of the element in a template: attributes, properties, and listeners. `listeners` has a framework's names for
 * one, by the event; `properties` those for a property, by default its own.
 */
function propsOf({ attributes, members, events }, listeners, properties = (name) => [name]) {
  const settable = members.filter(({ kind, readonly }) => kind === "field" && !readonly);
  const props = settable.flatMap(({ name, description }) => {
    const type = `NonetBoard[${JSON.stringify(name)}]${ALSO[name] ?? ""}`;
    return properties(name).map((own) => line(own, type, description));
  });
  const named = new Set(settable.map(({ name }) => name));
  const attrs = attributes
    .filter((attribute) => isAttribute(attribute) && !named.has(attribute.name))
    .map(({ name, type, description }) => line(name, type.text.replaceAll("|", " | "), description));
  const listened = events.flatMap(({ name, description }) => {
    const type = `((event: BoardEventMap[${JSON.stringify(name)}]) => void)`;
    return listeners(name).map((own) => line(own, type, description));
  });
  return [...props, ...attrs, ...listened].join("");
}

const HEAD = `import type { BoardEventMap, NonetBoard } from "./board/index.js";\n`;

/** `<nonet-board>` in JSX: React 19 and Preact name a listener by "on" and the event. */
function jsx(framework, element, imports, html) {
  return `/** Defines the element when it is imported, and tells ${framework}'s JSX of it. */
${imports}${HEAD}
export interface NonetBoardProps {
${propsOf(element, (name) => [`on${name}`])}}

declare module "${framework}" {
  namespace JSX {
    interface IntrinsicElements {
      "nonet-board": NonetBoardProps & ${html};
    }
  }
}
`;
}

function vue(element) {
  return `/** Defines the element when it is imported, and tells Vue's templates of it. */
import type { HTMLAttributes, ReservedProps } from "vue";
${HEAD}
export interface NonetBoardProps {
${propsOf(element, (name) => [`on${pascal(name)}`])}}

declare module "vue" {
  interface GlobalComponents {
    "nonet-board": new () => { $props: NonetBoardProps & Omit<HTMLAttributes, keyof NonetBoardProps> & ReservedProps };
  }
}
`;
}

function svelte(element) {
  return `/** Defines the element when it is imported, and tells Svelte's templates of it. */
import type { HTMLAttributes } from "svelte/elements";
${HEAD}
export interface NonetBoardProps {
${propsOf(element, (name) => [`on${name}`, `on:${name}`])}}

declare module "svelte/elements" {
  interface SvelteHTMLElements {
    "nonet-board": NonetBoardProps & Omit<HTMLAttributes<NonetBoard>, keyof NonetBoardProps>;
  }
}
`;
}

/** Solid makes a property of whatever is written, in small letters: one with capitals has to say that it is one. */
const ofSolid = (name) => (/[A-Z]/.test(name) ? [`prop:${name}`] : [name, `prop:${name}`]);
const byPrefix = ({ attributes }) =>
  attributes.filter(isAttribute).map(({ name, type, description }) => {
    const isFlag = type.text === "boolean";
    return line(`${isFlag ? "bool" : "attr"}:${name}`, isFlag ? "boolean" : "string", description);
  });

function solid(element) {
  return `/** Defines the element when it is imported, and tells Solid's JSX of it. */
import type { JSX as SolidJSX } from "solid-js";
${HEAD}
export interface NonetBoardProps {
${propsOf(element, (name) => [`on${name}`, `on:${name}`], ofSolid)}${byPrefix(element).join("")}}

declare module "solid-js" {
  namespace JSX {
    interface IntrinsicElements {
      "nonet-board": NonetBoardProps & Omit<SolidJSX.HTMLAttributes<NonetBoard>, keyof NonetBoardProps>;
    }
  }
}
`;
}

/** Writes all types into a folder; `manifest` is the custom elements manifest. */
export function writeTypes(types, manifest) {
  const [element] = manifest.modules[0].declarations;
  mkdirSync(types, { recursive: true });
  copySources(types);
  const write = (name, text) => writeFileSync(join(types, `${name}.d.ts`), text);
  write("index", `export * from "./engine/index.js";\nexport * from "./board/index.js";\n`);
  write("define", `export { NonetBoard } from "./board/index.js";\n`);
  write("worker", "/** The script of the worker: it has an address, and nothing to import. */\nexport {};\n");
  write(
    "react",
    jsx(
      "react",
      element,
      `import type { DetailedHTMLProps, HTMLAttributes } from "react";\n`,
      "Omit<DetailedHTMLProps<HTMLAttributes<NonetBoard>, NonetBoard>, keyof NonetBoardProps>",
    ),
  );
  write(
    "preact",
    jsx(
      "preact",
      element,
      `import type { JSX as PreactJSX } from "preact";\n`,
      "Omit<PreactJSX.HTMLAttributes<NonetBoard>, keyof NonetBoardProps>",
    ),
  );
  write("vue", vue(element));
  write("svelte", svelte(element));
  write("solid", solid(element));
}
