import { readAmount } from './amounts.ts';
import { fold } from './fold.ts';
import { BEFORE_NUMBER, CONTINUES, TOKEN } from './patterns.ts';

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

/** The words of a canonical text. Dimensions are one word however written: "3G1,5", "3 x 1,5" and "3x1.5" are "3x1.5". */
export const tokensOf = (text: string): Token[] => {
  const tokens: Token[] = [];
  for (const match of text.matchAll(TOKEN)) {
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

/**
 * A text cut at its spaces into pieces whose words do not depend on each other: amounts stay with what
 * may belong to them. Pieces recur where whole texts do not, which makes their words worth remembering.
 */
export const piecesOf = (text: string): string[] => {
  const pieces: string[] = [];
  let open = false;
  for (const chunk of canonicalText(text).split(' ')) {
    if (open && CONTINUES.test(chunk)) {
      pieces[pieces.length - 1] += ` ${chunk}`;
      continue;
    }
    open = /\d/.test(chunk) || BEFORE_NUMBER.test(chunk);
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

const REMEMBERED = 50_000;
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
