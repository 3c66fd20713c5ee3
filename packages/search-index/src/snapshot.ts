import { LANGUAGES, MARKETS } from '@grossist/domain';
import { buildSegment } from './segment/build.ts';
import type { LiveState } from './segment/live-state.ts';
import { LANGUAGE_COUNT, type Segment } from './segment/segment.ts';
import type { Postings } from './storage/postings.ts';
import { countOf, type StringTable } from './storage/string-table.ts';
import type { SearchDocument } from './types.ts';

/** A part of a segment or its state, as it lies in memory. */
export type Section = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/** Sections do not fit what they should be made to. */
export class WrongSections extends Error {
  override name = 'WrongSections';
}

/** Takes the sections of a file one after the other, as what they were. */
class SectionReader {
  readonly #sections: readonly Uint8Array[];
  #next = 0;

  /** The sections' bytes; each must begin where its numbers may. */
  constructor(sections: readonly Uint8Array[]) {
    this.#sections = sections;
  }

  /** @throws WrongSections when there is none left. */
  bytes(): Uint8Array {
    const section = this.#sections[this.#next++];
    if (section === undefined) throw new WrongSections('A section is missing');
    return section;
  }

  shorts(): Uint16Array {
    const { buffer, byteOffset, length } = this.#numbers(2);
    return new Uint16Array(buffer, byteOffset, length / 2);
  }

  words(): Uint32Array {
    const { buffer, byteOffset, length } = this.#numbers(4);
    return new Uint32Array(buffer, byteOffset, length / 4);
  }

  doubles(): Float64Array {
    const { buffer, byteOffset, length } = this.#numbers(8);
    return new Float64Array(buffer, byteOffset, length / 8);
  }

  #numbers(size: number): Uint8Array {
    const section = this.bytes();
    if (section.length % size !== 0) throw new WrongSections('A section has half a number');
    return section;
  }

  /** @throws WrongSections when sections are left. */
  end(): void {
    if (this.#next !== this.#sections.length) throw new WrongSections('There are sections too many');
  }
}

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

/** Increase when documents are indexed differently, or stored differently in a way that the sample does not show. */
const INDEX_VERSION = 2;

const TEXTS = 'Installationskabel 3G1,5 mm² H07V-K, rørbøjle Ø20 blå 16A IP44 Straße 230 V/50 Hz naïve ½" 2 x 2,5';

const SAMPLE: readonly SearchDocument[] = ['0100', '200', '300'].map((key, index) => ({
  key,
  productKey: `P${index % 2}`,
  numbers: { el: '00 12-34', hws: 'AB.12', ean: '5701234567899', supplier: 'NOIKLX 3G1,5', alternatives: ['X-1'] },
  typeDesignation: 'NOIKLX 3G1,5',
  texts: Object.fromEntries(LANGUAGES.map((language) => [language, { name: TEXTS, description: TEXTS }])),
  keywords: Object.fromEntries(LANGUAGES.map((language) => [language, [TEXTS]])),
  classCode: 'EC000001',
  nodePath: ['1', '1-1'],
  supplierCode: 'S',
  markets: MARKETS.slice(index),
  features: { EF1: 'EV1', EF2: 2.5, EF3: [1, 3], EF4: true },
  flags: { stocked: true, clearance: index === 0 },
  popularity: 7,
  limitingAssortments: ['L1'],
  exclusiveAssortments: ['E1'],
}));

/** A number that changes when this code would lay out documents otherwise than the code that wrote a snapshot. */
export const fingerprint = (checksum: (bytes: Uint8Array, before: number) => number): number =>
  segmentSections(buildSegment(SAMPLE)).reduce(
    (sum, { buffer, byteOffset, byteLength }) => checksum(new Uint8Array(buffer, byteOffset, byteLength), sum),
    INDEX_VERSION,
  );
