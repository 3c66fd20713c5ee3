import { describe, expect, it } from 'vitest';
import { type SynonymGroup } from '../src/index.ts';
import { indexOf, keysOf, named } from './documents.ts';

const shop = (...groups: SynonymGroup[]) => {
  const index = indexOf(
    named('1', 'Fejlstrømsafbryder 40A'),
    named('2', 'RCD type B'),
    named('3', 'Stikprop gummi'),
    named('4', 'Han stik til forlængerledning'),
    named('5', 'Lampe'),
  );
  index.registerSynonyms(groups);
  index.commit();
  return index;
};

describe("an editor's synonyms", () => {
  it('find each other in every direction, after exact matches', () => {
    const index = shop({ id: 'rcd', words: ['hfi', 'fejlstrømsafbryder', 'RCD'] });
    expect(keysOf(index, 'hfi').sort()).toEqual(['1', '2']);
    expect(keysOf(index, 'rcd')).toEqual(['2', '1']);
    expect(keysOf(index, 'fejlstrømsafbrydere 40a')).toEqual(['1']);
  });

  it('may be several words', () => {
    const index = shop({ id: 'plug', words: ['stikprop', 'han stik'] });
    expect(keysOf(index, 'stikprop')).toEqual(['3', '4']);
    expect(keysOf(index, 'han stik gummi')).toEqual(['3']);
  });

  it('may go one way only', () => {
    const index = shop({ id: 'plug', words: ['stikprop', 'han stik'], oneWay: true });
    expect(keysOf(index, 'stikprop')).toEqual(['3', '4']);
    expect(keysOf(index, 'han stik')).toEqual(['4']);
  });

  it('apply to one language if set, and are replaced as a whole', () => {
    const index = shop({ id: 'a', language: 'sv', words: ['hfi', 'rcd'] });
    expect(keysOf(index, 'hfi')).toEqual([]);
    index.registerSynonyms([{ id: 'b', language: 'da', words: ['hfi', 'lampe'] }]);
    index.commit();
    expect(keysOf(index, 'hfi')).toEqual(['5']);
    index.registerSynonyms([]);
    index.commit();
    expect(keysOf(index, 'hfi')).toEqual([]);
  });
});
