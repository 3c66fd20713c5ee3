import { readAmount } from './amounts.ts';
import { fold } from './fold.ts';
import { anyWord, beforeNumber, continues } from './patterns.ts';

/** A word of a text: its searchable form, as it was written (lower case), and where it stands in the text. */
export interface Token {
  term: string;
  written: string;
  start: number;
  end: number;
  /** What else a text with the word is found by: "1.5" and "1.5mm2" in "3x1,5 mm²", "16" in "16A". */
  further: readonly string[];
}

/** What a word has beyond this is not looked at. */
const LONGEST_WORD = 60;

const PLAIN = /^[ -~]*$/;
const UNEVEN = /\s\s|[^\S ]/;

/** Signs that mean the same: fractions on one line, inches, diameters. */
const signs = (text: string): string =>
  text
    .replace(/(\d)(?=[¼-¾⅐-⅞])/g, '$1 ')
    .normalize('NFKC')
    .replace(/⁄/g, '/')
    .replace(/[“”„‟″]|′′/g, '"')
    .replace(/[⌀∅]/g, 'ø')
    .replace(/[‐-―−]/g, '-');

/** Lower case, one form of compatibility characters, single spaces; positions of tokens are positions in this. */
export const canonicalText = (text: string): string => {
  const lower = (PLAIN.test(text) ? text : signs(text)).toLowerCase().replace(/''/g, '"');
  return UNEVEN.test(lower) ? lower.replace(/\s+/g, ' ') : lower;
};

const DIGIT = /\d/;
const WORD = /[\p{L}\p{N}]+/gu;
const PLAIN_WORD = /[a-z]+/gi;

/** What the words of a text look like: every other pattern of a token has a digit, and takes many times as long. */
const patternOf = (text: string): RegExp => {
  if (DIGIT.test(text)) return anyWord();
  return PLAIN.test(text) ? PLAIN_WORD : WORD;
};

/** The words of a canonical text. Dimensions are one word however written: "3G1,5", "3 x 1,5" and "3x1.5" are "3x1.5". */
export const tokensOf = (text: string): Token[] => {
  const tokens: Token[] = [];
  for (const match of text.matchAll(patternOf(text))) {
    const written = match[0];
    const { term, further } = readAmount(written) ?? { term: fold(written.slice(0, LONGEST_WORD)), further: [] };
    if (term !== '') tokens.push({ term, written, start: match.index, end: match.index + written.length, further });
  }
  return tokens;
};

/** "h07vk" in "H07V-K": what a hyphen, a dot or a slash keeps together. */
const joinedWithNext = (text: string, token: Token, next: Token | undefined): string[] =>
  next !== undefined && next.start === token.end + 1 && /[-/.]/.test(text.charAt(token.end))
    ? [token.term + next.term]
    : [];

const REMEMBERED = 50_000;

const MAY_CONTINUE = 1;
const MAY_BEGIN = 2;
const places = new Map<string, number>();

/** Whether an amount may go on with what stands between two spaces, and whether one may begin with it. */
const placeOf = (chunk: string): number => {
  const known = places.get(chunk);
  if (known !== undefined) return known;
  const begins = DIGIT.test(chunk) || beforeNumber().test(chunk);
  const place = (continues().test(chunk) ? MAY_CONTINUE : 0) | (begins ? MAY_BEGIN : 0);
  if (places.size >= REMEMBERED) places.clear();
  places.set(chunk, place);
  return place;
};

/**
 * A text cut at its spaces into pieces whose words do not depend on each other: amounts stay with what
 * may belong to them. Pieces recur where whole texts do not, which makes their words worth remembering.
 */
export const piecesOf = (text: string): string[] => {
  const pieces: string[] = [];
  let open = false;
  for (const chunk of canonicalText(text).split(' ')) {
    const place = placeOf(chunk);
    if (open && (place & MAY_CONTINUE) !== 0) {
      pieces[pieces.length - 1] += ` ${chunk}`;
      continue;
    }
    open = (place & MAY_BEGIN) !== 0;
    if (chunk !== '') pieces.push(chunk);
  }
  return pieces;
};

/** A term a text is found by, and how it was written. */
export interface IndexedTerm {
  term: string;
  written: string;
}

const termsOfPiece = (piece: string): IndexedTerm[] => {
  const tokens = tokensOf(piece);
  return tokens.flatMap((token, index) => [
    { term: token.term, written: /\d/.test(token.term) ? token.term : token.written },
    ...[...token.further, ...joinedWithNext(piece, token, tokens[index + 1])].map((term) => ({ term, written: term })),
  ]);
};

const remembered = new Map<string, readonly IndexedTerm[]>();

/** All terms a piece is found by, repeated as often as they occur. */
export const indexedTermsOfPiece = (piece: string): readonly IndexedTerm[] => {
  const known = remembered.get(piece);
  if (known !== undefined) return known;
  const terms = termsOfPiece(piece);
  if (remembered.size >= REMEMBERED) remembered.clear();
  remembered.set(piece, terms);
  return terms;
};

/** All terms a text is found by, repeated as often as they occur. */
export const indexedTerms = (text: string): IndexedTerm[] => piecesOf(text).flatMap(indexedTermsOfPiece);
