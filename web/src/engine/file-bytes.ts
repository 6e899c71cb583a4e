/** A file of which only a part is in memory, and the bits of such a part. Whoever reads past the end, or has no end, gets a `RangeError`. */

/** So much is fetched at once, at least. */
const WINDOW = 1 << 16;
/** No file needs more of either; a broken one could go on for ever. */
const MOST_VIEWS = 50_000;
const MOST_FETCHES = 5_000;

export class FileBytes {
  readonly size: number;
  readonly #file: Blob;
  #from = 0;
  #bytes = new Uint8Array(0);
  #views = 0;
  #fetches = 0;

  constructor(file: Blob) {
    this.#file = file;
    this.size = file.size;
  }

  async view(at: number, length: number): Promise<DataView> {
    if (this.#views++ > MOST_VIEWS) throw new RangeError("There is no end of the file's parts.");
    if (at < this.#from || at + length > this.#from + this.#bytes.length) {
      if (this.#fetches++ > MOST_FETCHES) throw new RangeError("The file's parts lie too far from each other.");
      this.#bytes = new Uint8Array(await this.#file.slice(at, at + Math.max(length, WINDOW)).arrayBuffer());
      this.#from = at;
    }
    return new DataView(this.#bytes.buffer, at - this.#from, length);
  }

  /** Where the next byte of this value stands. */
  async find(byte: number, from: number): Promise<number> {
    for (let at = from; ; at = this.#from + this.#bytes.length) {
      await this.view(at, 1);
      const found = this.#bytes.indexOf(byte, at - this.#from);
      if (found >= 0) return this.#from + found;
    }
  }
}

export const textAt = (view: DataView, at: number, length = 4): string =>
  String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(at + index)));

/** Bits from the highest of each byte on. */
export class Bits {
  readonly #view: DataView;
  #at = 0;

  constructor(view: DataView) {
    this.#view = view;
  }

  take(count = 1): number {
    let value = 0;
    for (let i = 0; i < count; i++, this.#at++)
      value = 2 * value + ((this.#view.getUint8(this.#at >> 3) >> (7 - (this.#at & 7))) & 1);
    return value;
  }
}
