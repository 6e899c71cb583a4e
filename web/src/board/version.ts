/** The version of the text that a game is kept as (`codec.ts`). */
const LATEST = 2;

/** Whether a newer version wrote it: then it is a game, and not for this one to judge. */
export const isNewer = (text: unknown): boolean => typeof text === "string" && Number(/^n(\d{1,9})~/.exec(text)?.[1]) > LATEST;
