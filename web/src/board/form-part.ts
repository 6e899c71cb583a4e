/** The board as a part of a form: what it submits, when it is filled in, and how the form resets, disables and restores it. */
import type { PropertyValues } from "lit";
import { decodeGame } from "../sudoku/codec.js";
import { text81 } from "../sudoku/geometry.js";
import { AssistedBoard } from "./assisted.js";
import { TEXT } from "./attributes.js";
import type { ChangeDetail } from "./events.js";

export abstract class FormBoard extends AssistedBoard {
  /** @internal */
  static formAssociated = true;
  /** @internal */
  static override properties = {
    ...AssistedBoard.properties,
    name: TEXT,
    required: { type: Boolean, reflect: true, noAccessor: true },
    disabled: { type: Boolean, reflect: true },
  };
  /** The name under which a form submits `value`; without one it is left out. */
  declare name: string;
  /** The board takes part in nothing: not in the form, and not in what the player does. So it is too in a disabled `fieldset`. */
  declare disabled: boolean;
  abstract readonly: boolean;
  readonly #internals: ElementInternals;
  #isOffByForm = false;
  #isRequired = false;

  constructor() {
    super();
    this.#internals = this.attachInternals();
    this.name = "";
    this.disabled = false;
    // A click on a label goes to the element itself, which hands the keyboard to a cell.
    this.addEventListener("click", (event) => event.composedPath()[0] === this && this.focus());
    this.addEventListener("invalid", () => this.requestUpdate());
  }

  /** The form is only complete when the puzzle is solved. */
  get required(): boolean {
    return this.#isRequired;
  }
  set required(required: boolean) {
    const before = this.#isRequired;
    this.#isRequired = Boolean(required);
    this.#validate();
    this.requestUpdate("required", before);
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
  /** @internal */
  override get isLocked(): boolean {
    return this.readonly || this.isOff;
  }
  /** @internal The name of the grid where the page gives one. */
  protected get givenName(): string {
    const [label] = this.#internals.labels;
    return (
      this.#textOf("aria-labelledby") || this.getAttribute("aria-label")?.trim() || label?.textContent?.trim() || ""
    );
  }

  /** The texts of the elements beside the board that an attribute names: what is in its shadow root cannot point at them. */
  #textOf(attribute: string): string {
    const root = this.getRootNode() as Document | ShadowRoot;
    const ids = this.getAttribute(attribute)?.split(/\s+/) ?? [];
    return ids
      .map((id) => (id && root.getElementById?.(id)?.textContent?.trim()) || "")
      .filter(Boolean)
      .join(" ");
  }

  /** @internal */
  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.#validate();
  }
  abstract readonly solved: boolean;

  /** @internal What listeners then ask of the form is true already. */
  protected override tell(kind: ChangeDetail["kind"]): void {
    if (kind !== "mode") this.#enter();
    super.tell(kind);
  }

  #enter(): void {
    this.#validate();
    // The record can be long, so it is only written where a form keeps it.
    if (this.#internals.form) this.#internals.setFormValue(this.value, this.record);
  }

  /** The place where a browser shows why, and the words for it, may come later. */
  #validate(): void {
    const anchor = this.cursorElement;
    const isMissing = this.required && !this.solved;
    const message = this.language.text?.("board-required") ?? "!";
    if (isMissing) this.#internals.setValidity({ valueMissing: true }, message, anchor ?? undefined);
    else this.#internals.setValidity({});
  }

  /** @internal */
  formAssociatedCallback(): void {
    this.#enter();
    this.requestUpdate();
  }
  /** @internal */
  formDisabledCallback(disabled: boolean): void {
    this.#isOffByForm = disabled;
    this.requestUpdate();
  }
  /** @internal The game begins anew with its puzzle. */
  formResetCallback(): void {
    this.load(/[1-9]/.test(this.givens) ? this.givens : this.getAttribute("puzzle") || this.givens);
  }
  /** @internal A game comes back, but not over another puzzle that the page has meanwhile. */
  formStateRestoreCallback(state: string): void {
    const game = decodeGame(state);
    if (game && (!/[1-9]/.test(this.loaded) || this.loaded === text81(game.givens))) this.restore(state);
  }
}
