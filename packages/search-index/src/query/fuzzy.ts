import type { Lexicon } from '../segment/segment.ts';
import { countOf } from '../storage/string-table.ts';

export interface FuzzyMatch {
  word: number;
  distance: number;
}

/** How many edits a word may be away: none below 4 letters, 1 from 4, 2 from 8; only words of letters. */
export const editsAllowed = (term: string): number => {
  if (!/^[a-z]{4,}$/.test(term)) return 0;
  return term.length < 8 ? 1 : 2;
};

const DEEPEST = 64;

/**
 * Words at most `most` insertions, deletions, replacements or swaps of neighbours away; with `beginning`,
 * words that begin with something that near. Walks the sorted lexicon once, keeps the rows of the shared
 * beginning, and passes over everything below a beginning that is too far already.
 */
export const fuzzyMatches = (
  { words, shared, masks }: Lexicon,
  term: string,
  most: number,
  languages: number,
  beginning: boolean,
): FuzzyMatch[] => {
  const wanted = Array.from(term, (letter) => letter.charCodeAt(0));
  const width = wanted.length + 1;
  const rows = new Uint8Array((DEEPEST + 1) * width);
  for (let column = 0; column < width; column++) rows[column] = column;
  /** Per depth the least distance of the whole term to a beginning up to there. */
  const least = new Uint8Array(DEEPEST + 1);
  least[0] = wanted.length;
  const matches: FuzzyMatch[] = [];
  const { bytes, offsets } = words;
  const count = countOf(words);
  let valid = 0;
  let dead = DEEPEST + 1;
  for (let word = 0; word < count; word++) {
    const common = shared[word]!;
    if (common >= dead) continue;
    dead = DEEPEST + 1;
    valid = Math.min(valid, common);
    const from = offsets[word]!;
    const length = offsets[word + 1]! - from;
    if (length > DEEPEST) continue;
    while (valid < length) {
      const depth = valid + 1;
      const near = fillRow(rows, width, depth, bytes, from, wanted);
      least[depth] = Math.min(least[valid]!, rows[depth * width + width - 1]!);
      valid = depth;
      if (near > most && !(beginning && least[depth] <= most)) {
        dead = depth;
        break;
      }
    }
    if (dead <= DEEPEST || (masks[word]! & languages) === 0) continue;
    const distance = beginning ? least[length]! : rows[length * width + width - 1]!;
    if (distance <= most) matches.push({ word, distance });
  }
  return matches;
};

/** Fills the row of one more letter and tells its least distance; a swap may still come back from the row before. */
const fillRow = (
  rows: Uint8Array,
  width: number,
  depth: number,
  bytes: Uint8Array,
  from: number,
  wanted: readonly number[],
): number => {
  const letter = bytes[from + depth - 1]!;
  const above = (depth - 1) * width;
  const here = depth * width;
  rows[here] = depth;
  let near = depth;
  for (let column = 1; column < width; column++) {
    const same = wanted[column - 1] === letter;
    let value = rows[above + column - 1]! + (same ? 0 : 1);
    value = Math.min(value, rows[above + column]! + 1, rows[here + column - 1]! + 1);
    if (depth > 1 && column > 1 && wanted[column - 2] === letter && wanted[column - 1] === bytes[from + depth - 2])
      value = Math.min(value, rows[above - width + column - 2]! + 1);
    rows[here + column] = value;
    near = Math.min(near, value, depth > 1 ? rows[above + column - 1]! + 1 : value);
  }
  return near;
};
