import { anyWord, readAmount } from './amounts.ts';
import { fold } from './word-forms.ts';

/** A word of a text: its searchable form, as it was written (lower case), and its place in the text. */
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
