/** `nonet-mcp`: the tools over standard input and output. */
import process, { argv, stderr, stdin, stdout } from "node:process";
import { parseArgs } from "node:util";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { version } from "../../package.json";
import { createEngine } from "../engine/node.js";
import { Lines } from "./lines.js";
import { makeServer, TOOLS } from "./server.js";

const help =
  (): string => `nonet-mcp ${version}: Sudoku tools for assistants, as a server of the Model Context Protocol.

Usage: nonet-mcp [--limit SECONDS]

An assistant's program starts it and speaks with it over standard input and output. It reads no file and no network.
Its settings name the command, for instance:

  { "mcpServers": { "nonet": { "command": "nonet-mcp" } } }

Tools: ${TOOLS.map(({ name }) => name).join(", ")}

Options:
  --limit SECONDS  stop a call after so long (50, since many assistants wait for a minute); 0: never
  -h, --help       print this
  -V, --version    print the version
`;

async function serve(limit: number): Promise<void> {
  /** So many calls at the same time: a long one holds up no other. */
  const engine = createEngine({ workers: 4 });
  const lines = new Lines(stdin, stdout);
  const server = serveStdio(() => makeServer(engine, version, limit), { transport: lines });
  // If ever nothing is left to do that would answer a call, Node.js ends here, and not with 0.
  if (!(await lines.done)) process.exitCode = 1;
  await server.close();
}

const OPTIONS = {
  limit: { type: "string", default: "50" },
  help: { type: "boolean", short: "h" },
  version: { type: "boolean", short: "V" },
} as const;

function wrong(message: string): void {
  stderr.write(`nonet-mcp: ${message}. Run nonet-mcp --help for help.\n`);
  process.exitCode = 2;
}

async function run(): Promise<void> {
  const { values } = parseArgs({ args: argv.slice(2), options: OPTIONS });
  if (values.help) stdout.write(help());
  else if (values.version) stdout.write(`${version}\n`);
  else if (/^\d{1,6}$/.test(values.limit)) await serve(Number(values.limit));
  else wrong(`--limit wants whole seconds, at most six digits, not '${values.limit}'`);
}

const isOfOptions = (error: unknown): error is Error => /^ERR_PARSE_ARGS/.test((error as { code?: string }).code ?? "");

await run().catch((error: unknown) => {
  if (!isOfOptions(error)) throw error;
  wrong(error.message.split(/\n|\. /)[0]!);
});
