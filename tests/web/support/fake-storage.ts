/** A storage that can be full or blocked. */
export class FakeStorage implements Storage {
  readonly entries = new Map<string, string>();
  full = false;
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
    if (this.full) throw new DOMException("full", "QuotaExceededError");
    this.entries.set(key, value);
  }
  removeItem(key: string): void {
    this.#check();
    this.entries.delete(key);
  }
  #check(): void {
    if (this.blocked) throw new DOMException("blocked", "SecurityError");
  }
}
