import { ByteWriter } from './byte-writer.ts';
import { MergeOrder } from './merge-order.ts';
import { sharedWordsOf } from './shared.ts';
import { compareEntries, countOf, type StringTable } from './string-table.ts';

export const DROPPED = 0xffffffff;

export interface MergedTable {
  table: StringTable;
  /** Per source table: old entry to new entry, DROPPED when it was not kept. */
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
