/**
 * Whom the frame listens to and tells of the game: its own origin, and those that `allow` names. The referrer does not
 * count: it names the page that led here, not the one around the frame. Messages are obeyed from the parent window
 * only.
 */
export class Origins {
  readonly #allowed: ReadonlySet<string>;

  /** `own`: the frame's origin; "null" where it has none, which is the name of every other window without one too. */
  constructor(own: string, named: readonly string[]) {
    this.#allowed = new Set(own === "null" ? named : [own, ...named]);
  }

  /** `*` is anybody, `null` a page without an origin: a file, or another sandbox. */
  allows(origin: string): boolean {
    return this.#allowed.has("*") || this.#allowed.has(origin);
  }

  /**
   * The origins to which news of the game goes: the browser delivers it where one is the parent's. Where it tells which
   * that is, only that one is tried, since every other leaves a complaint in the console.
   */
  targets(parent: string | undefined): string[] {
    if (this.#allowed.has("*")) return ["*"];
    if (parent !== undefined) return this.allows(parent) ? [parent === "null" ? "*" : parent] : [];
    // A window without an origin cannot be addressed but by "*".
    return this.#allowed.has("null") ? ["*"] : [...this.#allowed];
  }

  /** Key that keeps the games of different embedding pages apart in the storage that they may share. */
  get scope(): string {
    return [...this.#allowed].sort().join(" ");
  }
}

/** The origin that a text names, or null: `https://example.org`, without a path; `*`, `null`. */
export function readOrigin(text: string): string | null {
  if (text === "*" || text === "null") return text;
  try {
    const { protocol, origin, href } = new URL(text);
    return /^https?:$/.test(protocol) && href === `${origin}/` ? origin : null;
  } catch {
    return null;
  }
}
