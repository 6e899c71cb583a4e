/** Holdings of a page's heap, by constructor, from the snapshots that Chromium takes. */
import type { Page } from "@playwright/test";

/** Of each constructor (or kind of value), how many there are and how many bytes they take themselves. */
export type Holdings = Map<string, { count: number; bytes: number }>;

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: (string[] | string)[] } };
  nodes: number[];
  strings: string[];
}

/** Strings and code are of many names that say nothing; they are counted by their kind. */
const nameOf = (type: string, name: string): string =>
  type === "object" || type === "native" || type === "closure" ? `${type} ${name}` : type;

function holdingsOf({ snapshot: { meta }, nodes, strings }: Snapshot): Holdings {
  const [type, name, size] = ["type", "name", "self_size"].map((field) => meta.node_fields.indexOf(field)) as [
    number,
    number,
    number,
  ];
  const types = meta.node_types[type] as string[];
  const holdings: Holdings = new Map();
  for (let at = 0; at < nodes.length; at += meta.node_fields.length) {
    const key = nameOf(types[nodes[at + type]!]!, strings[nodes[at + name]!]!);
    const held = holdings.get(key) ?? { count: 0, bytes: 0 };
    holdings.set(key, { count: held.count + 1, bytes: held.bytes + nodes[at + size]! });
  }
  return holdings;
}

/** Collects what can be collected, and counts what is left. */
export async function holdings(page: Page): Promise<Holdings> {
  const session = await page.context().newCDPSession(page);
  const pieces: string[] = [];
  session.on("HeapProfiler.addHeapSnapshotChunk", ({ chunk }) => pieces.push(chunk));
  await session.send("HeapProfiler.collectGarbage");
  await session.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  await session.detach();
  return holdingsOf(JSON.parse(pieces.join("")) as Snapshot);
}

/** The most of what has become more, a line each. */
export function growth(before: Holdings, after: Holdings, lines = 12): string[] {
  const grown = [...after].map(([name, { count, bytes }]) => ({
    name,
    count: count - (before.get(name)?.count ?? 0),
    bytes: bytes - (before.get(name)?.bytes ?? 0),
  }));
  return grown
    .filter(({ bytes }) => bytes > 0)
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, lines)
    .map(
      ({ name, count, bytes }) =>
        `${(bytes / 1024).toFixed(1).padStart(9)} kB in ${String(count).padStart(6)} more: ${name}`,
    );
}
