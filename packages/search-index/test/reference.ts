import type { FacetSelection, Language, Market } from '@grossist/domain';
import type { AssortmentScope, FeatureValue, SearchDocument, SearchRequest, TermKind, Words } from '../src/index.ts';
import { languagesRead } from '../src/languages.ts';
import { endsWithHead, isHead, joinsOf, pairsOf, splitsOf, swappedSplitsOf } from '../src/query/compounds.ts';
import { withoutUnit } from '../src/query/evaluate.ts';
import { type ParsedQuery, parseQuery, type QueryWord } from '../src/query/parse.ts';
import { designationTerms, indexedTerms } from '../src/text/indexed-terms.ts';
import { normaliseNumber, numberForms } from '../src/text/numbers.ts';
import { stemOf } from '../src/text/word-forms.ts';

/** The search in its simplest form: reads every document for every query. */

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

interface Term {
  term: string;
  /** Absent: of no language, as in type designations. */
  language?: Language;
}

interface Known {
  document: SearchDocument;
  terms: readonly Term[];
  numbers: readonly string[];
}

const termsFor = (document: SearchDocument, language: Language, registered: readonly Registered[]): Term[] => {
  const codes = [
    `class ${document.classCode}`,
    `supplier ${document.supplierCode}`,
    ...document.nodePath.map((node) => `node ${node}`),
  ];
  const designation = document.typeDesignation ?? '';
  const own = [...indexedTerms(designation).map(({ term }) => term), ...designationTerms(designation)].map(
    (term): Term => ({ term }),
  );
  return languagesRead(language).reduce<Term[]>((terms, each) => {
    const texts = [
      document.texts[each]?.name ?? '',
      document.texts[each]?.description ?? '',
      ...(document.keywords?.[each] ?? []),
      ...registered
        .filter(({ kind, code }) => codes.includes(`${kind} ${code}`))
        .flatMap(({ words }) => words[each] ?? []),
    ];
    return [...terms, ...texts.flatMap((text) => indexedTerms(text).map(({ term }) => ({ term, language: each })))];
  }, own);
};

const know = (document: SearchDocument, language: Language, registered: readonly Registered[]): Known => {
  const { el, hws, ean, supplier, alternatives = [] } = document.numbers;
  const numbers = [document.key, el, hws, ean, supplier, ...alternatives].map((each) => normaliseNumber(each ?? ''));
  return { document, terms: termsFor(document, language, registered), numbers: numbers.filter((each) => each !== '') };
};

const isForm = (wanted: string, { term, language }: Term): boolean => {
  const stem = language === undefined ? undefined : stemOf(wanted, language);
  return stem !== undefined && language !== undefined && stemOf(term, language) === stem;
};

const isHeadOf = (word: string, { term, language }: Term): boolean =>
  language !== undefined && language !== 'en' && isHead(word) && endsWithHead(term, word);

const isTyped = ({ terms, numbers }: Known, { words, runs }: ParsedQuery, index: number): boolean => {
  const word = words[index];
  if (word === undefined) return false;
  const has = (wanted: string, open = false): boolean =>
    terms.some(({ term }) => (open ? term.startsWith(wanted) : term === wanted));
  const hasForm = (wanted: string): boolean => terms.some((term) => isForm(wanted, term));
  const { number, numberOpen } = word;
  const joined = pairsOf(words)
    .filter((pair) => pair.includes(index))
    .flatMap(([first, second]) => {
      const head = words[second];
      return joinsOf(words[first]?.term ?? '', head?.term ?? '').map((term) => has(term, head?.open) || hasForm(term));
    });
  return (
    has(word.term, word.open) ||
    hasForm(word.term) ||
    has(withoutUnit(word.term) ?? word.term) ||
    terms.some((term) => isHeadOf(word.term, term)) ||
    joined.includes(true) ||
    (number !== undefined &&
      numbers.some((each) => (numberOpen && each.startsWith(number)) || numberForms(number).includes(each))) ||
    runs.some(
      (run) =>
        run.from <= index &&
        index < run.to &&
        ((run.number !== undefined && numberForms(run.number).some((each) => numbers.includes(each))) ||
          (run.term !== undefined && has(run.term, run.open))),
    ) ||
    splitsOf(word.term).some(([first, second]) => has(first) && (has(second) || hasForm(second)))
  );
};

const editsAllowed = (term: string): number => (/^[a-z]{4,}$/.test(term) ? (term.length < 8 ? 1 : 2) : 0);

type Test = (known: Known) => boolean;

/** The least distance of the spellings of a word that are near enough; infinite when none is. */
const distanceTo = (word: QueryWord, term: string, distance: typeof editDistance): number =>
  Math.min(
    ...[word.term, word.unfolded ?? word.term].map((spelling) => {
      if (distance === beginningDistance && !word.open && spelling.length < 5) return Number.POSITIVE_INFINITY;
      const edits = distance(spelling, term);
      return edits <= editsAllowed(spelling) && term !== word.term ? edits : Number.POSITIVE_INFINITY;
    }),
  );

