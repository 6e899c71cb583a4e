/** Every language as a text that is fetched when it is needed, for the site; but the fallback is inside the script. */
const files = import.meta.glob<string>(["./*.ftl", "!./en.ftl"], { query: "?url", import: "default", eager: true });

export const sources: Record<string, string | (() => Promise<string>)> = {
  ...Object.fromEntries(Object.entries(files).map(([path, url]) => [path, () => fetchText(url)])),
  ...import.meta.glob<string>("./en.ftl", { query: "?raw", import: "default", eager: true }),
};

/** Unlike the import of a module, a fetch that failed can be tried again in every browser: at once, past what keeps wrong answers on the way. */
export function fetchText(url: string): Promise<string> {
  return fetchOnce(url, "default").catch(() => fetchOnce(url, "reload"));
}

async function fetchOnce(url: string, cache: RequestCache): Promise<string> {
  const response = await fetch(url, { cache });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const text = await response.text();
  // Servers made for other applications answer with a page for whatever they do not have.
  if (/^\s*<(!doctype|html)\b/i.test(text)) throw new Error(`${url}: a page instead of the file`);
  return text;
}
