import { readUnit } from '../units/units.ts';
import {
  COLUMN_KINDS,
  type ColumnKind,
  CUSTOMERS_OWN,
  FILLERS,
  HEADER_WORDS,
  NOT_ORDERED,
  PER_WORDS,
  QUANTITY_STEMS,
  SUPPLIERS_OWN,
} from './data/header-words.ts';

export interface ColumnMeaning {
  kind: ColumnKind;
  /** False where the header only contains a word of the kind: "Anslået mængde". */
  isExact: boolean;
  /** The shop's unit that the header names beside the quantity, as in "Antal (m)" or "Menge [km]". */
  unit?: string;
  /** ISO 4217, as in "Pris (DKK)". */
  currency?: string;
}

const LONGEST_HEADER = 120;

/** Letters that are often written without their sign, or as two: "Stück" is Stuck and Stueck. */
const SPELLINGS: readonly (readonly [RegExp, string])[][] = [
  [
    [/ø/g, 'o'],
    [/æ/g, 'ae'],
  ],
  [
    [/ä/g, 'ae'],
    [/[öø]/g, 'oe'],
    [/ü/g, 'ue'],
    [/å/g, 'aa'],
    [/æ/g, 'ae'],
  ],
  [
    [/ø/g, 'o'],
    [/æ/g, 'a'],
  ],
];

const withoutMarks = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss').replaceAll('ð', 'd');

const spell = (text: string, spelling: readonly (readonly [RegExp, string])[]): string =>
  withoutMarks(spelling.reduce((word, [sign, letters]) => word.replace(sign, letters), text.normalize('NFC')));

const spellings = (word: string): string[] => SPELLINGS.map((spelling) => spell(word.toLowerCase(), spelling));

/** A header as it is compared: small letters without diacritics. */
const fold = (text: string): string => spell(text.toLowerCase(), SPELLINGS[0] ?? []);

const wordsOf = (list: string): string[] => list.trim().split(/\s+/);
const foldedSet = (list: string): ReadonlySet<string> => new Set(wordsOf(list).flatMap(spellings));

const KIND_OF_WORD = new Map<string, ColumnKind>();
for (const kind of COLUMN_KINDS)
  for (const word of wordsOf(HEADER_WORDS[kind]).flatMap(spellings))
    if (!KIND_OF_WORD.has(word)) KIND_OF_WORD.set(word, kind);

const STEMS = [...foldedSet(QUANTITY_STEMS)];
const NOT_ORDERED_WORDS = foldedSet(NOT_ORDERED);
const SUPPLIER_WORDS = foldedSet(SUPPLIERS_OWN);
const CUSTOMER_WORDS = foldedSet(CUSTOMERS_OWN);
const FILLER_WORDS = foldedSet(FILLERS);
const PER = foldedSet(PER_WORDS);
const CURRENCY = /^(?:dkk|eur|sek|nok|isk|usd|gbp|chf|pln)$/;
const NUMBER_WORD = /(?:nr|no|num|number|nummer|nummar|numre|nummern|numbers|kode|code|kod|kota|ean|gtin|sku)$/;
const PLURALS = ['s', 'e', 'r', 'n', 'er', 'en', 'es', 'ar', 'ir'];

/** The kind of a word, of its singular where it is a plural. */
const kindOf = (word: string): ColumnKind | undefined => {
  const known = KIND_OF_WORD.get(word) ?? KIND_OF_WORD.get(word.replace(/numre$/, 'nummer'));
  if (known !== undefined || word.length < 5) return known;
  for (const ending of PLURALS) {
    const kind = word.endsWith(ending) ? KIND_OF_WORD.get(word.slice(0, -ending.length)) : undefined;
    if (kind !== undefined) return kind;
  }
  return undefined;
};

