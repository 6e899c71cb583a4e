/** Lists as variables of messages: each language writes them its own way, `a, b, and c` or `a、b和c`. */
import { FluentType, type Scope } from "@fluent/bundle";

export class ListOf extends FluentType<readonly string[]> {
  readonly #style: "long" | "narrow";

  /** `long` writes an "and" before the last item, `narrow` only separators. */
  constructor(items: readonly string[], style: "long" | "narrow" = "long") {
    super(items);
    this.#style = style;
  }

  override toString(scope: Scope): string {
    return new Intl.ListFormat(scope.bundle.locales, { style: this.#style, type: "conjunction" }).format(this.value);
  }
}
