/** What is kept of a fact: the line that it was told in and 32 bits of its content. */
export interface Seen {
  line: number;
  content: number;
}

const FIRST_CAPACITY = 1024;
/** Share of the slots that may be taken. */
const FULL = 0.75;

/** A hash table of fingerprints in typed arrays: 16 bytes a slot, where a Map takes several times as much. */
export class FingerprintTable {
  #keys = new Float64Array(FIRST_CAPACITY);
  #lines = new Uint32Array(FIRST_CAPACITY);
  #contents = new Uint32Array(FIRST_CAPACITY);
  #size = 0;

  get(key: number): Seen | undefined {
    const slot = this.#slotOf(key);
    return this.#keys[slot] === 0 ? undefined : { line: this.#lines[slot] ?? 0, content: this.#contents[slot] ?? 0 };
  }

  set(key: number, { line, content }: Seen): void {
    if (this.#size >= this.#keys.length * FULL) this.#grow();
    const slot = this.#slotOf(key);
    if (this.#keys[slot] === 0) this.#size += 1;
    this.#keys[slot] = key;
    this.#lines[slot] = line;
    this.#contents[slot] = content;
  }

  /** The slot that holds a key, else the free one where it belongs. */
  #slotOf(key: number): number {
    const last = this.#keys.length - 1;
    let slot = (key >>> 0) & last;
    while (this.#keys[slot] !== 0 && this.#keys[slot] !== key) slot = (slot + 1) & last;
    return slot;
  }

  #grow(): void {
    const [keys, lines, contents] = [this.#keys, this.#lines, this.#contents];
    this.#keys = new Float64Array(keys.length * 2);
    this.#lines = new Uint32Array(keys.length * 2);
    this.#contents = new Uint32Array(keys.length * 2);
    for (const [at, key] of keys.entries()) {
      if (key === 0) continue;
      const slot = this.#slotOf(key);
      this.#keys[slot] = key;
      this.#lines[slot] = lines[at] ?? 0;
      this.#contents[slot] = contents[at] ?? 0;
    }
  }
}
