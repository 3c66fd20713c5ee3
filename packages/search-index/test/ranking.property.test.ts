import type { SortKey } from '@grossist/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countPairs } from '../src/query/counts.ts';
import { evaluate } from '../src/query/evaluate.ts';
import { Matcher } from '../src/query/matcher.ts';
import { parseQuery } from '../src/query/parse.ts';
import { comparator, firstRanked, type RankedDocument } from '../src/query/rank.ts';
import { scopeOf } from '../src/query/scopes.ts';
import { valuing } from '../src/query/valuing.ts';
import { Registry } from '../src/registry.ts';
import { buildSegment } from '../src/segment/build.ts';
import { eachPair } from '../src/segment/document-pairs.ts';
import { LiveSegment } from '../src/segment/live-segment.ts';
import { stateWithout, wholeState } from '../src/segment/live-state.ts';
import { type Bits, countBits, membersInto } from '../src/storage/bitset.ts';
import { textAt } from '../src/storage/string-table.ts';
import type { SearchDocument } from '../src/types.ts';
import { View } from '../src/view.ts';
import { aDocument } from './documents.ts';

/** Milliseconds a property may take on a machine that is busy with other things. */
const PATIENCE = 60_000;
const SIZES = [1, 3, 60, 400] as const;
const WORDS = ['kabel', 'installationskabel', 'installation', 'lampe', 'led', 'afbryder', 'ror', 'kasse'] as const;
const TYPED = [
  ...WORDS,
  'inst',
  'k',
  'kab',
  'la',
  'lam',
  'lampe',
  'e',
  'tro',
  'trosvik',
  'lmape',
  '1',
  '10',
  'led lampe',
  'kabel installation',
  'trosvik kab',
  'lampe kabel',
  'trosvik lam',
];
const SORTS: readonly SortKey[] = ['relevance', 'popularity', 'name', 'number'];
const NODES = [['E'], ['E', 'E1'], ['E', 'E2'], ['H', 'H1'], []] as const;

