import { ByteWriter } from './byte-writer.ts';
import { sharedWordsOf } from './shared.ts';
import { compareEntries, countOf, type StringTable } from './string-table.ts';

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

export const DROPPED = 0xffffffff;

interface MergedTable {
  table: StringTable;
  /** Per source table: old entry to new entry, DROPPED when it was left out. */
  maps: readonly Uint32Array[];
}

/**
 * Sorted tables as one sorted table. Equal texts become one entry when `distinct`,
 * else each stays (numbers, where an entry belongs to one document).
 */
export const mergeTables = (
  sources: readonly { table: StringTable; keep: (index: number) => boolean }[],
  distinct: boolean,
): MergedTable => {
  const writer = new ByteWriter(sources.reduce((sum, { table }) => sum + table.bytes.length, 0) || 1);
  const offsets = new Uint32Array(sources.reduce((sum, { table }) => sum + countOf(table), 0) + 1);
  let count = 0;
  const maps = sources.map(({ table }) => new Uint32Array(countOf(table)).fill(DROPPED));
  const at = sources.map(() => 0);
  const atEnd = (source: number): boolean => {
    const { table, keep } = sources[source]!;
    const end = countOf(table);
    while (at[source]! < end && !keep(at[source]!)) at[source]!++;
    return at[source]! >= end;
  };
  const order = new MergeOrder((one, other) =>
    compareEntries(sources[one]!.table, at[one]!, sources[other]!.table, at[other]!),
  );
  for (let source = 0; source < sources.length; source++) if (!atEnd(source)) order.add(source);
  let last: { table: StringTable; index: number } | undefined;
  for (let least = order.first; least >= 0; least = order.first) {
    const { table } = sources[least]!;
    const index = at[least]!;
    const repeated = distinct && last !== undefined && compareEntries(table, index, last.table, last.index) === 0;
    if (!repeated) {
      writer.copy(table.bytes, table.offsets[index]!, table.offsets[index + 1]!);
      offsets[++count] = writer.length;
      last = { table, index };
    }
    maps[least]![index] = count - 1;
    at[least]!++;
    order.moved(atEnd(least));
  }
  return { table: { bytes: writer.finish(), offsets: sharedWordsOf(offsets.subarray(0, count + 1)) }, maps };
};
