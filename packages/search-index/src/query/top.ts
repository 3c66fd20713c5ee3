/** Keeps the best of many: the greatest values, of equal values the least rank. A heap with the worst on top. */
export class Top {
  readonly #capacity: number;
  readonly #values: Float64Array;
  readonly #ranks: Uint32Array;
  readonly #items: Uint32Array;
  #size = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
    this.#values = new Float64Array(capacity);
    this.#ranks = new Uint32Array(capacity);
    this.#items = new Uint32Array(capacity);
  }

  /** What is worse than this can't be among the best any more. */
  get least(): number {
    return this.#size < this.#capacity ? Number.NEGATIVE_INFINITY : (this.#values[0] ?? Number.POSITIVE_INFINITY);
  }

  offer(item: number, value: number, rank: number): void {
    if (this.#size < this.#capacity) {
      this.#rise(this.#size++, item, value, rank);
      return;
    }
    if (this.#capacity === 0 || value < this.#values[0]!) return;
    if (value === this.#values[0] && rank > this.#ranks[0]!) return;
    this.#sink(item, value, rank);
  }

  /** Returns the items, in no order. */
  items(): Uint32Array {
    return this.#items.slice(0, this.#size);
  }

  /** Returns the items, the best first. */
  ordered(): number[] {
    const slots = Array.from({ length: this.#size }, (_, slot) => slot);
    slots.sort((one, other) => this.#values[other]! - this.#values[one]! || this.#ranks[one]! - this.#ranks[other]!);
    return slots.map((slot) => this.#items[slot]!);
  }

  #worse(slot: number, value: number, rank: number): boolean {
    const own = this.#values[slot]!;
    return own < value || (own === value && this.#ranks[slot]! > rank);
  }

  #put(slot: number, item: number, value: number, rank: number): void {
    this.#items[slot] = item;
    this.#values[slot] = value;
    this.#ranks[slot] = rank;
  }

  #move(from: number, to: number): void {
    this.#put(to, this.#items[from]!, this.#values[from]!, this.#ranks[from]!);
  }

  #rise(from: number, item: number, value: number, rank: number): void {
    let slot = from;
    while (slot > 0) {
      const parent = (slot - 1) >>> 1;
      if (this.#worse(parent, value, rank)) break;
      this.#move(parent, slot);
      slot = parent;
    }
    this.#put(slot, item, value, rank);
  }

  #sink(item: number, value: number, rank: number): void {
    let slot = 0;
    for (;;) {
      let child = slot * 2 + 1;
      if (child >= this.#size) break;
      const sibling = child + 1;
      if (sibling < this.#size && this.#worse(sibling, this.#values[child]!, this.#ranks[child]!)) child = sibling;
      if (!this.#worse(child, value, rank)) break;
      this.#move(child, slot);
      slot = child;
    }
    this.#put(slot, item, value, rank);
  }
}
