import { expect, test } from 'vitest';
import { hasNumber } from '../../app/exact-number.ts';
import { RECENT_LIMIT, withSearch } from '../../app/features/search/finder/recent-searches.tsx';

const material = {
  Code: '1000001',
  ItemSAPMaterialNumber: '1000001',
  ItemElNumber: '1000012345',
  ItemHwsNumber: '',
  ItemEANNumber: '5700000123451',
  SupplierNumber: '101-0012345',
};

test('distinguishes a complete number of any kind from words and parts of numbers', () => {
  for (const typed of ['1000001', ' 1000012345 ', '10 0001 2345', '05700000123451', '101 0012345', '1010012345']) {
    expect(hasNumber(material, typed), typed).toBe(true);
  }
  for (const typed of ['', 'kabel', '100000', '10000011', '-', '000']) {
    expect(hasNumber(material, typed), typed).toBe(false);
  }
});

test('the last five searches are remembered, the newest first and each once', () => {
  const searched = ['a', 'b', 'c', 'd', 'e', 'f', 'B'];
  const recent = searched.reduce<readonly string[]>((known, query) => withSearch(known, query, RECENT_LIMIT), []);
  expect(recent).toEqual(['B', 'f', 'e', 'd', 'c']);
});

test('a history whose limit is 0 is left alone, and a blank search is not remembered', () => {
  expect(withSearch(['a'], 'b', 0)).toEqual(['a']);
  expect(withSearch(['a'], '  ', 5)).toEqual(['a']);
});
