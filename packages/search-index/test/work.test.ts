import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { evaluate } from '../src/query/evaluate.ts';
import { Matcher } from '../src/query/matcher.ts';
import { parseQuery } from '../src/query/parse.ts';
import { scopeOf } from '../src/query/scopes.ts';
import { type Effort, Work } from '../src/query/work.ts';
import { Registry } from '../src/registry.ts';
import { buildSegment } from '../src/segment/build.ts';
import { LiveSegment } from '../src/segment/live-segment.ts';
import { View } from '../src/view.ts';
import { aRequest, named } from './documents.ts';
import { indexOf } from './index-of.ts';

const documents = [named('1', 'installationskabel til loft'), named('2', 'afbryder'), named('3', 'kabel lampe rør')];
const shop = indexOf(...documents);
const registry = new Registry();
const view = new View(registry.words());
const live = new LiveSegment(buildSegment(documents));
view.update([live], registry.words());

/** A set per word, two for the whole as a number, two to work with, two for each correction. */
const MOST_SETS = 12 + 2 + 2 + 2 * Work.allowed.walks;

const typed = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: fc.constantFrom('\u0301', '\u0308', '\u200d', '\ud83d'), maxLength: 400 }),
  fc.string({
    unit: fc.constantFrom('"', '-', '+', '*', '(', ')', ':', '~', 'OR ', 'a', '1', '/', 'x'),
    maxLength: 400,
  }),
  fc
    .array(fc.string({ unit: fc.constantFrom(...'kabelinstrø'), minLength: 1, maxLength: 40 }), { maxLength: 60 })
    .map((words) => words.join(' ')),
);

const LONG = [
  'x'.repeat(10_000),
  'kabel '.repeat(500),
  '\u0301'.repeat(10_000),
  '1/2" '.repeat(500),
  '3x'.repeat(5000),
  `${'installation'.repeat(40)} ${'kabel'.repeat(40)}`,
  '"""((*?~^:\\/[]{}!&|',
  '😀'.repeat(3000),
];

/** Milliseconds a property may take on a machine that is busy with other things. */
const PATIENCE = 60_000;

describe('whatever is typed', () => {
  it(
    'is read as at most twelve words',
    () => {
      fc.assert(
        fc.property(typed, (query) => {
          expect(parseQuery(query).words.length).toBeLessThanOrEqual(12);
        }),
      );
      for (const query of LONG) expect(parseQuery(query).words.length).toBeLessThanOrEqual(12);
    },
    PATIENCE,
  );

  it(
    'costs no more than is allowed',
    () => {
      const lent = vi.spyOn(live, 'lendScores');
      const spend = (query: string): void => {
        lent.mockClear();
        const matcher = new Matcher(view, 'da', scopeOf(view, 'DK'));
        evaluate(matcher, parseQuery(query, ['da', 'en']));
        expect(lent.mock.calls.length).toBeLessThanOrEqual(MOST_SETS);
        for (const effort of Object.keys(Work.allowed) as Effort[])
          expect(matcher.work.spent[effort]).toBeLessThanOrEqual(Work.allowed[effort]);
        view.endSearch();
      };
      fc.assert(fc.property(typed, spend));
      for (const query of LONG) spend(query);
    },
    PATIENCE,
  );

  it(
    'is answered',
    () => {
      fc.assert(
        fc.property(typed, (query) => {
          const { total, hits } = shop.search(aRequest({ query, facets: 'all' }));
          expect(hits.length).toBe(total);
          shop.complete({ query, language: 'da', market: 'DK', limit: 5 });
          expect(shop.lookup([query], 'DK')).toHaveLength(1);
        }),
      );
      for (const query of LONG) expect(shop.search(aRequest({ query })).hits.length).toBeLessThanOrEqual(3);
    },
    PATIENCE,
  );
});
