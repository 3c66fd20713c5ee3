import { MARKETS } from '@grossist/domain';
import { GrowingNumbers } from '../storage/compact-numbers.ts';
import { sharedBytes, sharedShorts, sharedWords, sharedWordsOf } from '../storage/shared.ts';
import { compareTexts, type StringTable, sortTexts, tableOf } from '../storage/string-table.ts';
import { TextPool } from '../storage/text-pool.ts';
import { bareNumberOf, normaliseNumber } from '../text/numbers.ts';
import type { SearchDocument } from '../types.ts';
import { buildFacets } from './build-facets.ts';
import { WordsBuilder } from './build-words.ts';
import { nameColumns } from './names.ts';
import type { Segment } from './segment.ts';

/** Every identifier of a document as it is written. */
const identifiersOf = ({ key, numbers }: SearchDocument): (string | undefined)[] => {
  const { el, hws, ean, supplier, alternatives = [] } = numbers;
  return [key, el, hws, ean, supplier, ...alternatives];
};

/** Every identifier of a document, normalised, without repetitions. */
export const numbersOf = (document: SearchDocument): string[] => {
  const normalised = identifiersOf(document).map((each) => normaliseNumber(each ?? ''));
  return [...new Set(normalised)].filter((each) => each !== '');
};

/** Adds the identifiers of a document, normalised, without repetitions. */
const addNumbers = (pool: TextPool, document: SearchDocument): void => {
  const first = pool.length;
  for (const identifier of identifiersOf(document)) {
    if (identifier === undefined) continue;
    const { units, length } = bareNumberOf(identifier);
    if (length === 0) continue;
    const added = pool.add(units, length);
    let known = first;
    while (!pool.isSame(known, added)) known++;
    if (known < added) pool.takeBack();
  }
};

const buildNumbers = (documents: readonly SearchDocument[]): { numbers: StringTable; numberOf: Uint32Array } => {
  const pool = new TextPool();
  const documentOf = new GrowingNumbers();
  documents.forEach((document, index) => {
    addNumbers(pool, document);
    while (documentOf.length < pool.length) documentOf.push(index);
  });
  const { table, order } = pool.sorted();
  return { numbers: table, numberOf: sharedWordsOf(order.map((number) => documentOf.at(number))) };
};

const marketBits = (document: SearchDocument): number =>
  document.markets.reduce((bits, market) => bits | (1 << MARKETS.indexOf(market)), 0);

const popularityOf = ({ popularity }: SearchDocument): number =>
  Number.isFinite(popularity) ? Math.min(1000, Math.max(0, Math.round(popularity))) : 0;

/** The inverse of a permutation. */
export const ranksOf = (order: Uint32Array): Uint32Array => {
  const ranks = sharedWords(order.length);
  order.forEach((document, rank) => {
    ranks[document] = rank;
  });
  return ranks;
};

/** A segment of documents with different keys. */
export const buildSegment = (unsorted: readonly SearchDocument[]): Segment => {
  const products = sortTexts([...new Set(unsorted.map(({ productKey }) => productKey))]);
  const productIds = new Map(products.map((product, index) => [product, index]));
  const productId = ({ productKey }: SearchDocument): number => productIds.get(productKey) ?? 0;
  const documents = unsorted.toSorted(
    (one, other) => productId(one) - productId(other) || compareTexts(one.key, other.key),
  );
  const numberByKey = new Map(documents.map(({ key }, index) => [key, index]));
  const keyOrder = sharedWordsOf(sortTexts([...numberByKey.keys()]).map((key) => numberByKey.get(key) ?? 0));
  const words = new WordsBuilder();
  const popularity = sharedShorts(documents.length);
  const markets = sharedBytes(documents.length);
  documents.forEach((document, index) => {
    words.add(index, document);
    popularity[index] = popularityOf(document);
    markets[index] = marketBits(document);
  });
  const productOf = sharedWordsOf(documents.map(productId));
  return {
    count: documents.length,
    keys: tableOf(documents.map(({ key }) => key)),
    keyOrder,
    keyRank: ranksOf(keyOrder),
    products: tableOf(products),
    productOf,
    popularity,
    markets,
    ...words.finish(),
    ...buildNumbers(documents),
    facets: buildFacets(documents, productOf, products.length),
    ...nameColumns(documents),
  };
};
