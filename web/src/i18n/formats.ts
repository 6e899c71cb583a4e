/**
 * Dates, numbers and lists as people of a language write them. Nothing here throws: what cannot be written is "", and
 * the page is drawn without it.
 */

import { FluentType, type Scope } from "@fluent/bundle";

function written(write: () => string): string {
  try {
    return write();
  } catch {
    return "";
  }
}

export const dateText = (language: string, moment: number | Date, style: Intl.DateTimeFormatOptions): string =>
  written(() => new Intl.DateTimeFormat(language, style).format(moment));

export const numberText = (language: string, value: number | bigint, style: Intl.NumberFormatOptions = {}): string =>
  written(() => new Intl.NumberFormat(language, style).format(value));

export const listText = (language: string, items: readonly string[], style: Intl.ListFormatOptions): string =>
  written(() => new Intl.ListFormat(language, style).format(items));

/** The name of a language in itself. */
export const languageText = (tag: string, named: string): string =>
  written(() => new Intl.DisplayNames([tag], { type: "language" }).of(named) ?? tag) || tag;

const FORMATS = {
  and: { style: "long", type: "conjunction" },
  or: { style: "long", type: "disjunction" },
  narrow: { style: "narrow", type: "conjunction" },
} as const;

/** A list as a variable of messages: each language writes it its own way, `a, b, and c` or `a、b和c`. */
export class ListOf extends FluentType<readonly string[]> {
  readonly #format: keyof typeof FORMATS;

  /** `and` and `or` write that word before the last item, `narrow` only separators. */
  constructor(items: readonly string[], format: keyof typeof FORMATS = "and") {
    super(items);
    this.#format = format;
  }

  override toString(scope: Scope): string {
    return new Intl.ListFormat(scope.bundle.locales, FORMATS[this.#format]).format(this.value);
  }
}
