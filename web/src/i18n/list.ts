/** Lists as variables of messages: each language writes them its own way, `a, b, and c` or `a、b和c`. */
import { FluentType, type Scope } from "@fluent/bundle";

const FORMATS = {
  and: { style: "long", type: "conjunction" },
  or: { style: "long", type: "disjunction" },
  narrow: { style: "narrow", type: "conjunction" },
} as const;

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
