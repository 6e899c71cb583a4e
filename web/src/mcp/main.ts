/** `nonet-mcp`: the tools over standard input and output. */
import process, { argv, stderr, stdin, stdout } from "node:process";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { version } from "../../package.json";
import { createEngine } from "../engine/node.js";
import { Lines } from "./lines.js";
import { makeServer, TOOLS } from "./server.js";

const help =
  (): string => `nonet-mcp ${version}: Sudoku tools for assistants, as a server of the Model Context Protocol.

Usage: nonet-mcp

An assistant's program starts it and speaks with it over standard input and output. It reads no file and no network.
Its settings name the command, for instance:

  { "mcpServers": { "nonet": { "command": "nonet-mcp" } } }

Tools: ${TOOLS.map(({ name }) => name).join(", ")}

Options:
  -h, --help     print this
  -V, --version  print the version
`;

async function serve(): Promise<void> {
  /** So many calls at the same time: a long one holds up no other. */
  const engine = createEngine({ workers: 4 });
  const lines = new Lines(stdin, stdout);
  const server = serveStdio(() => makeServer(engine, version), { transport: lines });
  // If ever nothing is left to do that would answer a call, Node.js ends here, and not with 0.
  if (!(await lines.done)) process.exitCode = 1;
  await server.close();
}

const [, , option] = argv;
if (option === undefined) await serve();
else if (option === "-h" || option === "--help") stdout.write(help());
else if (option === "-V" || option === "--version") stdout.write(`${version}\n`);
else {
  stderr.write(`nonet-mcp: there is no option '${option}'. Run nonet-mcp --help for help.\n`);
  process.exitCode = 2;
}
