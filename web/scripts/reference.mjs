/** The reference of the package in Markdown, from the models of engine and element. */

const line = (text) => (text ?? "").replace(/\s+/g, " ").trim();
const cell = (text) => line(text).replaceAll("|", "\\|");
const code = (text) => `\`${text}\``;

function table(head, rows) {
  if (rows.length === 0) return "";
  const row = (cells) => `| ${cells.map(cell).join(" | ")} |`;
  return [row(head), `|${head.map(() => " --- |").join("")}`, ...rows.map(row), ""].join("\n");
}

/** Parameters as text: `name?: type`. */
const parameters = (list = []) =>
  list.map(({ name, optional, type }) => `${name}${optional ? "?" : ""}: ${type?.text ?? "unknown"}`).join(", ");

function elementPart({
  modules: [
    {
      declarations: [element],
    },
  ],
}) {
  const fields = element.members.filter(({ kind }) => kind === "field");
  const methods = element.members.filter(({ kind }) => kind === "method");
  const call = ({ name, parameters: list, return: result }) =>
    code(`${name}(${parameters(list)}): ${result?.type.text ?? "void"}`);
  return [
    "## `<nonet-board>`\n",
    element.description,
    "",
    "### Attributes\n",
    table(
      ["attribute", "type", "meaning"],
      element.attributes.map(({ name, type, description }) => [code(name), code(type.text), description]),
    ),
    "### Properties\n",
    table(
      ["property", "type", "meaning"],
      fields.map(({ name, type, readonly, description }) => [
        code(name),
        `${code(type?.text ?? "unknown")}${readonly ? ", read only" : ""}`,
        description,
      ]),
    ),
    "### Methods\n",
    table(
      ["method", "what it does"],
      methods.map((method) => [call(method), method.description]),
    ),
    "### Events\n",
    "All bubble and cross shadow roots.\n",
    table(
      ["event", "type", "when"],
      element.events.map(({ name, type, description }) => [code(name), code(type.text), description]),
    ),
    ...(element.slots.length
      ? [
          "### Slots\n",
          table(
            ["slot", "what goes there"],
            element.slots.map(({ name, description }) => [name ? code(name) : "(without a name)", description]),
          ),
        ]
      : []),
    "### Parts\n",
    table(
      ["part", "what it is"],
      element.cssParts.map(({ name, description }) => [code(name), description]),
    ),
    "### Custom properties\n",
    table(
      ["property", "default", "meaning"],
      element.cssProperties.map(({ name, default: value, description }) => [
        code(name),
        value ? code(value) : "",
        description,
      ]),
    ),
  ];
}

const KINDS = {
  function: "Functions",
  class: "Classes",
  interface: "Interfaces",
  type: "Types",
  constant: "Constants",
};

function entryPart({ name, signature, doc, values, members }) {
  const told = values.filter((value) => value.doc);
  return [
    `#### ${name}\n`,
    `\`\`\`ts\n${signature}\n\`\`\`\n`,
    doc ? `${doc}\n` : "",
    table(
      ["member", "meaning"],
      members.map((member) => [code(member.signature), member.doc]),
    ),
    table(
      ["value", "meaning"],
      told.map((value) => [code(value.value), value.doc]),
    ),
  ].filter(Boolean);
}

function enginePart({ entries, inProcess }) {
  const first = ["createEngine", "Engine", "EngineOptions", "EngineError"];
  const lead = first.map((name) => entries.find((entry) => entry.name === name)).filter(Boolean);
  const rest = entries.filter(({ name }) => !first.includes(name));
  const byKind = Object.entries(KINDS).flatMap(([kind, title]) => [
    `### ${title}\n`,
    ...rest.filter((entry) => entry.kind === kind).flatMap(entryPart),
  ]);
  const elsewhere = [
    "## `nonet/engine/in-process`\n",
    "It exports the same as `nonet/engine`, but for:\n",
    ...inProcess.flatMap(entryPart),
  ];
  return ["## `nonet/engine`\n", ...lead.flatMap(entryPart), ...byKind, ...elsewhere];
}

/** Both references as one text. */
export function reference(engine, element) {
  return [
    "# Reference of nonet\n",
    "Made from the sources; [README.md](README.md) shows how things go together.\n",
    ...elementPart(element),
    ...enginePart(engine),
  ].join("\n");
}
