import type { LiveSegment } from '../segment/live-segment.ts';
import { type Bits, countBoth, hasBit } from '../storage/bitset.ts';
import { varintAt, varintSize } from '../storage/postings.ts';
import { FoundDocuments, type Marks, mark } from './found-documents.ts';

/** Per segment what a word of the query finds. */
export type WordSet = readonly FoundDocuments[];

export const emptySet = (segments: readonly LiveSegment[]): WordSet =>
  segments.map((segment) => new FoundDocuments(segment));

/** Per segment all that a set finds. */
export const bitsOf = (set: WordSet): Bits[] => set.map(({ bits }) => bits);

export const countIn = (set: WordSet, within: readonly Bits[]): number =>
  within.reduce((sum, bits, index) => (set[index]!.isEmpty ? sum : sum + countBoth(set[index]!.bits, bits)), 0);

/** What a word counts that a document has in none of the reader's own texts, only in those they fall back to. */
const FALLBACK = 0.8;

/** Marks the documents of a word's list that have the word in one of the languages, of which `own` count in full; only those `within`. */
export const markWord = (
  { segment }: LiveSegment,
  word: number,
  languages: number,
  own: number,
  weight: number,
  { bits, scores }: Marks,
  within?: Bits,
): void => {
  const { bytes, offsets } = segment.words;
  const end = offsets[word + 1]!;
  const scale = weight / 255;
  let at = offsets[word]!;
  let document = -1;
  while (at < end) {
    const step = varintAt(bytes, at);
    at += varintSize(step);
    document += step + 1;
    const spoken = bytes[at + 1]! & languages;
    if (spoken !== 0 && (within === undefined || hasBit(within, document)))
      mark(bits, scores, document, bytes[at]! * ((spoken & own) !== 0 ? scale : scale * FALLBACK));
    at += 2;
  }
};

/** Marks what both sets have, with the mean of their scores times `weight`. */
export const markBoth = (target: WordSet, one: WordSet, other: WordSet, weight: number): void => {
  target.forEach((found, index) => {
    const left = one[index]!;
    const right = other[index]!;
    if (left.isEmpty || right.isEmpty) return;
    const [own, others] = [left.bits, right.bits];
    const { bits, scores } = found.marks;
    for (let word = 0; word < bits.length; word++)
      for (let rest = own[word]! & others[word]!; rest !== 0; rest &= rest - 1) {
        const document = (word << 5) + 31 - Math.clz32(rest & -rest);
        mark(bits, scores, document, ((left.scoreOf(document) + right.scoreOf(document)) / 2) * weight);
      }
  });
};

/** Marks what another set has, with its scores. */
export const markAll = (target: WordSet, other: WordSet, weight: number): void =>
  markBoth(target, other, other, weight);

/** Keeps what another set has too, with the mean of the scores. */
export const keepBoth = (target: WordSet, other: WordSet): void => {
  target.forEach((found, index) => {
    found.keep(other[index]!);
  });
};
