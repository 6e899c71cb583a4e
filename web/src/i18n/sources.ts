/** Texts that are files of the site, fetched when they are needed. */
/** The texts of each language by the path of its file: themselves, or how they are fetched. */
export type Sources = Readonly<Record<string, string | (() => Promise<string>)>>;

/** What is under way. */
const asked = new Set<string>();

/**
 * Unlike the import of a module, a fetch that failed can be tried again in every browser: at once, past what keeps
 * wrong answers on the way.
 */
export function fetchText(url: string): Promise<string> {
  // Browsers have a second request wait for one that hangs.
  const how = asked.has(url) ? "reload" : "default";
  asked.add(url);
  return fetchOnce(url, how)
    .catch(() => fetchOnce(url, "reload"))
    .finally(() => asked.delete(url));
}

/** Texts by the addresses of their files. */
export const fetched = (files: Readonly<Record<string, string>>): Sources =>
  Object.fromEntries(Object.entries(files).map(([path, url]) => [path, () => fetchText(url)]));

async function fetchOnce(url: string, cache: RequestCache): Promise<string> {
  const response = await fetch(url, { cache });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const text = await response.text();
  // Servers made for other applications answer with a page for whatever they do not have.
  if (/^\s*<(!doctype|html)\b/i.test(text)) throw new Error(`${url}: a page instead of the file`);
  // Behind its last line the build puts a sign (scripts/messages.mjs): what was cut off, or is empty, has none.
  if (import.meta.env.PROD && !text.endsWith("\n#")) throw new Error(`${url}: its end is missing`);
  return text;
}
