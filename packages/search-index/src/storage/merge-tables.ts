import { ByteWriter } from './byte-writer.ts';
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
  const offsets: number[] = [0];
  const maps = sources.map(({ table }) => new Uint32Array(countOf(table)).fill(DROPPED));
  const at = sources.map(() => 0);
  let lastSource = -1;
  let lastIndex = -1;
  const skip = (source: number): void => {
    const { table, keep } = sources[source]!;
    while (at[source]! < countOf(table) && !keep(at[source]!)) at[source]!++;
  };
  sources.forEach((_, source) => {
    skip(source);
  });
  for (;;) {
    let least = -1;
    for (let source = 0; source < sources.length; source++) {
      const { table } = sources[source]!;
      if (at[source]! >= countOf(table)) continue;
      if (least < 0 || compareEntries(table, at[source]!, sources[least]!.table, at[least]!) < 0) least = source;
    }
    if (least < 0) break;
    const { table } = sources[least]!;
    const index = at[least]!;
    const repeated =
      distinct && lastSource >= 0 && compareEntries(table, index, sources[lastSource]!.table, lastIndex) === 0;
    if (!repeated) {
      writer.copy(table.bytes, table.offsets[index]!, table.offsets[index + 1]!);
      offsets.push(writer.length);
      lastSource = least;
      lastIndex = index;
    }
    maps[least]![index] = offsets.length - 2;
    at[least]!++;
    skip(least);
  }
  return { table: { bytes: writer.finish(), offsets: Uint32Array.from(offsets) }, maps };
};
