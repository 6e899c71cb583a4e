/** The tools as a server of the Model Context Protocol, which assistants speak with: https://modelcontextprotocol.io */
import { type CallToolResult, McpServer } from "@modelcontextprotocol/server";
import { type Engine, EngineError } from "../engine/index.js";
import { ToolError } from "./errors.js";
import type { Desk, Tool } from "./tool.js";
import { checkingTools } from "./tools/checking.js";
import { logicTools } from "./tools/logic.js";
import { makingTools } from "./tools/making.js";
import { textTools } from "./tools/texts.js";
import { whyNotTools } from "./tools/why-not.js";

export const TOOLS: readonly Tool[] = [...textTools, ...checkingTools, ...logicTools, ...whyNotTools, ...makingTools];

const INSTRUCTIONS =
  "Solves, checks, explains, rates, makes and converts Sudokus on this device. Puzzles are texts of 81 characters, or anything that a Sudoku program writes. Cells are named by row and column, such as r3c4. Where an answer has warnings, tell them to the person who asked. Never work a Sudoku out yourself: ask these tools.";

const failed = (text: string): CallToolResult => ({ content: [{ type: "text", text }], isError: true });

/** Errors that the caller can do something about are answers; others are faults of ours, and told as such. */
async function answered({ run }: Tool, desk: Desk, input: unknown): Promise<CallToolResult> {
  try {
    const { data, words } = await run(desk, input as never);
    const warnings = [...desk.warnings];
    const text = [words, ...warnings.map((warning) => `Note: ${warning}`)].join("\n");
    return { content: [{ type: "text", text }], structuredContent: { ...(data as object), warnings } };
  } catch (error) {
    if (error instanceof ToolError || error instanceof EngineError) return failed(error.message);
    throw error;
  }
}

/**
 * Most programs of assistants give up after a minute, and their people learn nothing of why: this answers before, where
 * `limit` seconds are not 0.
 */
async function answeredInTime(one: Tool, engine: Engine, signal: AbortSignal, input: unknown, limit: number) {
  const late = limit ? AbortSignal.timeout(limit * 1000) : null;
  const signals = late ? AbortSignal.any([signal, late]) : signal;
  try {
    return await answered(one, { engine, signal: signals, warnings: new Set() }, input);
  } catch (error) {
    if (!late?.aborted || signal.aborted) throw error;
    return failed(
      `Stopped after ${limit} s. Ask for less: fewer wishes, wider bounds, or only some techniques. nonet-mcp --limit SECONDS allows more.`,
    );
  }
}

/** Neither the tools nor the engine behind them change anything, or speak with anybody. Other hints are for tools that do. */
const annotations = { readOnlyHint: true, openWorldHint: false };

export function makeServer(engine: Engine, version: string, limit: number): McpServer {
  const server = new McpServer({ name: "nonet", title: "Nonet", version }, { instructions: INSTRUCTIONS });
  for (const one of TOOLS) {
    const { name, title, description, input: inputSchema, output: outputSchema } = one;
    server.registerTool(name, { title, description, inputSchema, outputSchema, annotations }, async (input, context) =>
      answeredInTime(one, engine, context.mcpReq.signal, input, limit),
    );
  }
  return server;
}
