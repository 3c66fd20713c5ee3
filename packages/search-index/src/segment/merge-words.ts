import { mergeSpellings } from '../languages.ts';
import { ByteWriter } from '../storage/byte-writer.ts';
import { DROPPED, mergeTables } from '../storage/merge-tables.ts';
import { varintAt, varintSize } from '../storage/postings.ts';
import { sharedBytes, sharedWords } from '../storage/shared.ts';
import { countOf, type StringTable, textAt } from '../storage/string-table.ts';
import type { MergeSource } from './merge-documents.ts';
import { lexiconOf, type Segment } from './segment.ts';

const WEIGHTS = 0x10000;

/** The documents of one word with their weights, as one number each: in the order of documents once sorted. */
class WordList {
  readonly #entries: Float64Array;
  #length = 0;
  #isSorted = true;

  constructor(capacity: number) {
    this.#entries = new Float64Array(capacity);
  }

  /** Adds a word's list; ids are the new ones, dropped documents are left out. */
  read(segment: Segment, word: number, map: Uint32Array): void {
    const { bytes, offsets } = segment.words;
    const entries = this.#entries;
    const end = offsets[word + 1]!;
    let at = offsets[word]!;
    let document = -1;
    while (at < end) {
      const step = varintAt(bytes, at);
      at += varintSize(step);
      document += step + 1;
      const weight = bytes[at]! | (bytes[at + 1]! << 8);
      at += 2;
      const renumbered = map[document]!;
      if (renumbered === DROPPED) continue;
      const entry = renumbered * WEIGHTS + weight;
      if (this.#length > 0 && entries[this.#length - 1]! > entry) this.#isSorted = false;
      entries[this.#length++] = entry;
    }
  }

  /** Writes the list as postings, tells its length and languages, and is empty again. */
  write(writer: ByteWriter): { count: number; mask: number } {
    const entries = this.#entries;
    const count = this.#length;
    if (!this.#isSorted) entries.subarray(0, count).sort();
    let mask = 0;
    let previous = -1;
    for (let index = 0; index < count; index++) {
      const entry = entries[index]!;
      const document = Math.floor(entry / WEIGHTS);
      const weight = entry - document * WEIGHTS;
      writer.varint(document - previous - 1);
      writer.byte(weight & 255);
      writer.byte(weight >>> 8);
      mask |= weight >>> 8;
      previous = document;
    }
    this.#length = 0;
    this.#isSorted = true;
    return { count, mask };
  }
}

/** Whether any document of a word is left. */
const isLeft = (segment: Segment, word: number, map: Uint32Array): boolean => {
  const { bytes, offsets } = segment.words;
  const end = offsets[word + 1]!;
  let at = offsets[word]!;
  let document = -1;
  while (at < end) {
    const step = varintAt(bytes, at);
    at += varintSize(step);
    document += step + 1;
    at += 2;
    if (map[document] !== DROPPED) return true;
  }
  return false;
};

type Words = Pick<Segment, 'lexicon' | 'spellings' | 'words' | 'wordCounts'>;

/** The spellings that go with each word of the merged lexicon. */
const mergedSpellings = (sources: readonly MergeSource[], maps: readonly Uint32Array[], count: number): StringTable => {
  const spelled = new Map<number, string>();
  sources.forEach(({ segment }, source) => {
    const { offsets } = segment.spellings;
    const map = maps[source]!;
    for (let word = 0; word < map.length; word++) {
      if (offsets[word] === offsets[word + 1] || map[word] === DROPPED) continue;
      const known = spelled.get(map[word]!) ?? '';
      spelled.set(map[word]!, mergeSpellings(known, textAt(segment.spellings, word)));
    }
  });
  const writer = new ByteWriter(count + 1);
  const offsets = sharedWords(count + 1);
  for (let word = 0; word < count; word++) {
    writer.text(spelled.get(word) ?? '');
    offsets[word + 1] = writer.length;
  }
  return { bytes: writer.finish(), offsets };
};

/** The words of several segments as one; `maps` tell each old document's new number. */
export const mergeWords = (sources: readonly MergeSource[], maps: readonly Uint32Array[]): Words => {
  const merged = mergeTables(
    sources.map(({ segment }, source) => ({
      table: segment.lexicon.words,
      keep: (word) => isLeft(segment, word, maps[source]!),
    })),
    true,
  );
  const count = countOf(merged.table);
  const at = sources.map(() => 0);
  const list = new WordList(maps.reduce((sum, map) => sum + map.length, 0));
  const writer = new ByteWriter(sources.reduce((sum, { segment }) => sum + segment.words.bytes.length, 0) || 1);
  const offsets = sharedWords(count + 1);
  const masks = sharedBytes(count);
  const wordCounts = sharedWords(count);
  for (let word = 0; word < count; word++) {
    for (let source = 0; source < sources.length; source++) {
      const map = merged.maps[source]!;
      while (at[source]! < map.length && map[at[source]!] === DROPPED) at[source]!++;
      if (map[at[source]!] !== word) continue;
      list.read(sources[source]!.segment, at[source]!, maps[source]!);
      at[source]!++;
    }
    const written = list.write(writer);
    masks[word] = written.mask;
    wordCounts[word] = written.count;
    offsets[word + 1] = writer.length;
  }
  return {
    lexicon: lexiconOf(merged.table, masks),
    spellings: mergedSpellings(sources, merged.maps, count),
    words: { bytes: writer.finish(), offsets },
    wordCounts,
  };
};
