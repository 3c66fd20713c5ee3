/** Documents of the OpenSearch index: tokens of words, pairs of facets, and all fields of a material. */

import { LANGUAGES, type Language, type Texts, textIn } from '@grossist/domain';
import {
  designationTerms,
  FIXED_FACETS,
  featurePairText,
  indexedTerms,
  intervalOf,
  nameKey,
  numbersOf,
  type PairKind,
  parsePair,
  type SearchDocument,
  stemOf,
} from '@grossist/search-index';

/** Words of no language, such as type designations. */
export const NEUTRAL = 'xx';

export type Tag = Language | typeof NEUTRAL;

/** What the tag and the sign after it take of a token. */
export const TAG_LENGTH = 3;

/** "da:kabel": the word itself. */
export const termToken = (tag: Tag, term: string): string => `${tag}:${term}`;

/** "da~kabl": what all forms of a word have in common. */
export const stemToken = (language: Language, stem: string): string => `${language}~${stem}`;

const reversed = (term: string): string => [...term].toReversed().join('');

/** What the reversed form of a word with an ending begins with: "da:lebak". */
export const endToken = (language: Language, end: string): string => `${language}:${reversed(end)}`;

interface IndexedWords {
  /** Terms and stems of everything. */
  all: string[];
  /** Of what a material is called: type designation, names, keywords. */
  main: string[];
  /** Words of letters written backwards, to find compounds by what they end with. */
  ends: string[];
  /** "da:ror=rør": how words are written that are indexed otherwise. */
  written: string[];
}

const PLAIN = /^[a-z]{6,}$/;

interface Collected {
  all: Set<string>;
  main: Set<string>;
  ends: Set<string>;
  written: Set<string>;
}

const collect = (into: Collected, tag: Tag, text: string | undefined, isMain: boolean): void => {
  if (text === undefined || text === '') return;
  for (const { term, written } of indexedTerms(text)) {
    const stem = tag === NEUTRAL ? undefined : stemOf(term, tag);
    const tokens = [termToken(tag, term), ...(tag === NEUTRAL || stem === undefined ? [] : [stemToken(tag, stem)])];
    for (const token of tokens) {
      into.all.add(token);
      if (isMain) into.main.add(token);
    }
    // English makes no compounds.
    if (tag !== NEUTRAL && tag !== 'en' && PLAIN.test(term)) into.ends.add(endToken(tag, term));
    if (written !== term) into.written.add(`${termToken(tag, term)}=${written}`);
  }
};

/** The words a document is found by, read by the same code as the embedded engine reads them. */
export const indexedWords = ({ typeDesignation, texts, keywords }: SearchDocument): IndexedWords => {
  const into: Collected = { all: new Set(), main: new Set(), ends: new Set(), written: new Set() };
  collect(into, NEUTRAL, typeDesignation, true);
  for (const term of designationTerms(typeDesignation ?? '')) {
    into.all.add(termToken(NEUTRAL, term));
    into.main.add(termToken(NEUTRAL, term));
  }
  for (const language of LANGUAGES) {
    collect(into, language, texts[language]?.name, true);
    // One by one: "K" and "16 A" are not "K16".
    for (const keyword of keywords?.[language] ?? []) collect(into, language, keyword, true);
    collect(into, language, texts[language]?.description, false);
  }
  return { all: [...into.all], main: [...into.main], ends: [...into.ends], written: [...into.written] };
};

/** A number as a text of 16 digits that sorts as the number does. */
const sortable = (number: number): string => {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, number + 0);
  const bits = view.getBigUint64(0);
  // Positive numbers go behind negative ones, and of those the greater amounts first.
  const ordered = bits >> 63n === 1n ? ~bits & 0xffff_ffff_ffff_ffffn : bits | (1n << 63n);
  return ordered.toString(16).padStart(16, '0');
};

/** One value of one facet as the index has it: "EF000007=sEV000202", "EF000060=n1.5", "node=sE011". */
export interface FacetPair {
  key: string;
  kind: PairKind;
  value: string;
}

const BETWEEN = '=';

