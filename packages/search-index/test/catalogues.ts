import fc from 'fast-check';
import type { SearchDocument, SearchRequest } from '../src/index.ts';
import { aRequest } from './documents.ts';
import type { Registered } from './reference.ts';

const WORDS = [
  'kabel',
  'installationskabel',
  'installation',
  'kabler',
  'rør',
  'ror',
  'rørbøjle',
  'lampe',
  'lampet',
  'led',
  'ledlampe',
  'blå',
  'afbryder',
  '3G1,5',
  '3 x 2,5',
  '16 A',
  'H07V-K',
  '20 mm',
  'LED-lampe',
  '12/34.5',
  'IP44/20',
] as const;
const TYPED = [
  ...WORDS,
  'kabl',
  'kabelinstallation',
  'lmape',
  'afbrydre',
  'instalationskabel',
  'af',
  'k',
  '3x1.5',
  '3g',
  '16a',
  '12-34-5',
  '12345',
  'ip20',
  'kaebl',
  'installatoinskabel',
  '!',
];
const NUMBERS = ['100', '00100', '1-00', '10023', '5701234', '57', 'AB-12', 'ab12', '16'] as const;

const word = fc.constantFrom(...WORDS);
const text = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
const number = fc.constantFrom(...NUMBERS);
const feature = fc.oneof(
  fc.constantFrom('EV1', 'EV2', '3', 'true'),
  fc.integer({ min: -2, max: 4 }),
  fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 })),
  fc.boolean(),
);
const nodePath = fc.constantFrom(['N1'], ['N1', 'N11'], ['N1', 'N12'], ['N2', 'N21'], [] as string[]);

export const KEYS = ['1', '2', '03', '004', '100', '57012', '7', '8'] as const;

export const documents: fc.Arbitrary<SearchDocument> = fc.record({
  key: fc.constantFrom(...KEYS),
  productKey: fc.constantFrom('A', 'B', 'C'),
  numbers: fc.record(
    { el: number, ean: number, supplier: number, alternatives: fc.array(number, { maxLength: 2 }) },
    { requiredKeys: [] },
  ),
  typeDesignation: fc.option(text, { nil: undefined }),
  texts: fc.record(
    { da: fc.record({ name: text, description: text }), sv: fc.record({ name: text }), en: fc.record({ name: text }) },
    { requiredKeys: [] },
  ),
  classCode: fc.constantFrom(undefined, 'C1', 'C2'),
  nodePath,
  supplierCode: fc.constantFrom(undefined, 'S1', 'S2'),
  markets: fc.subarray(['DK', 'SE'] as const),
  features: fc.dictionary(fc.constantFrom('EF1', 'EF2'), feature),
  flags: fc.record({ stocked: fc.boolean(), clearance: fc.boolean() }, { requiredKeys: [] }),
  popularity: fc.integer({ min: 0, max: 3 }),
  keywords: fc.record({ da: fc.array(word, { maxLength: 2 }) }, { requiredKeys: [] }),
  exclusiveAssortments: fc.constantFrom<string[]>([], [], [], ['X'], ['X', 'Y']),
  limitingAssortments: fc.constantFrom<string[]>([], [], ['L']),
});

export const catalogues = fc.uniqueArray(documents, { selector: ({ key }) => key, maxLength: KEYS.length });

export const registrations: fc.Arbitrary<Registered[]> = fc.uniqueArray(
  fc.record({
    kind: fc.constantFrom('class' as const, 'node' as const, 'supplier' as const),
    code: fc.constantFrom('C1', 'N1', 'N11', 'S1'),
    words: fc.record(
      { da: fc.array(text, { maxLength: 2 }), sv: fc.array(text, { maxLength: 1 }) },
      { requiredKeys: [] },
    ),
  }),
  { selector: ({ kind, code }) => `${kind} ${code}`, maxLength: 4 },
);

const query = fc.oneof(
  { weight: 1, arbitrary: fc.constant('') },
  {
    weight: 4,
    arbitrary: fc.array(fc.constantFrom(...TYPED), { minLength: 1, maxLength: 3 }).map((each) => each.join(' ')),
  },
  { weight: 2, arbitrary: number },
  { weight: 1, arbitrary: fc.tuple(number, word).map((parts) => parts.join(' ')) },
);

const selection = fc.record({
  key: fc.constantFrom('EF1', 'EF2', 'node', 'supplier', 'class', 'flag', 'unknown'),
  values: fc.array(
    fc.constantFrom('EV1', 'EV2', '3', 'true', '1..2', '..0', '2..', 'N1', 'N11', 'S1', 'C1', 'stocked'),
    {
      maxLength: 3,
    },
  ),
});

export const requests: fc.Arbitrary<SearchRequest> = fc
  .record({
    query,
    language: fc.constantFrom('da' as const, 'sv' as const, 'nb' as const, 'en' as const),
    market: fc.constantFrom('DK' as const, 'SE' as const, 'NO' as const),
    nodeCode: fc.constantFrom(undefined, undefined, 'N1', 'N11', 'N2', 'N9'),
    selectedFacets: fc.uniqueArray(selection, { selector: ({ key }) => key, maxLength: 2 }),
    sort: fc.constantFrom('relevance' as const, 'popularity' as const, 'name' as const, 'number' as const),
    groupByProduct: fc.boolean(),
    assortments: fc.constantFrom(
      undefined,
      undefined,
      { granted: ['X'], isLimited: false },
      { granted: ['L', 'Y'], isLimited: true },
    ),
  })
  .map((request) => aRequest({ ...request, facets: 'all' }));
