import { describe, expect, it } from 'vitest';
import { type FeatureValue, IndexReader, IndexWriter } from '../src/index.ts';
import { Delivery } from '../src/publication.ts';
import { aDocument, aRequest, indexOf, keysOf, named } from './documents.ts';

describe('an answer', () => {
  it('is another with the next change of a document or of a word', () => {
    const index = indexOf(named('1', 'Kabel'));
    expect(keysOf(index, 'kabel')).toEqual(['1']);
    index.put([named('2', 'Kabel')]);
    expect(keysOf(index, 'kabel')).toEqual(['1']);
    index.commit();
    expect(keysOf(index, 'kabel')).toEqual(['1', '2']);
    index.remove(['1']);
    index.commit();
    expect(keysOf(index, 'kabel')).toEqual(['2']);
    expect(keysOf(index, 'ledning')).toEqual([]);
    index.registerSynonyms([{ id: 'a', words: ['kabel', 'ledning'] }]);
    index.commit();
    expect(keysOf(index, 'ledning')).toEqual(['2']);
  });
});

describe('facets', () => {
  const writer = new IndexWriter();
  const reader = new IndexReader();
  const delivery = new Delivery();
  const tell = (key: string, features: Record<string, FeatureValue>): void => {
    writer.put([aDocument({ key, features })]);
    writer.commit();
    reader.update(writer.publication(delivery));
  };
  const countsOf = (more: Parameters<typeof aRequest>[0] = {}): Uint32Array =>
    reader.searchFlat(aRequest({ facets: 'all', ...more })).counts;

  it('of a repeated request, also for another page, are not counted again', () => {
    tell('1', { EF1: 'EV1' });
    const first = countsOf();
    expect(first.length).toBeGreaterThan(0);
    expect(countsOf()).toBe(first);
    expect(countsOf({ offset: 20 })).toBe(first);
    expect(countsOf({ selectedFacets: [{ key: 'EF1', values: ['EV1'] }] })).not.toBe(first);
  });

  it('are counted again after the next change', () => {
    const first = countsOf();
    tell('2', { EF1: 'EV1' });
    expect(countsOf()).not.toEqual(first);
  });

  it('are cached for the latest 256 requests', () => {
    const first = countsOf({ query: 'a' });
    for (let other = 0; other < 256; other++) countsOf({ query: `b${other}` });
    expect(countsOf({ query: 'a' })).not.toBe(first);
  });

  it('of a question of thousands of values are not remembered', () => {
    const asked = (count: number) => ({
      selectedFacets: [{ key: 'EF1', values: Array.from({ length: count }, (_, value) => `EV${value}`) }],
    });
    expect(countsOf(asked(10))).toBe(countsOf(asked(10)));
    expect(countsOf(asked(5000))).not.toBe(countsOf(asked(5000)));
    expect(countsOf(asked(5000))).toEqual(countsOf(asked(5000)));
  });
});