export const pairToken = ({ key, kind, value }: FacetPair): string => `${key}${BETWEEN}${kind}${value}`;

/** What all pairs of a facet begin with. */
export const facetStart = (key: string): string => `${key}${BETWEEN}`;

export const parseToken = (token: string): FacetPair => {
  const end = token.indexOf(BETWEEN);
  const kind = token.charAt(end + 1);
  return { key: token.slice(0, end), kind: kind === 'n' || kind === 'b' ? kind : 's', value: token.slice(end + 2) };
};

/** A bound of a facet's numbers; those of one facet stand together in their order. */
export const boundToken = (key: string, number: number): string => `${key}${BETWEEN}${sortable(number)}`;

const FIXED: ReadonlySet<string> = new Set(FIXED_FACETS);

/** The field in which a facet's pairs are. */
export const pairField = (key: string): 'pairs.fixed' | 'pairs.features' =>
  FIXED.has(key) ? 'pairs.fixed' : 'pairs.features';

interface IndexedPairs {
  pairs: { fixed: string[]; features: string[] };
  /** Least and greatest of each number or interval. */
  lows: string[];
  highs: string[];
}

const fixedPairs = ({ nodePath, classCode, supplierCode, flags }: SearchDocument): string[] => {
  const token = (key: string, value: string): string => pairToken({ key, kind: 's', value });
  return [
    ...[...new Set(nodePath)].map((node) => token('node', node)),
    ...(classCode === undefined ? [] : [token('class', classCode)]),
    ...(supplierCode === undefined ? [] : [token('supplier', supplierCode)]),
    ...Object.entries(flags).flatMap(([flag, isSet]) => (isSet ? [token('flag', flag)] : [])),
  ];
};

/**
 * Everything of a document that is counted or chosen. Features named with "=" cannot be distinguished and are left out.
 */
const indexedPairs = (document: SearchDocument): IndexedPairs => {
  const features = Object.entries(document.features).flatMap(([key, value]) => {
    const text = key.includes(BETWEEN) ? undefined : featurePairText(key, value);
    return text === undefined ? [] : [parsePair(text)];
  });
  const bounds = features.flatMap(({ key, kind, value }) => {
    const interval = kind === 'n' ? intervalOf(value) : undefined;
    return interval === undefined ? [] : [{ key, ...interval }];
  });
  return {
    pairs: { fixed: fixedPairs(document), features: features.map(pairToken) },
    lows: bounds.map(({ key, low }) => boundToken(key, low)),
    highs: bounds.map(({ key, high }) => boundToken(key, high)),
  };
};

/** A material as it lies in the cluster. */
export interface IndexedDocument extends IndexedPairs {
  key: string;
  productKey: string;
  markets: readonly string[];
  popularity: number;
  numbers: readonly string[];
  words: IndexedWords;
  /** Per language what its readers' lists are sorted by. */
  names: Record<string, string>;
  nodePath: readonly string[];
  limiting: readonly string[];
  exclusive: readonly string[];
}

const MOST_POPULAR = 1000;

const namesOf = ({ texts }: SearchDocument): Record<string, string> => {
  const names: Texts = {};
  for (const language of LANGUAGES) {
    const name = texts[language]?.name;
    if (name !== undefined) names[language] = name;
  }
  return Object.fromEntries(LANGUAGES.map((language) => [language, nameKey(textIn(names, language)?.text ?? '')]));
};

const popularityOf = ({ popularity }: SearchDocument): number =>
  Number.isFinite(popularity) ? Math.min(MOST_POPULAR, Math.max(0, Math.round(popularity))) : 0;

export const documentOf = (document: SearchDocument): IndexedDocument => ({
  key: document.key,
  productKey: document.productKey,
  markets: document.markets,
  popularity: popularityOf(document),
  numbers: numbersOf(document),
  words: indexedWords(document),
  names: namesOf(document),
  nodePath: document.nodePath,
  ...indexedPairs(document),
  limiting: [...new Set(document.limitingAssortments)],
  exclusive: [...new Set(document.exclusiveAssortments)],
});
