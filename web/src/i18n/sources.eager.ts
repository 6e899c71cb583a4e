/** Every language inside the script: for the board element, and for the single file. */
export const sources: Record<string, string | (() => Promise<string>)> = import.meta.glob<string>("./*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** In the single file a text stands where the site has its address. */
export const fetchText = async (text: string): Promise<string> => text;
