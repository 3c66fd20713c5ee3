import { describe, expect, it } from 'vitest';
import { SearchIndex } from '../src/index.ts';
import { aDocument, aRequest, indexOf, keysOf, named } from './documents.ts';

describe('search by words', () => {
  const shop = indexOf(
    named('1', 'Installationskabel NOIKLX', { typeDesignation: 'NOIKLX 3G1,5' }),
    named('2', 'Kabel til installation'),
    named('3', 'PVC rør grå 20 mm'),
    named('4', 'LED lampe'),
  );

  it('wants all words, in any order, the last one as far as typed', () => {
    expect(keysOf(shop, 'grå rør')).toEqual(['3']);
    expect(keysOf(shop, 'rør gr')).toEqual(['3']);
    expect(shop.search(aRequest({ query: 'gr rør' })).isPartial).toBe(true);
    expect(shop.search(aRequest({ query: 'grå rør' })).isPartial).toBeUndefined();
  });

  it('parses a keyword separately, after any text', () => {
    const index = indexOf(aDocument({ key: '1', keywords: { da: ['K', '16 A'] } }));
    for (const query of ['k ', 'k kabel', '16a ']) expect(keysOf(index, query)).toEqual(['1']);
  });

  it.each(['rør', 'ror', 'roer', 'RÖR'])('finds rør by %s', (query) => {
    expect(keysOf(shop, query)).toEqual(['3']);
  });

  it.each(['3G1,5', '3g1.5', '3 x 1,5', '3x1.5', 'noiklx 3x1', '3g', '1,5'])('finds the type by %s', (query) => {
    expect(keysOf(shop, query)).toEqual(['1']);
  });

  it('finds a compound by its parts and the parts by the compound', () => {
    expect(keysOf(shop, 'installationskabel').sort()).toEqual(['1', '2']);
    expect(keysOf(shop, 'installation kabel').sort()).toEqual(['1', '2']);
  });

  it('reads the own language, those it falls back to, and English', () => {
    const index = indexOf(
      aDocument({ key: '1', texts: { da: { name: 'stikkontakt' } } }),
      aDocument({ key: '2', texts: { sv: { name: 'vägguttag' } } }),
      aDocument({ key: '3', texts: { en: { name: 'socket' } } }),
    );
    expect(keysOf(index, 'stikkontakt', { language: 'nb' })).toEqual(['1']);
    expect(keysOf(index, 'stikkontakt', { language: 'sv' })).toEqual([]);
    expect(keysOf(index, 'vagguttag', { language: 'sv' })).toEqual(['2']);
    expect(keysOf(index, 'vägguttag', { language: 'nb' })).toEqual([]);
    expect(keysOf(index, 'socket', { language: 'fo' })).toEqual(['3']);
  });

  it('finds by names and synonyms of class, node and supplier', () => {
    const index = new SearchIndex();
    index.put([
      named('1', 'NOIKLX', { classCode: 'EC1', nodePath: ['N1', 'N2'], supplierCode: 'S1' }),
      named('2', 'andet', { nodePath: ['N1'] }),
    ]);
    index.registerTerms('class', 'EC1', { da: ['Ledning'], sv: ['Kraftkabel'] });
    index.registerTerms('node', 'N1', { da: ['El-materiel'] });
    index.registerTerms('supplier', 'S1', { da: ['Nordkabel'] });
    index.commit();
    expect(keysOf(index, 'ledning nordkabel')).toEqual(['1']);
    expect(keysOf(index, 'materiel').sort()).toEqual(['1', '2']);
    expect(keysOf(index, 'kraftkabel')).toEqual([]);
    expect(keysOf(index, 'kraftkabel', { language: 'sv' })).toEqual(['1']);
    index.registerTerms('class', 'EC1', { da: ['Kabel'] });
    index.commit();
    expect(keysOf(index, 'ledning')).toEqual([]);
    expect(keysOf(index, 'kabel')).toContain('1');
  });
});

