import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { evaluate } from '../src/query/evaluate.ts';
import { Matcher } from '../src/query/matcher.ts';
import { parseQuery } from '../src/query/parse.ts';
import { scopeOf } from '../src/query/scopes.ts';
import { type Effort, Work } from '../src/query/search-budget.ts';
import { Registry } from '../src/registry.ts';
import { buildSegment } from '../src/segment/build.ts';
import { LiveSegment } from '../src/segment/live-segment.ts';
import { View } from '../src/view.ts';
import { aRequest, indexOf, named } from './documents.ts';

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

/** What a correction may look at: words near to the typed one, and how many of them in all their forms. */
const MOST_CANDIDATES = 300;
const MOST_IN_ALL_FORMS = 8;

const TYPED = 'installation';
const NEAR = 900;

/** Words that differ from "installation" in two letters. */
const nearWords = (): string[] => {
  const letters = [...'bcdfghjkmpqrvwxz'];
  const words = letters.flatMap((first) =>
    letters.flatMap((second) => [2, 4, 6, 8].map((at) => first + TYPED.slice(1, at) + second + TYPED.slice(at + 1))),
  );
  return words.slice(0, NEAR);
};

/** Counts how often elements of an array are read. */
const countingReads = (bytes: Uint8Array): { counted: Uint8Array; reads: () => number } => {
  let reads = 0;
  const counted = new Proxy(bytes, {
    get: (target, key) => {
      if (typeof key === 'string') reads++;
      const value: unknown = Reflect.get(target, key, target);
      return value;
    },
  });
  return { counted, reads: () => reads };
};

describe('a typing mistake that is near to 900 words', () => {
  const words = nearWords();
  const materials = Array.from({ length: NEAR / 10 }, (_, at) =>
    named(String(at + 1), words.slice(at * 10, at * 10 + 10).join(' ')),
  );
  const segment = buildSegment(materials);

  it('counts the documents of 300 words at most, and reads the postings of each twice and of 8 words in other forms', () => {
    const { counted, reads } = countingReads(segment.words.bytes);
    const crowded = new View(registry.words());
    crowded.update([new LiveSegment({ ...segment, words: { ...segment.words, bytes: counted } })], registry.words());
    const matcher = new Matcher(crowded, 'da', scopeOf(crowded, 'DK'));
    const exact = vi.spyOn(matcher, 'addExact');
    const forms = vi.spyOn(matcher, 'addForms');
    const { words: found } = evaluate(matcher, parseQuery(TYPED, ['da', 'en']));
    expect(found[0]?.corrected).toBeDefined();
    expect(matcher.work.spent.walks).toBe(1);
    expect(exact.mock.calls.filter(([, term]) => words.includes(term)).length).toBe(2 * MOST_CANDIDATES);
    expect(forms.mock.calls.filter(([, term]) => words.includes(term)).length).toBe(MOST_IN_ALL_FORMS);
    // Each word is in one material: a posting of three bytes.
    expect(reads()).toBeLessThanOrEqual(3 * (2 * MOST_CANDIDATES + 2 * MOST_IN_ALL_FORMS));
    crowded.endSearch();
  });
});

describe('for any input', () => {
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
