/** `nonet-mcp`: the tools over standard input and output. */
import { stdin, stdout } from "node:process";
import { StdioServerTransport, serveStdio } from "@modelcontextprotocol/server/stdio";
import { version } from "../../package.json";
import { createEngine } from "../engine/node.js";
import { Lines } from "./lines.js";
import { makeServer } from "./server.js";

/** So many calls at the same time: a long one holds up no other. */
const engine = createEngine({ workers: 4 });
const lines = new Lines(stdin, stdout);
serveStdio(() => makeServer(engine, version), { transport: new StdioServerTransport(lines, lines.answers) });