describe('typing mistakes', () => {
  const shop = indexOf(named('1', 'afbryder'), named('2', 'stikkontakt'), named('3', 'lampe'), named('4', 'rør'));

  it.each([
    ['afbrydre', '1'],
    ['stikontakt', '2'],
    ['stikontrakt', '2'],
    ['lamqe', '3'],
    ['lmape', '3'],
    ['stikont', '2'],
  ])('finds %s', (query, key) => {
    const result = shop.search(aRequest({ query }));
    expect(result.hits).toEqual([{ key, productKey: `P${key}`, matchedBy: 'typo' }]);
  });

  it('returns its interpretation of the query, in the reader’s spelling', () => {
    const index = indexOf(named('1', 'grønkål blå'));
    expect(index.search(aRequest({ query: 'blå grønkårl' })).didYouMean).toBe('blå grønkål');
    expect(shop.search(aRequest({ query: 'lampe' })).didYouMean).toBeUndefined();
  });

  it('allows one from four letters, two from eight, none in numbers', () => {
    expect(keysOf(shop, 'rur')).toEqual([]);
    expect(keysOf(shop, 'laqqe')).toEqual([]);
    expect(keysOf(indexOf(named('1', 'ip44')), 'ip45')).toEqual([]);
  });

  it('corrects only queries without hits in the market', () => {
    const index = indexOf(named('1', 'lampe', { markets: ['SE'] }), named('2', 'lampet'), named('3', 'lamper'));
    expect(index.search(aRequest({ query: 'lampx' })).hits.map(({ matchedBy }) => matchedBy)).toEqual(['typo', 'typo']);
    expect(index.search(aRequest({ query: 'lampet' })).hits[0]).toMatchObject({ key: '2', matchedBy: 'text' });
  });

  it('does not correct identifiers', () => {
    const index = indexOf(named('1', 'afbryder'), aDocument({ key: '2', numbers: { supplier: 'AFBRYDRE' } }));
    expect(keysOf(index, 'afbrydre')).toEqual(['2']);
  });

  it('finds materials with the most words when none has all of them, and reports it', () => {
    const index = indexOf(named('1', 'afbryder hvid'), named('2', 'afbryder sort'), named('3', 'lampe'));
    const two = index.search(aRequest({ query: 'afbryder lampe' }));
    expect(two).toMatchObject({ total: 3, isPartial: true, didYouMean: 'afbryder' });
    expect(two.hits[0]?.key).toBe('3');
    expect(index.search(aRequest({ query: 'sort afbryder xyzzy' }))).toMatchObject({ total: 1, isPartial: true });
    expect(keysOf(index, 'xyzzy lampe')).toEqual(['3']);
  });

  it('offers a query that finds something when nothing has half of the words', () => {
    const index = indexOf(named('1', 'afbryder hvid'), named('2', 'afbryder sort'), named('3', 'lampe'));
    expect(index.search(aRequest({ query: 'hvid xyzzy qwerty uiopas' }))).toMatchObject({ total: 0 });
    expect(index.search(aRequest({ query: 'laqqe' }))).toMatchObject({ total: 0, didYouMean: 'lampe' });
    expect(index.search(aRequest({ query: 'xyzzy' })).didYouMean).toBeUndefined();
  });
});

describe('suggestions', () => {
  const shop = indexOf(named('1', 'rør grå'), named('2', 'rør sort'), named('3', 'rørbøjle grå'), named('4', 'lampe'));
  const textsOf = (query: string, market: 'DK' | 'SE' = 'DK', limit = 5): string[] =>
    shop.complete({ query, language: 'da', market, limit }).completions.map(({ text }) => text);

  it('complete the last word, those that find most first', () => {
    expect(shop.complete({ query: 'ror', language: 'da', market: 'DK', limit: 2 }).completions).toEqual([
      { text: 'rør', kind: 'phrase', count: 3 },
      { text: 'rør grå', kind: 'phrase', count: 1 },
    ]);
    expect(textsOf('grå rørb')).toContain('grå rørbøjle');
    expect(textsOf('r', 'DK', 1)).toEqual(['rør']);
  });

  it('correct the query when nothing continues it', () => {
    expect(shop.complete({ query: 'lamqe', language: 'da', market: 'DK', limit: 5 })).toEqual({
      completions: [],
      didYouMean: { text: 'lampe', count: 1 },
    });
  });

  it('keep to the market', () => {
    expect(textsOf('r', 'SE')).toEqual([]);
  });
});

describe('order', () => {
  it('is by field and rarity, then popularity, then number', () => {
    const index = indexOf(
      named('1', 'kasse', { texts: { da: { name: 'kasse', description: 'passer til lampe' } } }),
      named('2', 'lampe', { popularity: 1 }),
      named('3', 'lampe', { popularity: 9 }),
      named('4', 'lampe', { popularity: 1 }),
    );
    expect(keysOf(index, 'lampe')).toEqual(['3', '2', '4', '1']);
  });

  it('of the empty query is by popularity', () => {
    const index = indexOf(named('1', 'a', { popularity: 5 }), named('2', 'b', { popularity: 7 }));
    expect(keysOf(index, '')).toEqual(['2', '1']);
    expect(index.search(aRequest({})).hits[0]?.matchedBy).toBe('all');
  });

  it('by name puts 7 before 10, and by number goes by the material number', () => {
    const index = indexOf(
      named('3', 'lampe 10 W'),
      named('1', 'Lampe 7 W'),
      named('2', 'æske'),
      aDocument({ key: '0' }),
    );
    expect(keysOf(index, '', { sort: 'name' })).toEqual(['2', '1', '3', '0']);
    expect(keysOf(index, '', { sort: 'number' })).toEqual(['0', '1', '2', '3']);
  });

  it('groups variations by product, the best one standing for it', () => {
    const index = indexOf(
      named('1', 'lampe', { productKey: 'A', popularity: 1 }),
      named('2', 'lampe', { productKey: 'A', popularity: 3 }),
      named('3', 'lampe', { productKey: 'B', popularity: 2 }),
    );
    const result = index.search(aRequest({ query: 'lampe', groupByProduct: true }));
    expect(result.total).toBe(2);
    expect(result.hits.map(({ key }) => key)).toEqual(['2', '3']);
  });
});
