/** The reasons why a tool has no answer, each in a sentence that says how to mend it. */
export class ToolError extends Error {
  override readonly name = "ToolError";
}
