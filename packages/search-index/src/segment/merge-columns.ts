import { ByteWriter } from '../storage/byte-writer.ts';
import { DROPPED, mergeTables } from '../storage/merge-tables.ts';
import { sharedWords } from '../storage/shared.ts';
import { countOf, type StringTable } from '../storage/string-table.ts';
import type { Places } from './merge-documents.ts';
import type { MergeSource } from './merge-source.ts';
import { LANGUAGE_COUNT, type Segment } from './segment.ts';

/** Fills a column of the outcome from the same column of the sources. */
export const gather = <T extends Uint8Array | Uint16Array | Uint32Array>(
  { count, sourceOf, documentOf }: Places,
  column: T,
  columns: readonly T[],
): T => {
  for (let index = 0; index < count; index++) column[index] = columns[sourceOf[index]!]![documentOf[index]!]!;
  return column;
};

export const mergeKeys = (sources: readonly MergeSource[], places: Places): StringTable => {
  const writer = new ByteWriter(sources.reduce((sum, { segment }) => sum + segment.keys.bytes.length, 0) || 1);
  const offsets = sharedWords(places.count + 1);
  for (let index = 0; index < places.count; index++) {
    const { bytes, offsets: ends } = sources[places.sourceOf[index]!]!.segment.keys;
    const document = places.documentOf[index]!;
    writer.copy(bytes, ends[document]!, ends[document + 1]!);
    offsets[index + 1] = writer.length;
  }
  return { bytes: writer.finish(), offsets };
};

export const mergeNumbers = (
  sources: readonly MergeSource[],
  { maps }: Places,
): Pick<Segment, 'numbers' | 'numberOf'> => {
  const merged = mergeTables(
    sources.map(({ segment }, source) => ({
      table: segment.numbers,
      keep: (entry) => maps[source]![segment.numberOf[entry]!] !== DROPPED,
    })),
    false,
  );
  const numberOf = sharedWords(countOf(merged.table));
  sources.forEach(({ segment }, source) => {
    const entries = merged.maps[source]!;
    for (let old = 0; old < entries.length; old++)
      if (entries[old] !== DROPPED) numberOf[entries[old]!] = maps[source]![segment.numberOf[old]!]!;
  });
  return { numbers: merged.table, numberOf };
};

export const mergeNames = (sources: readonly MergeSource[], places: Places): Pick<Segment, 'names' | 'nameRanks'> => {
  const marks = sources.map(({ segment }, source) => {
    const used = new Uint8Array(countOf(segment.names));
    const map = places.maps[source]!;
    for (const ranks of segment.nameRanks)
      for (let document = 0; document < map.length; document++)
        if (map[document] !== DROPPED) used[ranks[document]!] = 1;
    return used;
  });
  const names = mergeTables(
    sources.map(({ segment }, source) => ({ table: segment.names, keep: (name) => marks[source]![name] === 1 })),
    true,
  );
  const nameRanks = Array.from({ length: LANGUAGE_COUNT }, (_, language) => {
    const ranks = sharedWords(places.count);
    for (let index = 0; index < places.count; index++) {
      const source = places.sourceOf[index]!;
      const old = sources[source]!.segment.nameRanks[language]![places.documentOf[index]!]!;
      ranks[index] = names.maps[source]![old]!;
    }
    return ranks;
  });
  return { names: names.table, nameRanks };
};
