import { expect, test } from 'vitest';
import { productData } from '../../app/features/variation/product-data.ts';
import { aSibling, aVariation } from './a-variation.ts';

const PATH = [{ CatalogNodeId: 'E', Name: 'Electrical', Url: '/catalogue/electrical' }];

const dataOf = (variation: ReturnType<typeof aVariation>) => productData(variation, 'https://shop.example/da-DK');

test('gives search engines the product and its breadcrumbs, in the language of the page', () => {
  const [product, way] = dataOf(aVariation(aSibling('1001'), { Path: PATH }))['@graph'];
  expect(product).toMatchObject({ '@type': 'Product', url: 'https://shop.example/da-DK/variation/1001', sku: '1001' });
  expect(way).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Electrical', item: 'https://shop.example/da-DK/catalogue/electrical' },
      { position: 2, name: 'Cable 1001', item: 'https://shop.example/da-DK/variation/1001' },
    ],
  });
});

test('contains no offer and no price', () => {
  const data = JSON.stringify(dataOf(aVariation(aSibling('1001'), { Path: PATH })));
  expect(data).not.toMatch(/offers|price/i);
});

test('leaves out a picture of another address', () => {
  const Pictures = ['https://vendor.example/b.png', '/media/a.svg'].map((Url) => ({
    Kind: 'picture' as const,
    Url,
    Title: '',
    MimeType: '',
  }));
  const [product] = dataOf(aVariation(aSibling('1001'), { Pictures }))['@graph'];
  expect(product).toMatchObject({ image: ['https://shop.example/media/a.svg'] });
});

test('contains only valid GTINs', () => {
  const gtinOf = (ItemEANNumber: string) => dataOf(aVariation({ ...aSibling('1001'), ItemEANNumber }))['@graph'][0];
  expect(gtinOf('5708739339631')).toMatchObject({ gtin: '5708739339631' });
  expect(gtinOf('unknown')).toMatchObject({ gtin: undefined });
});
