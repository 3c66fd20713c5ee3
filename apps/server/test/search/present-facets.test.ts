import type { SearchFacet } from '@grossist/search-index';
import { expect, test } from 'vitest';
import type { CatalogueReader, Reference } from '../../src/areas/catalogue/index.ts';
import { presentFacets } from '../../src/areas/search/presenter/facets.ts';

const NOTHING_KNOWN: Reference = {
  nodes: new Map(),
  nodesByUrl: new Map(),
  tops: [],
  classNames: new Map(),
  features: new Map(),
  supplierNames: new Map(),
};
const reader: CatalogueReader = { locale: 'da-DK', language: 'da', market: 'DK' };

const facet = (key: string, values: number): SearchFacet => ({
  key,
  type: 'values',
  values: Array.from({ length: values }, (_, index) => ({ value: `v${index}`, count: 1 })),
  total: values,
});
const facets = (count: number, values = 1) => Array.from({ length: count }, (_, index) => facet(`F${index}`, values));

test('at most 25 facets are shown', () => {
  const shown = presentFacets(facets(40), [], NOTHING_KNOWN, reader);
  expect(shown.map(({ Key }) => Key)).toEqual(facets(25).map(({ key }) => key));
});

test('keeps a facet with a choice among the 25 in any position', () => {
  const shown = presentFacets(facets(40), [{ key: 'F39', values: ['v0'] }], NOTHING_KNOWN, reader);
  expect(shown).toHaveLength(25);
  expect(shown.at(-1)?.Key).toBe('F39');
});

test('at most 50 values of a facet are shown, those that are chosen always', () => {
  const selected = [{ key: 'F0', values: ['v70', 'v71'] }];
  const [shown] = presentFacets(facets(1, 80), selected, NOTHING_KNOWN, reader);
  expect(shown?.Values).toHaveLength(50);
  expect(shown?.Values.filter(({ IsSelected }) => IsSelected).map(({ Value }) => Value)).toEqual(['v70', 'v71']);
});

test('two choices in the same facet are one', () => {
  const selected = [
    { key: 'F0', values: ['v0'] },
    { key: 'F0', values: ['v1'] },
  ];
  const [shown] = presentFacets(facets(1, 3), selected, NOTHING_KNOWN, reader);
  expect(shown?.Values.map(({ IsSelected }) => IsSelected)).toEqual([true, true, false]);
});
