import { expect, test } from 'vitest';
import { listingData } from '../../app/features/catalogue/listing-data.ts';

test('gives search engines the breadcrumbs of a node and its materials, numbered across pages', () => {
  const data = listingData({
    name: 'Cables',
    path: [
      { CatalogNodeId: 'E', Name: 'Electrical', Url: '/catalogue/electrical' },
      { CatalogNodeId: 'E01', Name: 'Cables', Url: '/catalogue/electrical/cables' },
    ],
    documents: [{ ItemLocalMaterialName: 'NOIKLX 3G1,5', Url: '/variation/1' }],
    before: 20,
    total: 41,
    addressOf: (path) => `https://shop.example/da-DK${path}`,
  });
  const [crumbs, list] = data['@graph'];
  expect(crumbs?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Electrical', item: 'https://shop.example/da-DK/catalogue/electrical' },
    {
      '@type': 'ListItem',
      position: 2,
      name: 'Cables',
      item: 'https://shop.example/da-DK/catalogue/electrical/cables',
    },
  ]);
  expect(list).toMatchObject({
    '@type': 'ItemList',
    numberOfItems: 41,
    itemListElement: [{ position: 21, name: 'NOIKLX 3G1,5', url: 'https://shop.example/da-DK/variation/1' }],
  });
  expect(JSON.stringify(data)).not.toMatch(/price|offers/i);
});
