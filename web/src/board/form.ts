/** The board as a part of a form: what it submits, when it is filled in, and how the form resets, disables and restores it. */
import type { PropertyValues } from "lit";
import { AssistedBoard } from "./assisted.js";

export abstract class FormBoard extends AssistedBoard {
  /** @internal */
  static formAssociated = true;
  /** @internal */
  static override properties = {
    ...AssistedBoard.properties,
    name: { reflect: true },
    required: { type: Boolean, reflect: true },
    disabled: { type: Boolean, reflect: true },
  };
  /** The name under which a form submits `value`; without one it is left out. */
  declare name: string;
  /** The form is only complete when the puzzle is solved. */
  declare required: boolean;
  /** The board takes part in nothing: not in the form, and not in what the player does. So it is too in a disabled `fieldset`. */
  declare disabled: boolean;
  abstract readonly: boolean;
  readonly #internals: ElementInternals;
  #isOffByForm = false;

  constructor() {
    super();
    this.#internals = this.attachInternals();
    this.name = "";
    this.required = false;
    this.disabled = false;
    // A click on a label goes to the element itself, which hands the keyboard to a cell.
    this.addEventListener("click", (event) => event.composedPath()[0] === this && this.focus());
    this.addEventListener("invalid", () => this.requestUpdate());
  }

  /** The form that the board belongs to. */
  get form(): HTMLFormElement | null {
    return this.#internals.form;
  }
  /** Its labels; the first one names the grid, unless `aria-label` does. */
  get labels(): NodeList {
    return this.#internals.labels;
  }
  /** What keeps the form from having it: `valueMissing` when it is `required` and not solved. */
  get validity(): ValidityState {
    return this.#internals.validity;
  }
  /** The same as a sentence in the element's language; "" when nothing does. */
  get validationMessage(): string {
    return this.#internals.validationMessage;
  }
  /** Whether the form looks at it at all: not when it is disabled. */
  get willValidate(): boolean {
    return this.#internals.willValidate;
  }
  /** Whether the form can have it; fires `invalid` when not. */
  checkValidity(): boolean {
    return this.#internals.checkValidity();
  }
  /** The same, and shows why not. */
  reportValidity(): boolean {
    return this.#internals.reportValidity();
  }

  /** @internal Takes nothing from the player, and cannot be reached. */
  protected get isOff(): boolean {
    return this.disabled || this.#isOffByForm;
  }
  /** @internal Looks at most: no change comes from the player. */
  get isLocked(): boolean {
    return this.readonly || this.isOff;
  }
  /** @internal The name of the grid where the page gives one. */
  protected get givenName(): string {
    const label = this.#internals.labels[0];
    return this.getAttribute("aria-label")?.trim() || label?.textContent?.trim() || "";
  }

  /** @internal */
  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const anchor = this.cursorElement;
    const isMissing = this.required && !this.solved;
    const message = this.language.text?.("board-required") ?? "!";
    if (isMissing) this.#internals.setValidity({ valueMissing: true }, message, anchor ?? undefined);
    else this.#internals.setValidity({});
    this.#submit();
  }
  abstract readonly solved: boolean;

  /** The record can be long, so it is only written where a form keeps it. */
  #submit(): void {
    if (this.#internals.form) this.#internals.setFormValue(this.value, this.record);
  }

  /** @internal */
  formAssociatedCallback(): void {
    this.requestUpdate();
  }
  /** @internal */
  formDisabledCallback(disabled: boolean): void {
    this.#isOffByForm = disabled;
    this.requestUpdate();
  }
  /** @internal The game begins anew with its puzzle. */
  formResetCallback(): void {
    this.load(this.getAttribute("puzzle") || this.givens);
  }
  /** @internal */
  formStateRestoreCallback(state: string): void {
    this.restore(state);
  }
}
