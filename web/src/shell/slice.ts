/**
 * A room's own part of the page's state. Who imports the slice can read and change it; nobody else knows of it.
 * Values are replaced, never changed in place.
 */

/** The page that a value is of. */
export interface SliceHost {
  /** Draws it anew. */
  update(patch: object): void;
}

export class Slice<T> {
  readonly #initial: T;
  /** By page, so that two of them have nothing in common and a value goes with its page. */
  readonly #values = new WeakMap<object, T>();

  constructor(initial: T) {
    this.#initial = initial;
  }

  of(page: object): T {
    return this.#values.has(page) ? (this.#values.get(page) as T) : this.#initial;
  }

  /** Changes it, and the page follows. */
  set(page: SliceHost, value: T): void {
    this.keep(page, value);
    page.update({});
  }

  /** Changes parts of it, where there is one. */
  patch(page: SliceHost, change: Partial<NonNullable<T>>): void {
    const value = this.of(page);
    if (value) this.set(page, { ...value, ...change });
  }

  /** Changes what the page does not show. */
  keep(page: object, value: T): void {
    this.#values.set(page, value);
  }
}

/** A slice that begins with a value. */
export const slice = <T>(initial: T): Slice<T> => new Slice(initial);
