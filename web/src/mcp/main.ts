/** `nonet-mcp`: the tools over standard input and output. */
import process, { stdin, stdout } from "node:process";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { version } from "../../package.json";
import { createEngine } from "../engine/node.js";
import { Lines } from "./lines.js";
import { makeServer } from "./server.js";

/** So many calls at the same time: a long one holds up no other. */
const engine = createEngine({ workers: 4 });
const lines = new Lines(stdin, stdout);
const server = serveStdio(() => makeServer(engine, version), { transport: lines });
// If ever nothing is left to do that would answer a call, Node.js ends here, and not with 0.
if (!(await lines.done)) process.exitCode = 1;
await server.close();
