import { MARKETS } from '@grossist/domain';
import { type LiveState } from '../segment/live-state.ts';
import { LANGUAGE_COUNT, type Segment } from '../segment/segment.ts';
import type { Postings } from '../storage/postings.ts';
import { countOf, type StringTable } from '../storage/string-table.ts';
import { type Section, SectionReader, WrongSections } from './sections.ts';

/** The parts of a segment in a fixed order; `segmentFrom` reads them in the same. */
export const segmentSections = (segment: Segment): Section[] => {
  const { lexicon, facets } = segment;
  const both = ({ bytes, offsets }: StringTable | Postings): Section[] => [bytes, offsets];
  return [
    ...both(segment.keys),
    segment.keyOrder,
    segment.keyRank,
    ...both(segment.products),
    segment.productOf,
    segment.popularity,
    segment.markets,
    ...both(lexicon.words),
    lexicon.shared,
    lexicon.masks,
    ...both(segment.spellings),
    ...both(segment.words),
    segment.wordCounts,
    ...both(segment.numbers),
    segment.numberOf,
    ...both(facets.pairs),
    facets.low,
    facets.high,
    ...both(facets.documents),
    facets.ofDocuments.productStarts,
    facets.ofDocuments.ofProduct,
    facets.ofDocuments.starts,
    facets.ofDocuments.own,
    ...both(segment.names),
    ...segment.nameRanks,
  ];
};

/**
 * A segment from its sections, which stay where they are.
 * @throws WrongSections when they are not those of a segment
 */
export const segmentFrom = (sections: readonly Uint8Array[]): Segment => {
  const read = new SectionReader(sections);
  const table = (): StringTable => ({ bytes: read.bytes(), offsets: read.words() });
  const keys = table();
  const segment: Segment = {
    count: countOf(keys),
    keys,
    keyOrder: read.words(),
    keyRank: read.words(),
    products: table(),
    productOf: read.words(),
    popularity: read.shorts(),
    markets: read.bytes(),
    lexicon: { words: table(), shared: read.bytes(), masks: read.bytes() },
    spellings: table(),
    words: table(),
    wordCounts: read.words(),
    numbers: table(),
    numberOf: read.words(),
    facets: {
      pairs: table(),
      low: read.doubles(),
      high: read.doubles(),
      documents: table(),
      ofDocuments: {
        productStarts: read.words(),
        ofProduct: read.words(),
        starts: read.words(),
        own: read.words(),
      },
    },
    names: table(),
    nameRanks: Array.from({ length: LANGUAGE_COUNT }, () => read.words()),
  };
  read.end();
  if (segment.productOf.length !== segment.count) throw new WrongSections('Columns differ in length');
  return segment;
};

export const stateSections = ({ live, inMarket, marketCounts }: LiveState): Section[] => [
  live,
  ...inMarket,
  ...marketCounts,
];

/** How many sections a state has. */
export const STATE_SECTIONS = 1 + 2 * MARKETS.length;

/** @throws WrongSections when they are not those of a state */
export const stateFrom = (
  { liveCount, marketSize }: Pick<LiveState, 'liveCount' | 'marketSize'>,
  sections: readonly Uint8Array[],
): LiveState => {
  const read = new SectionReader(sections);
  const state: LiveState = {
    live: read.words(),
    liveCount,
    inMarket: MARKETS.map(() => read.words()),
    marketSize,
    marketCounts: MARKETS.map(() => read.words()),
  };
  read.end();
  return state;
};
