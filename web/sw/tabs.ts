/** The tabs that are open: each knows of which version it is. */
import { pageAt } from "./addresses.js";

/** So long a tab may take to answer. */
const ANSWER_MS = 3000;

/** The script of each tab that shows a page which is kept (shell/offline.ts), by its name below the site; null where it does not answer. */
export async function scriptsOfTabs(clients: Clients, site: URL): Promise<(string | null)[]> {
  const tabs = await clients.matchAll({ type: "window", includeUncontrolled: true });
  return Promise.all(tabs.filter(({ url }) => isKept(url, site)).map(scriptOf));
}

function isKept(url: string, site: URL): boolean {
  const { origin, pathname } = new URL(url);
  return (
    origin === site.origin &&
    pathname.startsWith(site.pathname) &&
    pageAt(pathname.slice(site.pathname.length)) !== undefined
  );
}

function scriptOf(tab: Client): Promise<string | null> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(typeof data === "string" ? data : null);
    tab.postMessage({ type: "WHICH" }, [port2]);
    setTimeout(() => resolve(null), ANSWER_MS);
  });
}