/** Numbers from 0 to below a limit, the same for the same seed: large catalogs are described by one number. */
const dice = (seed: number) => {
  let state = (seed * 2654435761) >>> 0;
  return (limit: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
};

const catalogueOf = (seed: number, size: number, first: number): SearchDocument[] => {
  const throwOf = dice(seed);
  const word = () => WORDS[throwOf(WORDS.length)] ?? '';
  // Of some catalogues most have a word in their descriptions alone, and many are equally popular.
  const [firstName, names, popularities] = [throwOf(WORDS.length), 1 + throwOf(4), throwOf(2) === 0 ? 3 : 1000];
  const nameWord = () => WORDS[(firstName + throwOf(names)) % WORDS.length] ?? '';
  return Array.from({ length: size }, (_, index) =>
    aDocument({
      key: String(first + index),
      productKey: `P${throwOf(1 + size / 4)}`,
      texts: {
        da: {
          name: Array.from({ length: 1 + throwOf(3) }, nameWord).join(' '),
          description: throwOf(2) === 0 ? word() : '',
        },
        ...(throwOf(4) === 0 ? { en: { name: word() } } : {}),
      },
      nodePath: [...(NODES[throwOf(NODES.length)] ?? [])],
      classCode: throwOf(3) === 0 ? 'C1' : 'C2',
      supplierCode: throwOf(3) === 0 ? 'S1' : 'S2',
      features: { EF1: `EV${throwOf(3)}`, ...(throwOf(2) === 0 ? { EF2: throwOf(4) } : {}) },
      flags: { stocked: throwOf(2) === 0 },
      popularity: throwOf(popularities),
      markets: throwOf(8) === 0 ? ['SE'] : ['DK', 'SE'],
      exclusiveAssortments: throwOf(6) === 0 ? ['X'] : [],
    }),
  );
};

const registry = new Registry();
registry.register('node', 'E', { da: ['Installation og kabel'], en: ['electrical'] });
registry.register('node', 'E1', { da: ['Led'] });
registry.register('class', 'C1', { da: ['Lampe'], en: ['lamp'] });
registry.register('supplier', 'S1', { en: ['Trosvik'] });
registry.registerSynonyms([{ id: '1', words: ['afbryder', 'kasse'] }]);

/** Several segments of which some documents are gone. */
const viewOf = (seed: number, sizes: readonly number[]): View => {
  let first = 1;
  const segments = sizes
    .toSorted((one, other) => other - one)
    .map((size, place) => {
      const segment = buildSegment(catalogueOf(seed + place, size, first));
      first += size;
      const throwOf = dice(seed + 77);
      const gone = Array.from({ length: Math.floor(size / 5) }, () => throwOf(size));
      return new LiveSegment(segment, stateWithout(segment, wholeState(segment), gone));
    });
  const view = new View(registry.words());
  view.update(segments, registry.words());
  return view;
};

const membersOf = (bits: Bits): Uint32Array => {
  const members = new Uint32Array(countBits(bits));
  membersInto(bits, members);
  return members;
};

const asked = fc.record({
  seed: fc.integer({ min: 1, max: 1e6 }),
  sizes: fc.array(fc.constantFrom(...SIZES), { minLength: 1, maxLength: 3 }),
  queries: fc.array(fc.oneof(fc.constant(''), fc.constantFrom(...TYPED)), { minLength: 1, maxLength: 3 }),
  sort: fc.constantFrom(...SORTS),
  byProduct: fc.boolean(),
  count: fc.constantFrom(0, 1, 3, 10, 20, 60, 150, 5000),
  assortments: fc.constantFrom(undefined, { granted: ['X'], isLimited: false }),
});

describe('shortcuts', () => {
  it(
    'is in the order of everything sorted',
    () => {
      fc.assert(
        fc.property(asked, ({ seed, sizes, queries, sort, byProduct, count, assortments }) => {
          const view = viewOf(seed, sizes);
          for (const query of queries) {
            const evaluation = evaluate(
              new Matcher(view, 'da', scopeOf(view, 'DK', assortments)),
              parseQuery(query, ['da', 'en']),
            );
            const all = view.segments.flatMap((_, segment): RankedDocument[] => {
              const documents = membersOf(evaluation.found[segment]!);
              const values = new Float64Array(documents.length);
              valuing(view, segment, sort, 'da', evaluation)(documents, documents.length, values);
              return Array.from(documents, (document, at) => ({ segment, document, value: values[at]! }));
            });
            all.sort(comparator(view, sort, 'da'));
            const seen = new Set<string>();
            const expected = all.filter(({ segment, document }) => {
              const { products, productOf } = view.segments[segment]!.segment;
              const product = byProduct ? textAt(products, productOf[document]!) : `${segment} ${document}`;
              if (seen.has(product)) return false;
              seen.add(product);
              return true;
            });
            expect(firstRanked(view, evaluation.found, evaluation, { sort, language: 'da', byProduct, count })).toEqual(
              expected.slice(0, count),
            );
            view.endSearch();
          }
        }),
        { numRuns: 300 },
      );
    },
    PATIENCE,
  );

  it(
    'counts each value as often as documents of the result have it',
    () => {
      fc.assert(
        fc.property(asked, ({ seed, sizes, queries, assortments }) => {
          const view = viewOf(seed, sizes);
          const scope = scopeOf(view, 'DK', assortments);
          for (const query of queries) {
            const { found } = evaluate(new Matcher(view, 'da', scope), parseQuery(query, ['da', 'en']));
            const expected = new Uint32Array(view.pairs.count);
            view.segments.forEach(({ segment: { facets, productOf } }, index) => {
              for (const document of membersOf(found[index]!))
                eachPair(facets.ofDocuments, document, productOf[document]!, (pair) => {
                  expected[view.pairs.idOf(index, pair)]!++;
                });
            });
            expect(countPairs(view, found, scope)).toEqual(expected);
            view.endSearch();
          }
        }),
        { numRuns: 60 },
      );
    },
    PATIENCE,
  );
});
