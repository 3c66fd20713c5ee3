/** Whole numbers that are added one after the other, stored compactly. */
export class GrowingNumbers {
  #numbers = new Uint32Array(1024);
  length = 0;

  push(number: number): void {
    if (this.length === this.#numbers.length) {
      const grown = new Uint32Array(this.length * 2);
      grown.set(this.#numbers);
      this.#numbers = grown;
    }
    this.#numbers[this.length++] = number;
  }

  /** One that was added. */
  at(index: number): number {
    return this.#numbers[index]!;
  }

  /** Takes back the last. */
  pop(): number {
    return this.#numbers[--this.length]!;
  }

  clear(): void {
    this.length = 0;
  }

  /** What was added, in its order; valid until more is added. */
  all(): Uint32Array {
    return this.#numbers.subarray(0, this.length);
  }
}

/** A slot that nothing is in. */
export const NONE = 0xffffffff;

/** Open addressing for so many entries: each entry's number is in the first free slot from its hash on. `size` is a power of two. */
export const slotsOf = (count: number, hashOf: (entry: number) => number, size: number): Uint32Array<ArrayBuffer> => {
  const slots = new Uint32Array(size).fill(NONE);
  for (let entry = 0; entry < count; entry++) {
    let slot = hashOf(entry) & (size - 1);
    while (slots[slot] !== NONE) slot = (slot + 1) & (size - 1);
    slots[slot] = entry;
  }
  return slots;
};
