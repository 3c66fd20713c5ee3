import { addToCart, changeNote, getCart } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { openEmbeddedErp } from '../../src/gateways/erp/embedded/open-embedded-erp.ts';
import type { Erp } from '../../src/gateways/erp/port.ts';
import { aFastboxZone } from '../support/a-branch.ts';
import { aBuyer } from '../support/a-buyer.ts';
import { aMaterial } from '../support/a-material.ts';
import { aRemnant } from '../support/a-remnant.ts';
import { testDatabase } from '../support/database.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);

/** The materials whose stock the ERP was asked for, through an app of its own. */
const askedOf: string[] = [];
const embedded = openEmbeddedErp(db);
const listeningErp: Erp = {
  ...embedded,
  prices: (customer, asks, signal) => {
    askedOf.push(...asks.map(({ sapMaterialNumber }) => sapMaterialNumber));
    return embedded.prices(customer, asks, signal);
  },
};
const listening = testApp(db, { erp: listeningErp });
const buyer = async () => signedIn(await aBuyer(db));

test('the active cart is made on first use, empty, on the preset account', async () => {
  const person = await aBuyer(db, { defaultOrderName: 'Van' });
  const cart = await (await signedIn(person)).answer(getCart);
  expect(cart).toMatchObject({ CartItems: [], ItemCount: 0, Name: 'Van', SoldTo: person.accounts[0]?.soldTo });
  expect(cart.ContactPerson).toBe(person.name);
});

test('has added materials in the cart', async () => {
  const client = await buyer();
  const material = await aMaterial(db);
  const added = await client.answer(addToCart, {
    body: { Code: material.code, Quantity: 3, ShouldReturnCartItem: true },
  });
  expect(added).toMatchObject({ AddedQuantity: 3, LineQuantity: 3, ItemCount: 1, IsRounded: false, IsCapped: false });
  expect(added.CartItem).toMatchObject({ CartItemId: added.CartItemId, Code: material.code, Quantity: 3 });
  const { CartItems } = await client.answer(getCart);
  expect(CartItems.map((line) => [line.Code, line.Quantity])).toEqual([[material.code, 3]]);
});

test('a material is found by its SAP number as well as by its code', async () => {
  const material = await aMaterial(db);
  const added = await (await buyer()).answer(addToCart, {
    body: { Code: material.sapMaterialNumber, Quantity: 1, ShouldReturnCartItem: true },
  });
  expect(added.CartItem?.Code).toBe(material.code);
});

test.each([
  { minQuantity: '1', multiplum: '5', wanted: 3, held: 5 },
  { minQuantity: '10', multiplum: '1', wanted: 3, held: 10 },
  { minQuantity: '10', multiplum: '4', wanted: 11, held: 12 },
  { minQuantity: '0.5', multiplum: '0.5', wanted: 0.7, held: 1 },
])('a minimum of $minQuantity and a multiplum of $multiplum round $wanted up to $held and say so', async (rule) => {
  const { minQuantity, multiplum, wanted, held } = rule;
  const material = await aMaterial(db, { minQuantity, multiplum });
  const added = await (await buyer()).answer(addToCart, { body: { Code: material.code, Quantity: wanted } });
  expect(added).toMatchObject({ RequestedQuantity: wanted, AddedQuantity: held, LineQuantity: held, IsRounded: true });
});

test('a quantity that obeys the rules is not rounded', async () => {
  const material = await aMaterial(db, { minQuantity: '10', multiplum: '5' });
  const added = await (await buyer()).answer(addToCart, { body: { Code: material.code, Quantity: 15 } });
  expect(added).toMatchObject({ AddedQuantity: 15, IsRounded: false });
});

test('merges lines of the same material, and applies the rules to their sum', async () => {
  const client = await buyer();
  const { code } = await aMaterial(db, { multiplum: '5' });
  const first = await client.answer(addToCart, { body: { Code: code, Quantity: 10 } });
  const second = await client.answer(addToCart, { body: { Code: code, Quantity: 3 } });
  expect(second).toMatchObject({ CartItemId: first.CartItemId, AddedQuantity: 5, LineQuantity: 15, ItemCount: 1 });
});

test('does not merge into a line with its own note', async () => {
  const client = await buyer();
  const { code } = await aMaterial(db);
  const first = await client.answer(addToCart, { body: { Code: code, Quantity: 1 } });
  await client.answer(changeNote, { body: { CartItemId: first.CartItemId, Note: 'For the roof' } });
  const second = await client.answer(addToCart, { body: { Code: code, Quantity: 1 } });
  expect(second.CartItemId).not.toBe(first.CartItemId);
  expect(second.ItemCount).toBe(2);
});

test('adds a remnant as a line of its own, sold as one piece', async () => {
  const client = await buyer();
  const cable = await aMaterial(db, { multiplum: '50', packageSize: '50', cableCutAllowed: true });
  const { code } = cable;
  await aRemnant(db, cable, { length: '17.5' });
  await client.answer(addToCart, { body: { Code: code, Quantity: 50 } });
  const remnant = await client.answer(addToCart, {
    body: { Code: code, Quantity: 17.5, CabelRemnantValue: 17.5, ShouldReturnCartItem: true },
  });
  expect(remnant).toMatchObject({ LineQuantity: 17.5, IsRounded: false, IsCableCut: false, ItemCount: 2 });
  expect(remnant.CartItem?.CabelRemnantValue).toBe(17.5);
});

