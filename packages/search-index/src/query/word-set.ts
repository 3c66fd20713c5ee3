import type { LiveSegment } from '../segment/live-segment.ts';
import { andInto, type Bits, bitsFor, countBoth, hasBit } from '../storage/bitset.ts';

/** Per segment the documents a word of the query finds, and how well (0..1), valid where the bit is set. */
export interface WordSet {
  bits: Bits[];
  scores: Float32Array[];
}

export const emptySet = (segments: readonly LiveSegment[]): WordSet => ({
  bits: segments.map(({ segment }) => bitsFor(segment.count)),
  scores: segments.map((segment) => segment.lendScores()),
});

export const countIn = (set: WordSet, within: readonly Bits[]): number =>
  within.reduce((sum, bits, index) => sum + countBoth(set.bits[index]!, bits), 0);

export const mark = (bits: Bits, scores: Float32Array, document: number, score: number): void => {
  const bit = 1 << (document & 31);
  const word = document >>> 5;
  if ((bits[word]! & bit) === 0) {
    bits[word]! |= bit;
    scores[document] = score;
  } else if (scores[document]! < score) {
    scores[document] = score;
  }
};

/** What a word counts that a document has in none of the reader's own texts, only in those they fall back to. */
const FALLBACK = 0.8;

/** Marks the documents of a word's list that have the word in one of the languages, of which `own` count in full; only those `within`. */
export const markWord = (
  { segment }: LiveSegment,
  word: number,
  languages: number,
  own: number,
  weight: number,
  bits: Bits,
  scores: Float32Array,
  within?: Bits,
): void => {
  const { bytes, offsets } = segment.words;
  const end = offsets[word + 1]!;
  const scale = weight / 255;
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
    const spoken = bytes[at + 1]! & languages;
    if (spoken !== 0 && (within === undefined || hasBit(within, document)))
      mark(bits, scores, document, bytes[at]! * ((spoken & own) !== 0 ? scale : scale * FALLBACK));
    at += 2;
  }
};

/** Marks what both sets have. */
export const markBoth = (target: WordSet, one: WordSet, other: WordSet, weight: number): void => {
  target.bits.forEach((bits, index) => {
    const left = one.bits[index]!;
    const right = other.bits[index]!;
    const scores = target.scores[index]!;
    for (let word = 0; word < bits.length; word++) {
      let rest = left[word]! & right[word]!;
      while (rest !== 0) {
        const lowest = rest & -rest;
        const document = (word << 5) + 31 - Math.clz32(lowest);
        rest ^= lowest;
        const score = (one.scores[index]![document]! + other.scores[index]![document]!) / 2;
        mark(bits, scores, document, score * weight);
      }
    }
  });
};

/** Marks what another set has, with its scores. */
export const markAll = (target: WordSet, other: WordSet, weight: number): void =>
  markBoth(target, other, other, weight);

/** Keeps what another set has too, with the mean of the scores. */
export const keepBoth = (target: WordSet, other: WordSet): void => {
  target.bits.forEach((bits, index) => {
    andInto(bits, other.bits[index]!);
    const scores = target.scores[index]!;
    for (let word = 0; word < bits.length; word++)
      for (let rest = bits[word]!; rest !== 0; rest &= rest - 1) {
        const document = (word << 5) + 31 - Math.clz32(rest & -rest);
        scores[document] = (scores[document]! + other.scores[index]![document]!) / 2;
      }
  });
};

/** Adds to each of the documents' places in `into` what the set scores them, times `factor`. */
export const addScores = (
  set: WordSet,
  segment: number,
  factor: number,
  documents: Uint32Array,
  count: number,
  into: Float64Array,
): void => {
  const bits = set.bits[segment]!;
  const scores = set.scores[segment]!;
  for (let at = 0; at < count; at++) {
    const document = documents[at]!;
    if (hasBit(bits, document)) into[at]! += scores[document]! * factor;
  }
};