/** Documents with a compound in two parts, one of them mistyped. */
const isNearCompound = ({ terms }: Known, word: QueryWord): boolean => {
  const has = (part: string): boolean => terms.some(({ term }) => term === part);
  const hasForm = (part: string): boolean => terms.some((term) => isForm(part, term));
  const near = (part: string): boolean =>
    /^[a-z]+$/.test(part) && terms.some(({ term }) => editsAllowed(term) > 0 && editDistance(part, term) <= 1);
  const spellings = [word.term, word.unfolded ?? word.term];
  return (
    spellings.flatMap(swappedSplitsOf).some(([first, second]) => has(first) && (has(second) || hasForm(second))) ||
    spellings
      .flatMap(splitsOf)
      .some(
        ([first, second]) =>
          (near(first) && (has(second) || hasForm(second))) || ((has(first) || hasForm(first)) && near(second)),
      )
  );
};

/** Documents nearest to a word that is taken for a typing mistake; undefined when none is near enough. */
const nearTest = (market: readonly Known[], word: QueryWord): Test | undefined => {
  const words = new Set(market.flatMap(({ terms }) => terms.map(({ term }) => term)));
  for (const distance of [editDistance, beginningDistance]) {
    const distances = [...words].map((term) => ({ term, edits: distanceTo(word, term, distance) }));
    const least = Math.min(...distances.map(({ edits }) => edits));
    if (!Number.isFinite(least)) continue;
    const near = distances.filter(({ edits }) => edits === least).map(({ term }) => term);
    return ({ terms }) =>
      terms.some((known) => near.some((term) => known.term === term || isForm(term, known) || isHeadOf(term, known)));
  }
  const inParts: Test = (known) => isNearCompound(known, word);
  return market.some(inParts) ? inParts : undefined;
};

const passing = (market: readonly Known[], tests: readonly Test[]): Known[] =>
  market.filter((known) => tests.every((test) => test(known)));

/** Those with the most of the words, at least half of them, rounded down. */
const passingMost = (market: readonly Known[], tests: readonly Test[]): Known[] => {
  const passed = (known: Known): number => tests.filter((test) => test(known)).length;
  const most = Math.max(0, ...market.map(passed));
  return most >= Math.max(1, Math.floor(tests.length / 2)) ? market.filter((known) => passed(known) === most) : [];
};

const find = (market: readonly Known[], text: string, languages: readonly Language[]): Known[] => {
  const query = parseQuery(text, languages);
  const { words, number, bareNumber, numberAsPrefix } = query;
  if (words.length === 0 && number === '') return query.isEmpty ? [...market] : [];
  const numbered = market.filter(
    ({ numbers }) =>
      number !== '' &&
      [number, bareNumber].some((wanted) =>
        numbers.some((each) => numberForms(wanted).includes(each) || (numberAsPrefix && each.startsWith(wanted))),
      ),
  );
  if (words.length === 0) return numbered;
  const typed = words.map(
    (_, index): Test =>
      (known) =>
        isTyped(known, query, index),
  );
  if (numbered.length > 0) return [...new Set([...numbered, ...passing(market, typed)])];
  const counts = typed.map((test) => market.filter(test).length);
  const tests = typed.map((test, index) => {
    const word = words[index];
    return counts[index] === 0 && word !== undefined ? (nearTest(market, word) ?? test) : test;
  });
  const together = passing(market, tests);
  if (together.length > 0) return together;
  const rarest = [...words.keys()].sort((one, other) => (counts[one] ?? 0) - (counts[other] ?? 0) || one - other);
  let all = tests;
  for (const index of words.length > 1 ? rarest : []) {
    const word = words[index];
    const near = word === undefined || counts[index] === 0 ? undefined : nearTest(market, word);
    const found = near === undefined ? [] : passing(market, tests.with(index, near));
    if (found.length > 0) return found;
    if (near !== undefined) all = all.with(index, near);
  }
  const corrected = all === tests ? [] : passing(market, all);
  if (corrected.length > 0) return corrected;
  return passingMost(market, tests);
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

/** Whether a customer may see a document. */
const isSeen = (
  { exclusiveAssortments = [], limitingAssortments = [] }: SearchDocument,
  { granted, isLimited }: AssortmentScope = { granted: [], isLimited: false },
): boolean => {
  const isGranted = (codes: readonly string[]): boolean => codes.some((code) => granted.includes(code));
  if (exclusiveAssortments.length > 0 && !isGranted(exclusiveAssortments)) return false;
  return !isLimited || isGranted([...exclusiveAssortments, ...limitingAssortments]);
};

/** Documents found, in no order. */
export const naiveSearch = (
  documents: readonly SearchDocument[],
  registered: readonly Registered[],
  request: Pick<SearchRequest, 'query' | 'language' | 'nodeCode' | 'selectedFacets' | 'assortments'> & {
    market: Market;
  },
): SearchDocument[] => {
  const { market, language, query, nodeCode, selectedFacets = [] } = request;
  const inMarket = documents.filter(
    (document) => document.markets.includes(market) && isSeen(document, request.assortments),
  );
  return find(
    inMarket.map((document) => know(document, language, registered)),
    query,
    languagesRead(language),
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
