import {
  addToCart,
  getCart,
  getCartItems,
  getCartPrice,
  pagedCartItems,
  updateCartAccount,
  updateCartDeliveryAddress,
  updateCartProject,
  updateDeliveryDate,
} from '@grossist/contracts';
import { expect, test } from 'vitest';
import { aBuyer } from '../../support/a-buyer.ts';
import { aCart } from '../../support/a-cart.ts';
import { aCompany } from '../../support/a-company.ts';
import { aStoredAddress, sendTo } from '../../support/a-draft.ts';
import { aMaterial } from '../../support/a-material.ts';
import { aNetPrice } from '../../support/a-net-price.ts';
import { aClosedDay, aRoute } from '../../support/a-route.ts';
import { anAddress, aProject } from '../../support/an-address.ts';
import { anAssortment } from '../../support/an-assortment.ts';
import { testDatabase } from '../../support/database.ts';
import { testApp } from '../../support/test-app.ts';

const { db } = await testDatabase();
/** Monday 1 December 2025 in Copenhagen. */
const { signedIn } = testApp(db, { now: () => Date.parse('2025-12-01T10:00:00+01:00') });

const aScene = async () => {
  const company = await aCompany(db, { accounts: 2 });
  const [first, second = first] = company.accounts;
  const buyer = await aBuyer(db, { company });
  const cart = await aCart(db, { buyer, lines: 2 });
  return { company, first, second, buyer, cart, client: await signedIn(buyer) };
};

test('prices follow the cart’s account at once', async () => {
  const { second, buyer } = await aScene();
  const material = await aMaterial(db, { price: '100' });
  await aNetPrice(db, { account: second, material, amount: '40' });
  const client = await signedIn(buyer);
  const { CartItemId } = await client.answer(addToCart, { body: { Code: material.code, Quantity: 1 } });
  const priceOf = async () => {
    const { Docs } = await client.answer(getCartPrice, { body: {} });
    return Docs.find(({ ItemId }) => ItemId === CartItemId)?.Prices?.NetPrice;
  };
  expect(await priceOf()).toBe(100);
  await client.answer(updateCartAccount, { body: { soldTo: second.soldTo } });
  expect(await priceOf()).toBe(40);
});

test('lines that the new account may not see are returned as invalid by every call that returns lines', async () => {
  const { first, second, client } = await aScene();
  const secret = await aMaterial(db);
  await anAssortment(db, { materials: [secret.sapMaterialNumber], accounts: [first] });
  await client.answer(addToCart, { body: { Code: secret.code, Quantity: 1 } });
  const invalid = async () => {
    const lists = [
      (await client.answer(getCart)).CartItems,
      await client.answer(getCartItems),
      (await client.answer(pagedCartItems)).PageItems,
    ];
    return lists.map((items) => items.filter(({ IsInvalid }) => IsInvalid).map(({ Code }) => Code));
  };
  expect(await invalid()).toEqual([[], [], []]);
  await client.answer(updateCartAccount, { body: { soldTo: second.soldTo } });
  expect(await invalid()).toEqual([[secret.code], [secret.code], [secret.code]]);
  await client.answer(updateCartAccount, { body: { soldTo: first.soldTo } });
  expect(await invalid()).toEqual([[], [], []]);
});

test.each([
  ['a service center', aStoredAddress('8000', { id: 'DK-1', isServiceCenter: true, isOneTimeAddress: false })],
  ['an address that was typed', aStoredAddress('8000')],
])('%s stays when the account changes, since it is no account’s', async (_, address) => {
  const { second, cart, client } = await aScene();
  await anAddress(db, second, { isDefault: true });
  await sendTo(db, cart.id, address);
  const moved = await client.answer(updateCartAccount, { body: { soldTo: second.soldTo } });
  expect(moved.Address).toMatchObject({ PostalCode: '8000', Id: address.id, IsServiceCenter: address.isServiceCenter });
});

test('changes nothing for the cart’s present account', async () => {
  const { first, client } = await aScene();
  const before = await client.answer(getCart);
  await client.answer(updateCartAccount, { body: { soldTo: first.soldTo } });
  expect(await client.answer(getCart)).toEqual(before);
});

test('replaces the address of another project by the usual one', async () => {
  const { first, client } = await aScene();
  const [roof, wall] = [await aProject(db, first), await aProject(db, first)];
  const usual = await anAddress(db, first, { isDefault: true });
  const onRoof = await anAddress(db, first, { projectNumber: roof.number });
  await client.answer(updateCartProject, { body: { ProjectNumber: roof.number } });
  await client.answer(updateCartDeliveryAddress, { body: { Id: onRoof.id } });
  const same = await client.answer(updateCartProject, { body: { ProjectNumber: roof.number } });
  expect(same.Address?.Id).toBe(onRoof.id);
  const other = await client.answer(updateCartProject, { body: { ProjectNumber: wall.number } });
  expect(other).toMatchObject({ Project: { ProjectNumber: wall.number }, Address: { Id: usual.id } });
});

test('keeps the account’s address when the project is removed, but not the project’s own', async () => {
  const { first, client } = await aScene();
  const project = await aProject(db, first);
  const [general, own] = [await anAddress(db, first), await anAddress(db, first, { projectNumber: project.number })];
  await client.answer(updateCartProject, { body: { ProjectNumber: project.number } });
  await client.answer(updateCartDeliveryAddress, { body: { Id: general.id } });
  expect((await client.answer(updateCartProject, { body: { ProjectNumber: '' } })).Address?.Id).toBe(general.id);
  await client.answer(updateCartProject, { body: { ProjectNumber: project.number } });
  await client.answer(updateCartDeliveryAddress, { body: { Id: own.id } });
  expect(await client.answer(updateCartProject, { body: { ProjectNumber: '' } })).toMatchObject({
    Project: null,
    Address: null,
  });
});

test('the days of a cart are those of its own route', async () => {
  const { cart, client } = await aScene();
  await aRoute(db, { prefixes: [''] });
  await aRoute(db, { prefixes: ['37'], leadWorkingDays: 2, weekdays: [2, 4] });
  await aClosedDay(db, 'DK', '2025-12-18');
  const isPossible = async (date: string) => (await client.call(updateDeliveryDate, { body: date })).statusCode === 200;
  await sendTo(db, cart.id, aStoredAddress('8000'));
  expect([await isPossible('2025-12-02'), await isPossible('2025-12-18')]).toEqual([true, false]);
  // Bornholm, where the boat goes twice a week.
  await sendTo(db, cart.id, aStoredAddress('3700'));
  expect(await isPossible('2025-12-02')).toBe(false);
  expect(await isPossible('2025-12-11')).toBe(true);
  expect(await isPossible('2025-12-10')).toBe(false);
});

test('shows a cart on a removed account, and moves it to another', async () => {
  const { first, second, buyer, cart, client } = await aScene();
  await db
    .deleteFrom('contact_accounts')
    .where('contact_id', '=', buyer.contactId)
    .where('account_id', '=', first.id)
    .execute();
  expect(await client.answer(getCart)).toMatchObject({ CartId: cart.id, SoldTo: first.soldTo, ItemCount: 2 });
  const csv = await client.send({ method: 'GET', url: '/api/cart/export?format=csv' });
  expect(csv.statusCode).toBe(200);
  expect(csv.body).not.toContain('Unit price');
  const moved = await client.answer(updateCartAccount, { body: { soldTo: second.soldTo } });
  expect(moved.SoldTo).toBe(second.soldTo);
});
