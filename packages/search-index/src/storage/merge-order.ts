/**
 * Which of several sorted sources comes next: a heap of their numbers. Of equal ones the source with the least
 * number is first, so that merging keeps the order of the sources.
 */
export class MergeOrder {
  readonly #heap: number[] = [];
  readonly #compare: (one: number, other: number) => number;

  /** `compare` compares what two sources are at now. */
  constructor(compare: (one: number, other: number) => number) {
    this.#compare = compare;
  }

  /** Adds a source that has something left. */
  add(source: number): void {
    let at = this.#heap.push(source) - 1;
    while (at > 0) {
      const parent = (at - 1) >>> 1;
      if (this.#before(this.#heap[parent]!, source)) break;
      this.#heap[at] = this.#heap[parent]!;
      at = parent;
    }
    this.#heap[at] = source;
  }

  /** The source whose turn it is, -1 when all are at their end. */
  get first(): number {
    return this.#heap[0] ?? -1;
  }

  /** Finds the new first after the first has moved on, or has ended. */
  moved(ended: boolean): void {
    const heap = this.#heap;
    const last = ended ? heap.pop() : heap[0];
    if (heap.length === 0 || last === undefined) return;
    let at = 0;
    for (;;) {
      let child = at * 2 + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && this.#before(heap[child + 1]!, heap[child]!)) child++;
      if (this.#before(last, heap[child]!)) break;
      heap[at] = heap[child]!;
      at = child;
    }
    heap[at] = last;
  }

  #before(one: number, other: number): boolean {
    const order = this.#compare(one, other);
    return order < 0 || (order === 0 && one <= other);
  }
}
