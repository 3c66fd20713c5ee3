import { LANGUAGES, type Texts, textIn } from '@grossist/domain';
import {
  FIXED_FACETS,
  featurePairText,
  intervalOf,
  nameKey,
  numbersOf,
  type PairKind,
  parsePair,
  type SearchDocument,
} from '@grossist/search-index';
import { type IndexedWords, indexedWords } from './words.ts';

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
