/** Whole numbers that are added one after the other, as compact as they can be kept. */
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

  /** What was added, in its order; not to be kept while more is added. */
  all(): Uint32Array {
    return this.#numbers.subarray(0, this.length);
  }
}
