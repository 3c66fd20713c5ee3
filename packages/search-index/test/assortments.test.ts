import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AssortmentScope, SearchDocument } from '../src/index.ts';
import { aDocument, aRequest, indexOf, keysOf, named } from './documents.ts';

const shop = indexOf(
  named('1001', 'rør'),
  named('1002', 'rør', { exclusiveAssortments: ['X'], features: { EF1: 'secret' }, supplierCode: 'S9' }),
  named('1003', 'rør', { limitingAssortments: ['L'] }),
  named('1004', 'rørbøjle', { exclusiveAssortments: ['X', 'Y'], limitingAssortments: ['L'] }),
);

const scope = (isLimited: boolean, ...granted: string[]): AssortmentScope => ({ granted, isLimited });

describe('assortments', () => {
  it('keep exclusive materials from everybody who is not granted them', () => {
    expect(keysOf(shop, 'rør')).toEqual(['1001', '1003']);
    expect(keysOf(shop, 'rør', { assortments: scope(false, 'Y') })).toEqual(['1001', '1003', '1004']);
    expect(keysOf(shop, 'rør', { assortments: scope(false, 'X') })).toEqual(['1001', '1002', '1003', '1004']);
  });

  it('show a limited customer only granted materials', () => {
    expect(keysOf(shop, '', { assortments: scope(true, 'L') })).toEqual(['1003']);
    expect(keysOf(shop, '', { assortments: scope(true, 'L', 'Y') })).toEqual(['1003', '1004']);
    expect(keysOf(shop, '', { assortments: scope(true) })).toEqual([]);
  });

  it('neither count, suggest, complete, correct nor look up hidden materials', () => {
    expect(keysOf(shop, '1002')).toEqual([]);
    expect(shop.lookup(['1002', '1001'], 'DK')).toEqual([[], ['1001']]);
    expect(shop.lookup(['1002'], 'DK', scope(false, 'X'))).toEqual([['1002']]);
    expect(shop.complete({ query: 'rørb', language: 'da', market: 'DK', limit: 5 })).toMatchObject({
      completions: [],
      didYouMean: { text: 'rør' },
    });
    expect(JSON.stringify(shop.complete({ query: '1002', language: 'da', market: 'DK', limit: 5 }))).not.toContain(
      '1002',
    );
    expect(shop.search(aRequest({ query: 'rørbøjel' }))).toMatchObject({ total: 0 });
    expect(shop.search(aRequest({ query: 'rørbøjel' })).didYouMean).toBeUndefined();
    const { facets } = shop.search(aRequest({ facets: 'all' }));
    expect(facets.flatMap(({ values }) => values.map(({ value }) => value))).toEqual([]);
  });

  it('are no facets, not even chosen by name', () => {
    const selectedFacets = [
      { key: '#exclusive', values: ['X'] },
      { key: '#limiting', values: ['L'] },
    ];
    const result = shop.search(aRequest({ facets: 'all', selectedFacets, assortments: scope(false, 'X') }));
    expect(result.total).toBe(4);
    expect(result.facets.map(({ key }) => key)).toEqual(['supplier', 'EF1']);
  });

  it('forged as features of a material change nothing', () => {
    expect(keysOf(indexOf(aDocument({ key: '1', features: { '#exclusive': 'X' } })), '')).toEqual(['1']);
  });

  it('follow changes of the materials', () => {
    const index = indexOf(named('1', 'rør'));
    expect(keysOf(index, 'rør')).toEqual(['1']);
    index.put([named('1', 'rør', { exclusiveAssortments: ['X'] })]);
    index.commit();
    expect(keysOf(index, 'rør')).toEqual([]);
    expect(keysOf(index, 'rør', { assortments: scope(false, 'X') })).toEqual(['1']);
    index.remove(['1']);
    index.commit();
    expect(keysOf(index, 'rør', { assortments: scope(false, 'X') })).toEqual([]);
  });

  it('follow the rule exactly, in results and counts', () => {
    const codes = fc.subarray(['A', 'B', 'C']);
    const documents = fc
      .array(fc.record({ exclusive: codes, limiting: codes, feature: fc.constantFrom('x', 'y') }), { maxLength: 8 })
      .map((all) =>
        all.map(
          ({ exclusive, limiting, feature }, at): SearchDocument =>
            named(`${at}`, 'rør', {
              exclusiveAssortments: exclusive,
              limitingAssortments: limiting,
              features: { EF1: feature },
            }),
        ),
      );
    const sees = ({ granted, isLimited }: AssortmentScope, document: SearchDocument): boolean => {
      const exclusive = document.exclusiveAssortments ?? [];
      const own = [...exclusive, ...(document.limitingAssortments ?? [])];
      const isKept = exclusive.length > 0 && !exclusive.some((code) => granted.includes(code));
      return !isKept && (!isLimited || own.some((code) => granted.includes(code)));
    };
    fc.assert(
      fc.property(documents, codes, fc.boolean(), (catalogue, granted, isLimited) => {
        const assortments = { granted, isLimited };
        const seen = catalogue.filter((document) => sees(assortments, document));
        const result = indexOf(...catalogue).search(aRequest({ query: 'rør', facets: 'all', assortments }));
        expect(result.hits.map(({ key }) => key).sort()).toEqual(seen.map(({ key }) => key).sort());
        const counts = result.facets.find(({ key }) => key === 'EF1')?.values ?? [];
        expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(seen.length);
      }),
    );
  });
});