test.each([0, -1])('a remnant of %d is refused', async (CabelRemnantValue) => {
  const { code } = await aMaterial(db);
  const problem = await (await buyer()).refusal(addToCart, { body: { Code: code, Quantity: 1, CabelRemnantValue } });
  expect(problem.status).toBe(422);
});

test('reports cable that will be cut, but not whole packages', async () => {
  const client = await buyer();
  const { code } = await aMaterial(db, { packageSize: '100', cableCutAllowed: true });
  expect(await client.answer(addToCart, { body: { Code: code, Quantity: 30 } })).toMatchObject({ IsCableCut: true });
  expect(await client.answer(addToCart, { body: { Code: code, Quantity: 70 } })).toMatchObject({
    LineQuantity: 100,
    IsCableCut: false,
  });
});

test('caps a phased-out material at its remaining stock, then refuses it', async () => {
  const client = await buyer();
  const { code } = await aMaterial(db, { status: '33', stock: '10' });
  const added = await client.answer(addToCart, { body: { Code: code, Quantity: 12 } });
  expect(added).toMatchObject({ AddedQuantity: 10, LineQuantity: 10, IsCapped: true });
  expect(await client.refusal(addToCart, { body: { Code: code, Quantity: 1 } })).toMatchObject({
    status: 422,
    code: 'out-of-stock',
  });
});

test('sells at the usual price without clearance stock', async () => {
  const { code } = await aMaterial(db, { isOnClearanceSale: true, clearanceStock: '3', minQuantity: '5' });
  const body = { Code: code, Quantity: 5, ShouldReturnCartItem: true };
  const added = await (await buyer()).answer(addToCart, { body });
  expect(added).toMatchObject({ LineQuantity: 5 });
  expect(added.CartItem?.IsOnClearanceSale).toBe(false);
});

test.each([0, -1, -0.001])('a quantity of %d is refused', async (Quantity) => {
  const { code } = await aMaterial(db);
  const problem = await (await buyer()).refusal(addToCart, { body: { Code: code, Quantity } });
  expect(problem).toMatchObject({ status: 422, code: 'quantity-not-positive' });
});

test.each(['NaN', '"3"', 'null', '1e400', '0.0001', '1e12'])('a quantity written %s is malformed', async (written) => {
  const client = await buyer();
  const { code } = await aMaterial(db);
  const response = await client.send({
    method: 'POST',
    url: addToCart.path,
    headers: { 'content-type': 'application/json' },
    payload: `{"Code":"${code}","Quantity":${written}}`,
  });
  expect(response.statusCode).toBe(400);
  expect((await client.answer(getCart)).ItemCount).toBe(0);
});

test('refuses a quantity that is too large to store', async () => {
  const client = await buyer();
  const { code } = await aMaterial(db);
  await client.answer(addToCart, { body: { Code: code, Quantity: 9_999_999 } });
  const problem = await client.refusal(addToCart, { body: { Code: code, Quantity: 9_999_999 } });
  expect(problem).toMatchObject({ status: 422, code: 'quantity-too-large' });
});

test('returns 404 for an unknown material', async () => {
  const problem = await (await buyer()).refusal(addToCart, { body: { Code: 'nothing', Quantity: 1 } });
  expect(problem.status).toBe(404);
});

test('a material of another market is not found', async () => {
  const { code } = await aMaterial(db, { market: 'SE' });
  const problem = await (await buyer()).refusal(addToCart, { body: { Code: code, Quantity: 1 } });
  expect(problem.status).toBe(404);
});

test.each(['30', '40'] as const)('a material of status %s is refused', async (status) => {
  const { code } = await aMaterial(db, { status });
  const problem = await (await buyer()).refusal(addToCart, { body: { Code: code, Quantity: 1 } });
  expect(problem).toMatchObject({ status: 422, code: 'not-orderable' });
});

test('limits a cart to 2,000 lines', async () => {
  const person = await aBuyer(db);
  const client = await signedIn(person);
  await client.answer(getCart);
  await db.updateTable('carts').set({ line_count: 2000 }).where('contact_id', '=', person.contactId).execute();
  const { code } = await aMaterial(db);
  expect(await client.refusal(addToCart, { body: { Code: code, Quantity: 1 } })).toMatchObject({ code: 'cart-full' });
});

test('returns the zone for additions to an express-box cart, and caps them by its stock', async () => {
  const client = await buyer();
  const { CartId } = await client.answer(getCart);
  const { code } = await aMaterial(db, { fastboxStock: '4' });
  await aFastboxZone(db, { first: 8000, last: 8299 });
  const address = JSON.stringify({ postalCode: '8000', countryCode: 'DK', isServiceCenter: false });
  await db.updateTable('carts').set({ delivery_type: 'fastbox', address }).where('id', '=', CartId).execute();
  const added = await client.answer(addToCart, { body: { Code: code, Quantity: 6 } });
  expect(added).toMatchObject({ LineQuantity: 4, IsCapped: true, IsMaxi: false });
  expect(added.FastboxZone).not.toBeNull();
});

test('queries stock before an addition only for phased-out, clearance and express-box materials', async () => {
  const client = await listening.signedIn(await aBuyer(db));
  const [plain, last, clearance] = [
    await aMaterial(db),
    await aMaterial(db, { status: '33' }),
    await aMaterial(db, { isOnClearanceSale: true, clearanceStock: '5' }),
  ];
  for (const { code } of [plain, last, clearance]) {
    await client.answer(addToCart, { body: { Code: code, Quantity: 1 } });
  }
  expect(askedOf).toEqual([last.sapMaterialNumber, clearance.sapMaterialNumber]);
});
