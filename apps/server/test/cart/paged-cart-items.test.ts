import { getCartItems, pagedCartItems } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import { aCart } from '../support/a-cart.ts';
import { aMaterial } from '../support/a-material.ts';
import { testDatabase } from '../support/database.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);

test('returns all lines of a cart by its pages', async () => {
  const { buyer } = await aCart(db, { lines: 25 });
  const client = await signedIn(buyer);
  const all = await client.answer(getCartItems);
  const pages = [1, 2, 3, 4].map((page) => client.answer(pagedCartItems, { query: { page, pageSize: 10 } }));
  const read = await Promise.all(pages);
  expect(read.map(({ PageItems }) => PageItems.length)).toEqual([10, 10, 5, 0]);
  expect(read.map(({ TotalItems }) => TotalItems)).toEqual([25, 25, 25, 25]);
  expect(read.flatMap(({ PageItems }) => PageItems)).toEqual(all);
});

test('lines are sorted as they were added, by code or by name', async () => {
  const materials = [
    await aMaterial(db, { name: 'B' }),
    await aMaterial(db, { name: 'C' }),
    await aMaterial(db, { name: 'A' }),
  ];
  const { buyer } = await aCart(db, { lines: materials.toReversed().map((material) => ({ material })) });
  const client = await signedIn(buyer);
  const codesBy = async (sort: 'added' | 'code' | 'name') =>
    (await client.answer(pagedCartItems, { query: { sort } })).PageItems.map(({ Code }) => Code);
  const [b, c, a] = materials.map(({ code }) => code);
  expect(await codesBy('added')).toEqual([a, c, b]);
  expect(await codesBy('code')).toEqual([b, c, a].toSorted());
  expect(await codesBy('name')).toEqual([a, b, c]);
});

test('sorts by the name that the reader sees, also a fallback', async () => {
  const first = await aMaterial(db, { name: 'Zero', names: { de: 'Abzweig', da: 'Åben' } });
  const second = await aMaterial(db, { name: 'Bolt' });
  const buyer = await aBuyer(db, { locale: 'de-DE' });
  await aCart(db, { buyer, lines: [{ material: second }, { material: first }] });
  const { PageItems } = await (await signedIn(buyer)).answer(pagedCartItems, { query: { sort: 'name' } });
  expect(PageItems.map((line) => line.ItemLocalMaterialName)).toEqual(['Abzweig', 'Bolt']);
});

test.each([{ pageSize: 101 }, { pageSize: 0 }, { page: 0 }])('a page of %o is malformed', async (query) => {
  const client = await signedIn((await aCart(db)).buyer);
  expect((await client.refusal(pagedCartItems, { query })).status).toBe(400);
});
