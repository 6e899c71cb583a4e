/** Every language as a file that is fetched when it is needed, for the site; but the fallback is inside the script. */
export const sources: Record<string, string | (() => Promise<string>)> = {
  ...import.meta.glob<string>(["./*.ftl", "!./en.ftl"], { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("./en.ftl", { query: "?raw", import: "default", eager: true }),
};
