import { addToCart, changeNote, getCart, getCartPrice } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { aCart } from '../support/a-cart.ts';
import { aMaterial } from '../support/a-material.ts';
import { anAssortment } from '../support/an-assortment.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { noteChanges } from '../support/note-changes.ts';
import { countQueries } from '../support/query-count.ts';
import { testApp } from '../support/test-app.ts';
import { updateMaterial } from '../support/update-material.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);

const situation = async () => {
  const { buyer } = await aCart(db, { lines: 3 });
  return { buyer, client: await signedIn(buyer) };
};

const namesIn = async (client: Client): Promise<readonly string[]> =>
  (await client.answer(getCart)).CartItems.map((item) => item.ItemLocalMaterialName);

const rename = (sapMaterialNumber: string, name: string) =>
  updateMaterial(db, sapMaterialNumber, { names: JSON.stringify({ en: name, da: name }) });

/** The session's own and the cart's. */
const KEPT_QUERIES = 2;

test('returns the cached lines of an unchanged cart without a query', async () => {
  const { client } = await situation();
  const first = await client.answer(getCart);
  expect(first.CartItems).toHaveLength(3);
  expect(
    await countQueries(db, async () => {
      expect(await client.answer(getCart)).toEqual(first);
    }),
  ).toBe(KEPT_QUERIES);
});

test('any change of the cart is read at once, one of a line alone as well', async () => {
  const { client } = await situation();
  const { CartItems } = await client.answer(getCart);
  const [line] = CartItems;
  const { code } = await aMaterial(db);
  await client.answer(addToCart, { body: { Code: code, Quantity: 1 } });
  expect((await client.answer(getCart)).CartItems).toHaveLength(4);
  await client.answer(changeNote, { body: { CartItemId: line?.CartItemId ?? '', Note: 'Roof' } });
  expect((await client.answer(getCart)).CartItems[0]?.Note).toBe('Roof');
});

test('reads the lines again after a change, but not the visibility of materials', async () => {
  const { client } = await situation();
  const [line] = (await client.answer(getCart)).CartItems;
  await client.answer(changeNote, { body: { CartItemId: line?.CartItemId ?? '', Note: 'Roof' } });
  expect(await countQueries(db, () => client.answer(getCart))).toBe(KEPT_QUERIES + 1);
});

test('refuses newly hidden materials, and accepts newly visible ones', async () => {
  const { buyer, client } = await situation();
  const [first, ...rest] = (await client.answer(getCart)).CartItems;
  const isInvalid = async () => (await client.answer(getCart)).CartItems.map(({ IsInvalid }) => IsInvalid);
  const hiding = await anAssortment(db, { materials: [first?.ItemSAPMaterialNumber ?? ''] });
  expect(await isInvalid()).toEqual([true, ...rest.map(() => false)]);
  await anAssortment(db, { type: 'limiting', materials: [rest[0]?.ItemSAPMaterialNumber ?? ''], contacts: [buyer] });
  expect(await isInvalid()).toEqual([true, false, true]);
  await db.deleteFrom('assortment_relations').where('contact_id', '=', buyer.contactId).execute();
  await db.deleteFrom('assortments').where('id', '=', hiding.id).execute();
  await noteChanges(db, [first?.ItemSAPMaterialNumber ?? '']);
  expect(await isInvalid()).toEqual([false, false, false]);
});

test('reads a material again after its change is notified', async () => {
  const { client } = await situation();
  const [first] = (await client.answer(getCart)).CartItems;
  await rename(first?.ItemSAPMaterialNumber ?? '', 'Renamed');
  expect((await namesIn(client))[0]).toBe('Renamed');
});

test('does not miss a change that is notified while the lines are read', async () => {
  const { client } = await situation();
  const [first] = (await client.answer(getCart)).CartItems;
  await noteChanges(db, [first?.ItemSAPMaterialNumber ?? '']);
  const reading = namesIn(client);
  await rename(first?.ItemSAPMaterialNumber ?? '', 'Meanwhile');
  await reading;
  expect((await namesIn(client))[0]).toBe('Meanwhile');
});

test('returns names in the reader’s language', async () => {
  const { buyer, client } = await situation();
  const [first] = (await client.answer(getCart)).CartItems;
  const names = JSON.stringify({ en: 'Cable', da: 'Kabel', de: 'Leitung' });
  await updateMaterial(db, first?.ItemSAPMaterialNumber ?? '', { names });
  const [one] = await namesIn(client);
  await db.updateTable('contacts').set({ locale: 'de-DE' }).where('id', '=', buyer.contactId).execute();
  const [other] = await namesIn(client);
  expect([one, other]).toEqual([expect.not.stringMatching('Leitung'), 'Leitung']);
});

test('prices a cart with fresh prices without reading its lines, with an equal response', async () => {
  const { client } = await situation();
  const first = await client.answer(getCartPrice, { body: {} });
  expect(first.Docs).toHaveLength(3);
  expect(
    await countQueries(db, async () => {
      expect(await client.answer(getCartPrice, { body: {} })).toEqual(first);
    }),
  ).toBe(KEPT_QUERIES);
});

test('a change that no price depends on leaves the prices and counts the version on', async () => {
  const { client } = await situation();
  const { CartItems } = await client.answer(getCart);
  const first = await client.answer(getCartPrice, { body: {} });
  await client.answer(changeNote, { body: { CartItemId: CartItems[0]?.CartItemId ?? '', Note: 'Roof' } });
  const again = await client.answer(getCartPrice, { body: {} });
  expect(again).toEqual({ ...first, Version: first.Version + 1 });
});
