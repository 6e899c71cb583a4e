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

/** Told by the server's instructions, once for all tools. */
const warnings = z.array(z.string());

/** Of an answer nobody has to be told these: each list of tools costs whoever reads it. */
const NEEDLESS = /^(\$schema|additionalProperties|required|(min|max)(imum|Length|Items))$/;

const leanly = (value: unknown, needless: RegExp): unknown => {
  if (Array.isArray(value)) return value.map((one) => leanly(one, needless));
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => !needless.test(key));
  return Object.fromEntries(kept.map(([key, one]) => [key, leanly(one, needless)]));
};

/** A schema that is told in few words, and holds to all of them. */
function lean(schema: z.ZodObject): StandardSchemaWithJSON {
  const { jsonSchema, ...standard } = schema["~standard"];
  type Options = Parameters<typeof jsonSchema.input>[0];
  const told = {
    input: (options: Options) => leanly(jsonSchema.input(options), /^\$schema$/) as Record<string, unknown>,
    output: (options: Options) => leanly(jsonSchema.output(options), NEEDLESS) as Record<string, unknown>,
  };
  return { "~standard": { ...standard, jsonSchema: told } };
}

/** Holds the answer to its schema when it is compiled. Every answer has the warnings too. */
export const tool = <Input extends z.ZodObject, Output extends z.ZodObject>(
  described: Described<Input, Output>,
): Tool => ({
  ...described,
  input: lean(described.input),
  output: lean(described.output.extend({ warnings })),
  run: described.run as unknown as Tool["run"],
});
