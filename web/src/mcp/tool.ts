/** The parts of a tool for assistants. */
import type { StandardSchemaWithJSON } from "@modelcontextprotocol/server";
import { z } from "zod";
import type { Engine } from "../engine/index.js";

/** Where a tool has its answers from, and until when they are wanted. */
export interface Desk {
  engine: Engine;
  signal: AbortSignal;
  /** Doubts about the texts that were read for the answer, which goes with them. */
  warnings: Set<string>;
}

/** An answer: by the schema, and in words for who reads it. */
export interface Answer<Output> {
  data: Output;
  words: string;
}

export interface Tool {
  name: string;
  title: string;
  /** When to use it, and what it answers: all that a model knows of it. */
  description: string;
  input: StandardSchemaWithJSON;
  output: StandardSchemaWithJSON;
  run(desk: Desk, input: never): Promise<Answer<unknown>>;
}

interface Described<Input extends z.ZodObject, Output extends z.ZodObject> {
  name: string;
  title: string;
  description: string;
  input: Input;
  output: Output;
  run(desk: Desk, input: z.output<Input>): Promise<Answer<z.input<Output>>>;
}

const warnings = z
  .array(z.string())
  .describe("Doubts about the text, and parts that were passed over. Tell them to the person who asked.");

/** Holds the answer to its schema when it is compiled. Every answer has the warnings too. */
export const tool = <Input extends z.ZodObject, Output extends z.ZodObject>(
  described: Described<Input, Output>,
): Tool => ({ ...described, output: described.output.extend({ warnings }) }) as unknown as Tool;
