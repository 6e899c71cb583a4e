/** Whether a newer version wrote a game (`codec.ts`): then it is one, and not for this version to judge. */
export const isNewer = (text: unknown): boolean => typeof text === "string" && /^n([4-9]|[1-9]\d+)~/.test(text);
