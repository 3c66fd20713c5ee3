import { describe, expect, it } from 'vitest';
import { aDocument, aRequest, indexOf, keysOf, named } from './documents.ts';

const numbers = {
  el: '0012345678',
  hws: '301.456.78',
  ean: '5701234567899',
  supplier: '5SL6116-7',
  alternatives: ['99-887'],
};
const shop = indexOf(
  aDocument({ key: '1000200', numbers }),
  named('1000300', 'afbryder 12345678', { popularity: 1000 }),
  named('1000400', 'kabel'),
);

describe('search by number', () => {
  it.each(['12345678', '0012345678', '12 34 56 78', '12.345-678'])(
    'puts the material with EL number %s first',
    (query) => {
      const [first] = shop.search(aRequest({ query })).hits;
      expect(first).toEqual({ key: '1000200', productKey: 'P1000200', matchedBy: 'number' });
    },
  );

  it.each(['30145678', '5701234567899', '5sl61167', '5SL6116-7', '99 887', '1000200'])('finds %s', (query) => {
    expect(keysOf(shop, query)).toEqual(['1000200']);
  });

  it('finds the beginning of a number from three characters with a digit', () => {
    expect(keysOf(shop, '57012')).toEqual(['1000200']);
    expect(keysOf(shop, '57')).toEqual([]);
    expect(keysOf(shop, '10002')).toEqual(['1000200']);
  });

  it.each(['05701234567899', '15701234567896', '(01)15701234567896(10)A7', 'EAN 5701234567899', 'EL-nr. 12345678'])(
    'reads %s as the number it is',
    (query) => {
      expect(shop.search(aRequest({ query })).hits[0]).toMatchObject({ key: '1000200', matchedBy: 'number' });
      expect(shop.lookup([query.replace(/^[A-Z].* /, '')], 'DK')).toEqual([['1000200']]);
    },
  );

  it('finds national numbers with and without the letters of their kind', () => {
    const index = indexOf(aDocument({ key: '1', numbers: { alternatives: ['RSK 680 03 07', 'E2492352'] } }));
    for (const query of ['RSK6800307', 'RSK 680 03 07', '6800307', '680.0307', 'E 24 923 52', '2492352'])
      expect(keysOf(index, query)).toEqual(['1']);
  });

  it('ranks the material with this number before others with the name', () => {
    const index = indexOf(
      aDocument({ key: '100', popularity: 0 }),
      aDocument({ key: '200', numbers: { supplier: '100' }, popularity: 900 }),
    );
    expect(keysOf(index, '100')).toEqual(['100', '200']);
  });

  it('finds a number written in parts among words', () => {
    const index = indexOf(
      aDocument({ key: '77', numbers, texts: { da: { name: 'automat' } } }),
      named('78', 'automat'),
    );
    expect(keysOf(index, 'automat 5SL 6116-7')).toEqual(['77']);
    expect(keysOf(index, '5SL 61 16 7 automat')).toEqual(['77']);
  });

  it('finds a number among words', () => {
    const index = indexOf(
      aDocument({ key: '77', numbers, texts: { da: { name: 'automat' } } }),
      named('78', 'automat'),
    );
    expect(keysOf(index, 'automat 5SL6116-7')).toEqual(['77']);
    expect(keysOf(index, '5SL6116-7 automat')).toEqual(['77']);
  });

  it('looks identifiers up exactly, in the requested order, only in the market', () => {
    const index = indexOf(
      aDocument({ key: '0100', numbers: { el: '7' } }),
      aDocument({ key: '0200', numbers: { alternatives: ['100', '0-7'] } }),
      aDocument({ key: '0300', numbers: { el: '7' }, markets: ['SE'] }),
    );
    expect(index.lookup(['7', '100', 'nothing', ''], 'DK')).toEqual([['0100', '0200'], ['0100', '0200'], [], []]);
    expect(index.lookup(['7'], 'SE')).toEqual([['0300']]);
  });
});
