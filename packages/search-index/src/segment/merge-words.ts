import { ByteWriter } from '../storage/byte-writer.ts';
import { DROPPED, mergeTables } from '../storage/merge-tables.ts';
import { countOf, tableOf, textAt } from '../storage/string-table.ts';
import type { MergeSource } from './merge.ts';
import { lexiconOf, type Segment } from './segment.ts';
import { mergeSpellings } from './spellings.ts';

/** Reads one word's list; ids are the new ones, dropped documents are left out. */
const readList = (segment: Segment, word: number, map: Uint32Array, documents: number[], weights: number[]): void => {
  const { bytes, offsets } = segment.words;
  const end = offsets[word + 1]!;
  let at = offsets[word]!;
  let document = -1;
  while (at < end) {
    let byte = bytes[at++]!;
    let step = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++]!;
      step |= (byte & 127) << shift;
    }
    document += step + 1;
    const weight = bytes[at]! | (bytes[at + 1]! << 8);
    at += 2;
    const renumbered = map[document]!;
    if (renumbered === DROPPED) continue;
    documents.push(renumbered);
    weights.push(weight);
  }
};

/** Per source and word whether any document is left. */
const wordsLeft = (segment: Segment, map: Uint32Array): Uint8Array => {
  const left = new Uint8Array(countOf(segment.lexicon.words));
  for (let word = 0; word < left.length; word++) {
    const documents: number[] = [];
    readList(segment, word, map, documents, []);
    if (documents.length > 0) left[word] = 1;
  }
  return left;
};

type Words = Pick<Segment, 'lexicon' | 'spellings' | 'words' | 'wordCounts'>;

/** The words of several segments as one; `maps` tell each old document's new number. */
export const mergeWords = (sources: readonly MergeSource[], maps: readonly Uint32Array[]): Words => {
  const left = sources.map(({ segment }, source) => wordsLeft(segment, maps[source]!));
  const merged = mergeTables(
    sources.map(({ segment }, source) => ({
      table: segment.lexicon.words,
      keep: (word) => left[source]![word] === 1,
    })),
    true,
  );
  const count = countOf(merged.table);
  const at = sources.map(() => 0);
  const writer = new ByteWriter(sources.reduce((sum, { segment }) => sum + segment.words.bytes.length, 0) || 1);
  const offsets = new Uint32Array(count + 1);
  const masks = new Uint8Array(count);
  const wordCounts = new Uint32Array(count);
  const spellings: string[] = [];
  for (let word = 0; word < count; word++) {
    const documents: number[] = [];
    const weights: number[] = [];
    let lists = 0;
    let spelling = '';
    sources.forEach(({ segment }, source) => {
      const map = merged.maps[source]!;
      while (at[source]! < map.length && map[at[source]!] === DROPPED) at[source]!++;
      const local = at[source]!;
      if (map[local] !== word) return;
      at[source]!++;
      lists++;
      readList(segment, local, maps[source]!, documents, weights);
      const { offsets: ends } = segment.spellings;
      if (ends[local] !== ends[local + 1]) spelling = mergeSpellings(spelling, textAt(segment.spellings, local));
    });
    const order = documents.map((_, index) => index);
    if (lists > 1) order.sort((one, other) => documents[one]! - documents[other]!);
    let previous = -1;
    for (const index of order) {
      const weight = weights[index]!;
      writer.varint(documents[index]! - previous - 1);
      writer.byte(weight & 255);
      writer.byte(weight >>> 8);
      masks[word]! |= weight >>> 8;
      previous = documents[index]!;
    }
    wordCounts[word] = documents.length;
    offsets[word + 1] = writer.length;
    spellings.push(spelling);
  }
  return {
    lexicon: lexiconOf(merged.table, masks),
    spellings: tableOf(spellings),
    words: { bytes: writer.finish(), offsets },
    wordCounts,
  };
};
