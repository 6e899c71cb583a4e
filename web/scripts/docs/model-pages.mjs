// The references of the element and of the engine, from the models that the package is described by.
import { elementModel, engineModel } from "../models.mjs";
import { escape, heading, membersOf, slug, uniqueIds } from "./html.mjs";
import { highlighted, renderProse } from "./markdown.mjs";

const code = (text) => `<code>${escape(text)}</code>`;
const typescript = (text) => `<pre tabindex="0"><code>${highlighted(text, "typescript")}</code></pre>`;

const parameters = (list = []) =>
  list.map(({ name, optional, type }) => `${name}${optional ? "?" : ""}: ${type?.text ?? "unknown"}`).join(", ");

/** Entries under a heading each, so that all of them can be linked to. */
function part(id, title, list, entry) {
  if (!list?.length) return "";
  return `${heading(2, id, escape(title))}${list.map((one) => `<section class="entry">${entry(one)}</section>`).join("")}`;
}

const entryOf = (prefix, shown) => (one) => {
  const { name, signature, note } = shown(one);
  return `${heading(3, `${prefix}-${slug(name || "default")}`, code(name || "(default)"))}${signature ? typescript(signature) : ""}${renderProse(one.description)}${note ? `<p class="note">${note}</p>` : ""}`;
};

const field = ({ name, type, readonly, attribute }) => ({
  name,
  signature: `${readonly ? "readonly " : ""}${name}: ${type?.text ?? "unknown"}`,
  note: attribute ? `Attribute: <a href="#attribute-${slug(attribute)}">${code(attribute)}</a>` : "",
});

function elementPage() {
  const element = elementModel()
    .modules.flatMap(({ declarations }) => declarations)
    .find(({ customElement }) => customElement);
  const kind = (wanted) => element.members.filter((member) => member.kind === wanted);
  const html = [
    heading(1, "top", code("<nonet-board>")),
    renderProse(
      `${element.description} All events bubble and cross shadow roots. Made from the sources; \`custom-elements.json\` of the package says the same to editors.`,
    ),
    part(
      "attributes",
      "Attributes",
      element.attributes,
      entryOf("attribute", ({ name, type }) => ({ name, signature: type ? `${name}: ${type.text}` : "" })),
    ),
    part("properties", "Properties", kind("field"), entryOf("property", field)),
    part(
      "methods",
      "Methods",
      kind("method"),
      entryOf("method", ({ name, parameters: list, return: result }) => ({
        name,
        signature: `${name}(${parameters(list)}): ${result?.type?.text ?? "void"}`,
      })),
    ),
    part(
      "events",
      "Events",
      element.events,
      entryOf("event", ({ name, type }) => ({ name, signature: type?.text ?? "" })),
    ),
    part(
      "slots",
      "Slots",
      element.slots,
      entryOf("slot", ({ name }) => ({ name })),
    ),
    part(
      "parts",
      "Parts",
      element.cssParts,
      entryOf("part", ({ name }) => ({ name })),
    ),
    part(
      "custom-properties",
      "Custom properties",
      element.cssProperties,
      entryOf("property-css", ({ name, default: value }) => ({ name, note: value ? `Default: ${code(value)}` : "" })),
    ),
  ];
  return { path: "element", title: "<nonet-board>", english: true, html: html.join("") };
}

const KINDS = {
  function: "Functions",
  class: "Classes",
  interface: "Interfaces",
  type: "Types",
  constant: "Constants",
};
const FIRST = ["createEngine", "Engine", "EngineOptions", "EngineError"];

/** A long union or object reads better in lines. */
const wrapped = (signature) => (signature.length > 110 ? signature.replace(/ \| (?=")/g, "\n  | ") : signature);

function entryHtml({ name, signature, doc, values, members }, id = name) {
  const told = values.filter((value) => value.doc);
  const listed = [
    ...members.map((member) => [
      `<span id="${escape(`${id}.${member.name}`)}"><code>${highlighted(member.signature, "typescript")}</code></span>`,
      member.doc,
    ]),
    ...told.map(({ value, doc: text }) => [code(value), text]),
  ];
  const below = membersOf(listed.map(([term, text]) => [term, text ? renderProse(text) : ""]));
  return `<section class="entry">${heading(3, id, code(name))}${typescript(wrapped(signature))}${renderProse(doc)}${below}</section>`;
}

function enginePage() {
  const { entries, inProcess } = engineModel();
  const id = uniqueIds();
  const lead = FIRST.map((name) => entries.find((entry) => entry.name === name)).filter(Boolean);
  const rest = entries.filter(({ name }) => !FIRST.includes(name));
  const section = (title, list) =>
    list.length ? `${heading(2, id(slug(title)), escape(title))}${list.map((entry) => entryHtml(entry)).join("")}` : "";
  const html = [
    heading(1, "top", code("nonet/engine")),
    renderProse("The solver, hint giver and generator in JavaScript. Made from the types."),
    section("The engine", lead),
    ...Object.entries(KINDS).map(([kind, title]) =>
      section(
        title,
        rest.filter((entry) => entry.kind === kind),
      ),
    ),
    heading(2, id("in-process"), code("nonet/engine/in-process")),
    renderProse("It exports the same as `nonet/engine`, but for:"),
    ...inProcess.map((entry) => entryHtml(entry, `in-process-${entry.name}`)),
  ];
  return { path: "engine", title: "nonet/engine", english: true, html: html.join("") };
}

export const modelPages = () => [elementPage(), enginePage()];
