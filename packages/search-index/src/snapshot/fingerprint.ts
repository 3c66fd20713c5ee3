import { LANGUAGES, MARKETS } from '@grossist/domain';
import { buildSegment } from '../segment/build.ts';
import type { SearchDocument } from '../types.ts';
import { segmentSections } from './segment-sections.ts';

/** To be raised when documents are told to the index otherwise, or laid out otherwise in a way the sample does not show. */
export const INDEX_VERSION = 2;

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
