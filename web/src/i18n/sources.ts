/** Every language as a file that is fetched when it is needed: for the site. */
export const sources: Record<string, string | (() => Promise<string>)> = import.meta.glob<string>("./*.ftl", {
  query: "?raw",
  import: "default",
});
