/** A storage that can be full or blocked. */
export class FakeStorage implements Storage {
  readonly entries = new Map<string, string>();
  full = false;
  /** How many characters there is room for, keys included. */
  room = Infinity;
  blocked = false;
  get length(): number {
    return this.entries.size;
  }
  clear(): void {
    this.entries.clear();
  }
  key(index: number): string | null {
    return [...this.entries.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    this.#check();
    return this.entries.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#check();
    if (this.full || this.#size() - (this.entries.get(key)?.length ?? -key.length) + value.length > this.room)
      throw new DOMException("full", "QuotaExceededError");
    this.entries.set(key, value);
  }
  removeItem(key: string): void {
    this.#check();
    this.entries.delete(key);
  }
  /** Leaves no room for anything more. */
  fill(): void {
    this.room = this.#size();
  }
  #size(): number {
    return [...this.entries].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  }
  #check(): void {
    if (this.blocked) throw new DOMException("blocked", "SecurityError");
  }
}
