import type { Language, Market } from '@grossist/domain';
import { LANGUAGES } from '@grossist/domain';
import type { FacetSelection, FeatureValue, SearchDocument, SearchRequest, TermKind, Words } from '../src/index.ts';
import { joinsOf, splitsOf } from '../src/query/compounds.ts';
import { parseQuery, type QueryWord } from '../src/query/parse.ts';
import { normaliseNumber } from '../src/text/numbers.ts';
import { indexedTerms } from '../src/text/tokens.ts';

/** The search, told in the simplest way there is: every document is read for every question. */

const READ: Partial<Record<Language, readonly Language[]>> = { nb: ['nb', 'da', 'en'], fo: ['fo', 'da', 'en'] };

export interface Registered {
  kind: TermKind;
  code: string;
  words: Words;
}

/** Insertions, deletions, replacements and swaps of neighbours from one word to another. */
export const editDistance = (one: string, other: string): number => {
  const rows = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (__, column) => (row === 0 ? column : row)),
  );
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= one.length; row++) {
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const edits = [at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + (same ? 0 : 1)];
      if (swapped) edits.push(at(row - 2, column - 2) + 1);
      rows[row]?.splice(column, 1, Math.min(...edits));
    }
  }
  return at(one.length, other.length);
};

const beginningDistance = (term: string, word: string): number =>
  Math.min(...Array.from({ length: word.length + 1 }, (_, length) => editDistance(term, word.slice(0, length))));

interface Known {
  document: SearchDocument;
  terms: readonly string[];
  numbers: readonly string[];
}

const termsFor = (document: SearchDocument, language: Language, registered: readonly Registered[]): string[] => {
  const read = READ[language] ?? [language, 'en'];
  const codes = [
    `class ${document.classCode}`,
    `supplier ${document.supplierCode}`,
    ...document.nodePath.map((node) => `node ${node}`),
  ];
  const texts = LANGUAGES.filter((each) => read.includes(each)).flatMap((each) => [
    document.texts[each]?.name ?? '',
    document.texts[each]?.description ?? '',
    ...registered
      .filter(({ kind, code }) => codes.includes(`${kind} ${code}`))
      .flatMap(({ words }) => words[each] ?? []),
  ]);
  return [document.typeDesignation ?? '', ...texts].flatMap((text) => indexedTerms(text).map(({ term }) => term));
};

const know = (document: SearchDocument, language: Language, registered: readonly Registered[]): Known => {
  const { el, hws, ean, supplier, alternatives = [] } = document.numbers;
  const numbers = [document.key, el, hws, ean, supplier, ...alternatives].map((each) => normaliseNumber(each ?? ''));
  return { document, terms: termsFor(document, language, registered), numbers: numbers.filter((each) => each !== '') };
};

const isTyped = ({ terms, numbers }: Known, words: readonly QueryWord[], index: number): boolean => {
  const word = words[index];
  if (word === undefined) return false;
  const has = (term: string, open: boolean): boolean =>
    terms.some((each) => (open ? each.startsWith(term) : each === term));
  const { number, numberOpen } = word;
  const joined = [index - 1, index].flatMap((at) => {
    const first = words[at];
    const second = words[at + 1];
    return first === undefined || second === undefined
      ? []
      : joinsOf(first.term, second.term).map((term) => has(term, second.open));
  });
  return (
    has(word.term, word.open) ||
    joined.includes(true) ||
    (number !== undefined && numbers.some((each) => (numberOpen ? each.startsWith(number) : each === number))) ||
    splitsOf(word.term).some(([first, second]) => has(first, false) && has(second, false))
  );
};

const editsAllowed = (term: string): number => (/^[a-z]{4,}$/.test(term) ? (term.length < 8 ? 1 : 2) : 0);

/** The test a document must pass for one word, corrected when nobody in the market passes the word as typed. */
const passesWord = (market: readonly Known[], words: readonly QueryWord[], index: number, correcting: boolean) => {
  const typed = (known: Known): boolean => isTyped(known, words, index);
  const word = words[index];
  if (word === undefined || !correcting || market.some(typed)) return typed;
  const distances = word.open ? [editDistance, beginningDistance] : [editDistance];
  for (const distance of distances) {
    for (let edits = 1; edits <= editsAllowed(word.term); edits++) {
      const near = ({ terms }: Known): boolean => terms.some((term) => distance(word.term, term) === edits);
      if (market.some(near)) return near;
    }
  }
  return typed;
};

const find = (market: readonly Known[], query: string): Known[] => {
  const { words, number, numberAsPrefix } = parseQuery(query);
  if (words.length === 0 && number === '') return [...market];
  const numbered = (known: Known): boolean =>
    number !== '' && known.numbers.some((each) => each === number || (numberAsPrefix && each.startsWith(number)));
  const correcting = !market.some(numbered);
  const tests = words.map((_, index) => passesWord(market, words, index, correcting));
  return market.filter((known) => numbered(known) || (tests.length > 0 && tests.every((test) => test(known))));
};

const valuesOf = (document: SearchDocument, key: string): readonly FeatureValue[] => {
  if (key === 'node') return document.nodePath;
  if (key === 'class') return document.classCode === undefined ? [] : [document.classCode];
  if (key === 'supplier') return document.supplierCode === undefined ? [] : [document.supplierCode];
  if (key === 'flag') return Object.entries(document.flags).flatMap(([flag, set]) => (set ? [flag] : []));
  const value = document.features[key];
  return value === undefined ? [] : [value];
};

const means = (chosen: string, value: FeatureValue): boolean => {
  if (typeof value === 'string' || typeof value === 'boolean') return String(value) === chosen;
  const [one, other] = typeof value === 'number' ? [value, value] : value;
  const parts = chosen.split('..');
  const [from = '', to = from] = parts;
  if (parts.length > 2 || chosen === '' || Number.isNaN(Number(from)) || Number.isNaN(Number(to))) return false;
  const low = from === '' ? Number.NEGATIVE_INFINITY : Number(from);
  const high = to === '' ? Number.POSITIVE_INFINITY : Number(to);
  return Math.min(one, other) <= high && Math.max(one, other) >= low;
};

const passes = (document: SearchDocument, { key, values }: FacetSelection): boolean =>
  values.length === 0 || values.some((chosen) => valuesOf(document, key).some((value) => means(chosen, value)));

/** Documents found, in no order. */
export const naiveSearch = (
  documents: readonly SearchDocument[],
  registered: readonly Registered[],
  request: Pick<SearchRequest, 'query' | 'language' | 'nodeCode' | 'selectedFacets'> & { market: Market },
): SearchDocument[] => {
  const { market, language, query, nodeCode, selectedFacets = [] } = request;
  const inMarket = documents.filter(({ markets }) => markets.includes(market));
  return find(
    inMarket.map((document) => know(document, language, registered)),
    query,
  )
    .map(({ document }) => document)
    .filter(({ nodePath }) => nodeCode === undefined || nodePath.includes(nodeCode))
    .filter((document) => selectedFacets.every((selection) => passes(document, selection)));
};

/** Different values of a facet among documents, as a facet lists them. */
export const naiveValues = (documents: readonly SearchDocument[], key: string): Set<string> =>
  new Set(
    documents
      .flatMap((document) => valuesOf(document, key))
      .map((value) => {
        if (typeof value !== 'object') return String(value);
        const [low, high] = [Math.min(...value), Math.max(...value)];
        return low === high ? String(low) : `${low}..${high}`;
      }),
  );
