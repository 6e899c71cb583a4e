/** `nonet-mcp`: the tools over standard input and output. */
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { version } from "../../package.json";
import { createEngine } from "../engine/node.js";
import { makeServer } from "./server.js";

const engine = createEngine({ workers: 1 });
serveStdio(() => makeServer(engine, version));