const tokensOf = (text: string): string[] =>
  fold(text.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((token) => token !== '');

/** A unit of goods; hours and "pr." (also the code of a pair) are none beside a quantity. */
const unitOf = (token: string): string | undefined => {
  const unit = PER.has(token) ? undefined : readUnit(token)?.unit;
  return unit === 'HUR' ? undefined : unit;
};
const isBeside = (token: string): boolean =>
  FILLER_WORDS.has(token) || CURRENCY.test(token) || token === 'kr' || unitOf(token) !== undefined;
const isQuantityWord = (token: string): boolean =>
  kindOf(token) === 'quantity' || STEMS.some((stem) => token.endsWith(stem));

/** "Antal pr. pakke" is how much a package holds, "Pris pr. stk." still a price. */
const ofRatio = (head: ColumnKind | undefined): ColumnKind | undefined =>
  head === 'quantity' || head === 'orderedQuantity' ? 'otherQuantity' : head;

const ratioKind = (tokens: readonly string[]): ColumnKind | undefined => {
  const at = tokens.findIndex((token, index) => index > 0 && PER.has(token));
  if (at < 0 || at === tokens.length - 1) return undefined;
  const isPerLine = tokens.slice(at + 1).every((token) => kindOf(token) === 'lineNumber');
  const head = kindOf(tokens.slice(0, at).join('')) ?? exactKind(tokens.slice(0, at));
  return isPerLine ? head : ofRatio(head);
};

const exactKind = (tokens: readonly string[]): ColumnKind | undefined => {
  const whole = kindOf(tokens.join(''));
  if (whole !== undefined) return whole;
  const bare = tokens.filter((token) => !isBeside(token));
  return bare.length > 0 && bare.length < tokens.length ? kindOf(bare.join('')) : undefined;
};

/** A quantity beside words that say that it is not ordered, or how much a package holds: "Lagerantal", "Stk./kolli". */
const isOtherQuantity = (tokens: readonly string[]): boolean => {
  if (!tokens.some(isQuantityWord)) return false;
  const units = new Set(tokens.flatMap((token) => unitOf(token) ?? []));
  return tokens.some((token) => NOT_ORDERED_WORDS.has(token)) || (units.has('PCE') && units.size > 1);
};

/** "Number of pieces" counts, "Number" names. */
const isCount = (tokens: readonly string[]): boolean =>
  tokens.length > 1 && tokens.some((token) => kindOf(token) === 'quantity' || unitOf(token) !== undefined);

/** The kind of a header that says more than a known word does. */
const containedKind = (tokens: readonly string[]): ColumnKind | undefined => {
  if (tokens.some(isQuantityWord)) return 'quantity';
  const pairs = tokens.slice(1).map((token, index) => `${tokens[index] ?? ''}${token}`);
  for (const word of [...pairs, ...tokens]) {
    const kind = NUMBER_WORD.test(word) ? kindOf(word) : undefined;
    if (kind === undefined || kind === 'other' || kind === 'lineNumber') continue;
    if (kind !== 'any' && kind !== 'bareNumber') return kind;
    if (tokens.some((token) => SUPPLIER_WORDS.has(token))) return 'supplier';
    if (tokens.some((token) => CUSTOMER_WORDS.has(token))) return 'buyer';
    if (kind === 'any') return kind;
  }
  return undefined;
};

/** A quantity that is headed by its unit alone: "Meter". */
const measuredKind = (tokens: readonly string[]): ColumnKind | undefined =>
  tokens.every((token) => unitOf(token) !== undefined) ? 'quantity' : undefined;

/** Where a row says "100 m" or "1234567", it is no header. */
const hasLongNumber = (tokens: readonly string[]): boolean => tokens.some((token) => /\d{4}/.test(token));

/**
 * Returns what a column holds by its header, ignoring what surrounds the word: units, currencies, brackets, dots, plurals,
 * line breaks, capitals or missing diacritics. Undefined for a header that is not understood.
 */
export const columnMeaning = (header: string): ColumnMeaning | undefined => {
  const text = header.slice(0, LONGEST_HEADER);
  const main = tokensOf(text.replaceAll(/[([{<][^)\]}>]*[)\]}>]?/g, ' '));
  const all = tokensOf(text);
  const tokens = main.length > 0 ? main : all;
  if (tokens.length === 0 || hasLongNumber(tokens)) return undefined;
  const whole = kindOf(all.join(''));
  const exact = whole ?? ratioKind(tokens) ?? (isOtherQuantity(tokens) ? 'otherQuantity' : exactKind(tokens));
  const found = exact ?? containedKind(tokens) ?? measuredKind(tokens);
  if (found === undefined) return undefined;
  const kind = found === 'bareNumber' && isCount(tokens) ? 'quantity' : found;
  const unit = all
    .filter((token) => kindOf(token) !== 'quantity')
    .map(unitOf)
    .find((each) => each !== undefined);
  const currency = all.find((token) => CURRENCY.test(token)) ?? (text.includes('€') ? 'eur' : undefined);
  return {
    kind,
    isExact: exact === kind,
    ...(unit !== undefined && unit !== 'PCE' && { unit }),
    ...(currency !== undefined && { currency: currency.toUpperCase() }),
  };
};
