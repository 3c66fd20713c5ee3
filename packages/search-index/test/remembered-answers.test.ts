import { describe, expect, it } from 'vitest';
import { aRequest, named } from './documents.ts';
import { indexOf, keysOf } from './index-of.ts';

describe('an answer', () => {
  it('to a question that comes again is the one from before', () => {
    const index = indexOf(named('1', 'Kabel'));
    const first = index.search(aRequest({ query: 'kabel' }));
    expect(index.search(aRequest({ query: 'kabel' }))).toBe(first);
    expect(index.search(aRequest({ query: 'kabel', limit: 1 }))).not.toBe(first);
  });

  it('is forgotten with the next change of a document or of a word', () => {
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

  it('is kept for the latest two hundred questions', () => {
    const index = indexOf(named('1', 'Kabel'));
    const first = index.search(aRequest({ query: 'kabel' }));
    for (let offset = 1; offset <= 200; offset++) index.search(aRequest({ query: 'kabel', offset }));
    expect(index.search(aRequest({ query: 'kabel' }))).not.toBe(first);
  });

  it('to a question of thousands of values is not remembered', () => {
    const index = indexOf(named('1', 'Kabel'));
    const asked = (count: number) =>
      aRequest({ selectedFacets: [{ key: 'EF1', values: Array.from({ length: count }, (_, value) => `EV${value}`) }] });
    expect(index.search(asked(10))).toBe(index.search(asked(10)));
    expect(index.search(asked(5000))).not.toBe(index.search(asked(5000)));
    expect(index.search(asked(5000))).toEqual(index.search(asked(5000)));
  });
});
