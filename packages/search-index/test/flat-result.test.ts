import fc from 'fast-check';
import { expect, test } from 'vitest';
import { flat, unfolded } from '../src/flat-result.ts';
import type { SearchFacet, SearchResult } from '../src/index.ts';

/** Anything that PostgreSQL keeps as a text. */
const text = fc.string({ unit: 'grapheme', maxLength: 8 }).map((each) => each.replaceAll('\0', ''));
const count = fc.integer({ min: 0, max: 1_000_000 });

const facet: fc.Arbitrary<SearchFacet> = fc.record(
  {
    key: text,
    type: fc.constantFrom('values', 'range'),
    values: fc.array(fc.record({ value: text, count }, { noNullPrototype: true }), { maxLength: 5 }),
    total: count,
    min: fc.double({ noNaN: true }),
    max: fc.double({ noNaN: true }),
  },
  { requiredKeys: ['key', 'type', 'values', 'total'], noNullPrototype: true },
);

const result: fc.Arbitrary<SearchResult> = fc.record(
  {
    total: count,
    hits: fc.array(
      fc.record(
        { key: text, productKey: text, matchedBy: fc.constantFrom('number', 'text', 'typo') },
        { noNullPrototype: true },
      ),
    ),
    facets: fc.array(facet, { maxLength: 5 }),
    isPartial: fc.constant<true>(true),
    didYouMean: text,
  },
  { requiredKeys: ['total', 'hits', 'facets'], noNullPrototype: true },
);

test('a result is the same on the other side of a thread', () => {
  fc.assert(
    fc.property(result, (each) => {
      expect(unfolded(structuredClone({ ...each, ...flat(each.facets) }))).toStrictEqual(each);
    }),
  );
});
