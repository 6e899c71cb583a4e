/** What keeps a tool from its answer, in a sentence that says what to do about it. */
export class ToolError extends Error {
  override readonly name = "ToolError";
}
