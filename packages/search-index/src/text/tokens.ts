import { fold } from './fold.ts';

/** A word of a text: its searchable form, as it was written (lower case), and where it stands in the text. */
export interface Token {
  term: string;
  written: string;
  start: number;
  end: number;
}

const UNITS = 'mm2|m2|m3|mm|cm|km|kva|va|kv|mv|kwh|wh|kw|ma|ka|ah|khz|hz|ohm|bar|lm|kg|a|v|w|m|l|g|k';
const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
const APART = String.raw`(?<![\p{L}\p{N}])`;
const DONE = String.raw`(?![\p{L}\p{N}])`;
const CROSS = String.raw`${APART}${NUMBER}(?:\s?[x×*g]\s?${NUMBER})+`;
const MEASURE = String.raw`${APART}${NUMBER}(?:\s?(?:${UNITS}))?${DONE}`;
const TOKEN = new RegExp(`${CROSS}|${MEASURE}|[\\p{L}\\p{N}]+`, 'gu');
const BEFORE_UNIT = new RegExp(`^\\s?(${UNITS})${DONE}`, 'u');

const decimal = (text: string): string => {
  const point = text.replace(',', '.');
  return point.includes('.') ? point.replace(/\.?0+$/, '') : point;
};

const isCross = (raw: string): boolean => /^\d[\d.,]*\s?[x×*g]\s?\d/.test(raw);

const termOf = (raw: string): string => {
  if (!/^\d/.test(raw)) return fold(raw);
  const parts = raw.split(/\s?[x×*g]\s?/);
  if (isCross(raw)) return parts.map(decimal).join('x');
  const measure = /^(\d+(?:[.,]\d+)?)\s?(\p{L}[\p{L}\p{N}]*)?$/u.exec(raw);
  if (measure === null) return fold(raw);
  const unit = fold(measure[2] ?? '');
  // A cable typed as far as "3g" is the beginning of "3x1.5".
  return `${decimal(measure[1] ?? '')}${unit === 'g' || unit === '×' ? 'x' : unit}`;
};

const PLAIN = /^[ -~]*$/;
const UNEVEN = /\s\s|[^\S ]/;

/** Lower case, one form of compatibility characters, single spaces; positions of tokens are positions in this. */
export const canonicalText = (text: string): string => {
  const lower = (PLAIN.test(text) ? text : text.normalize('NFKC')).toLowerCase();
  return UNEVEN.test(lower) ? lower.replace(/\s+/g, ' ') : lower;
};

/** The words of a canonical text. Dimensions are one word however written: "3G1,5", "3 x 1,5" and "3x1.5" are "3x1.5". */
export const tokensOf = (text: string): Token[] => {
  const tokens: Token[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const term = termOf(match[0]);
    if (term !== '') tokens.push({ term, written: match[0], start: match.index, end: match.index + match[0].length });
  }
  return tokens;
};

/** What else a text is found by: "1.5" and "1.5mm2" in "3x1,5 mm²", "16" in "16A", "h07vk" in "H07V-K". */
const furtherTerms = (text: string, token: Token, next: Token | undefined): string[] => {
  const further: string[] = [];
  if (isCross(token.written)) {
    const parts = token.term.split('x');
    const unit = BEFORE_UNIT.exec(text.slice(token.end));
    further.push(...parts);
    if (unit !== null) further.push(`${parts.at(-1)}${unit[1]}`);
  } else {
    const amount = /^(\d+(?:\.\d+)?)\D/.exec(token.term);
    if (amount?.[1] !== undefined) further.push(amount[1]);
  }
  if (next !== undefined && next.start === token.end + 1 && /[-/.]/.test(text.charAt(token.end)))
    further.push(token.term + next.term);
  return further;
};

const CONTINUES = new RegExp(String.raw`^(?:\d|[x×*g](?:\d|$)|(?:${UNITS})(?![\p{L}\p{N}]))`, 'u');

/**
 * A text cut at its spaces into pieces whose words do not depend on each other: amounts stay with what
 * may belong to them. Pieces recur where whole texts do not, which makes their words worth remembering.
 */
export const piecesOf = (text: string): string[] => {
  const pieces: string[] = [];
  let open = false;
  for (const chunk of canonicalText(text).split(' ')) {
    const amount = /\d/.test(chunk);
    if (open && CONTINUES.test(chunk)) {
      pieces[pieces.length - 1] += ` ${chunk}`;
      continue;
    }
    open = amount;
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
    { term: token.term, written: /^\d/.test(token.written) ? token.term : token.written },
    ...furtherTerms(piece, token, tokens[index + 1]).map((term) => ({ term, written: term })),
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
