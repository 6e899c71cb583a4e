/** Every language inside the script: for the single-file board element. */
export const sources: Record<string, string | (() => Promise<string>)> = import.meta.glob<string>("./*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
