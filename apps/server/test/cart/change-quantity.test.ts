import { changeQuantity, getCart } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import { aCart } from '../support/a-cart.ts';
import { aMaterial, type MaterialTraits } from '../support/a-material.ts';
import { testDatabase } from '../support/database.ts';
import { testApp } from '../support/test-app.ts';
import { updateMaterial } from '../support/update-material.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);

const aLine = async (traits: MaterialTraits, line: { quantity?: string; isClearance?: boolean } = {}) => {
  const cart = await aCart(db, { lines: [{ material: await aMaterial(db, traits), ...line }] });
  const client = await signedIn(cart.buyer);
  const CartItemId = cart.lines[0]?.id ?? '';
  const linesNow = async () =>
    (await client.answer(getCart)).CartItems.map((item) => [item.IsOnClearanceSale, item.Quantity]);
  return { cart, client, CartItemId, linesNow };
};

test('a quantity that obeys the rules is set, and the cart’s version grows by one', async () => {
  const { client, CartItemId } = await aLine({ multiplum: '5' }, { quantity: '5' });
  const before = await client.answer(getCart);
  const { CartItem, Proposal } = await client.answer(changeQuantity, { body: { CartItemId, Quantity: 20 } });
  expect([CartItem.Quantity, Proposal]).toEqual([20, null]);
  expect((await client.answer(getCart)).Version).toBe(before.Version + 1);
});

test('a quantity that breaks the packing rules leaves the line and is answered with a proposal', async () => {
  const { client, CartItemId, linesNow } = await aLine({ multiplum: '5', minQuantity: '10' }, { quantity: '10' });
  const before = await client.answer(getCart);
  const { CartItem, Proposal } = await client.answer(changeQuantity, { body: { CartItemId, Quantity: 12 } });
  expect(CartItem.Quantity).toBe(10);
  expect(Proposal).toEqual({
    Kind: 'rounding',
    RequestedQuantity: 12,
    ProposedQuantity: 15,
    ClearanceQuantity: null,
    NormalQuantity: null,
  });
  expect((await client.answer(getCart)).Version).toBe(before.Version);
  await client.answer(changeQuantity, { body: { CartItemId, Quantity: 15, AppliedProposal: 'rounding' } });
  expect(await linesNow()).toEqual([[false, 15]]);
});

test('a cut of cable is proposed first; applied, the quantity is set', async () => {
  const { client, CartItemId, linesNow } = await aLine({ packageSize: '100', cableCutAllowed: true });
  const body = { CartItemId, Quantity: 30 };
  const { Proposal } = await client.answer(changeQuantity, { body });
  expect(Proposal).toMatchObject({ Kind: 'cable-cut', ProposedQuantity: 30 });
  await client.answer(changeQuantity, { body: { ...body, AppliedProposal: 'cable-cut' } });
  expect(await linesNow()).toEqual([[false, 30]]);
});

test('does not ask about cutting cable if the person switched it off', async () => {
  const material = await aMaterial(db, { packageSize: '100', cableCutAllowed: true });
  const buyer = await aBuyer(db, { isCableCutPopupEnabled: false });
  const cart = await aCart(db, { buyer, lines: [{ material }] });
  const body = { CartItemId: cart.lines[0]?.id ?? '', Quantity: 30 };
  const { CartItem, Proposal } = await (await signedIn(buyer)).answer(changeQuantity, { body });
  expect([CartItem.Quantity, Proposal]).toEqual([30, null]);
});

test('more than is left of what is phased out is proposed as what is left', async () => {
  const { client, CartItemId, linesNow } = await aLine({ status: '33', stock: '10' });
  const { Proposal } = await client.answer(changeQuantity, { body: { CartItemId, Quantity: 12 } });
  expect(Proposal).toMatchObject({ Kind: 'phased-out', RequestedQuantity: 12, ProposedQuantity: 10 });
  await client.answer(changeQuantity, { body: { CartItemId, Quantity: 10, AppliedProposal: 'phased-out' } });
  expect(await linesNow()).toEqual([[false, 10]]);
});

test('more than clearance stock is proposed as a clearance line and a normal line beside it', async () => {
  const { client, CartItemId, linesNow } = await aLine(
    { isOnClearanceSale: true, clearanceStock: '10' },
    { isClearance: true },
  );
  const body = { CartItemId, Quantity: 12 };
  const { Proposal } = await client.answer(changeQuantity, { body });
  expect(Proposal).toMatchObject({ Kind: 'clearance-split', ClearanceQuantity: 10, NormalQuantity: 2 });
  expect(await linesNow()).toEqual([[true, 1]]);
  const applied = await client.answer(changeQuantity, { body: { ...body, AppliedProposal: 'clearance-split' } });
  expect(applied.Proposal).toBeNull();
  expect(await linesNow()).toEqual([
    [true, 10],
    [false, 2],
  ]);
  expect((await client.answer(getCart)).ItemCount).toBe(2);
});

test('ignores a proposal that is not the current one', async () => {
  const { client, CartItemId, linesNow } = await aLine({ status: '33', stock: '10' });
  const body = { CartItemId, Quantity: 12, AppliedProposal: 'rounding' as const };
  expect((await client.answer(changeQuantity, { body })).Proposal).toMatchObject({ Kind: 'phased-out' });
  expect(await linesNow()).toEqual([[false, 1]]);
});

test.each([0, -5])('a quantity of %d is refused and changes nothing', async (Quantity) => {
  const { client, CartItemId, linesNow } = await aLine({});
  expect(await client.refusal(changeQuantity, { body: { CartItemId, Quantity } })).toMatchObject({
    status: 422,
    code: 'quantity-not-positive',
  });
  expect(await linesNow()).toEqual([[false, 1]]);
});

test('a line of somebody else’s cart is not found, also of a colleague’s', async () => {
  const { cart, CartItemId, linesNow } = await aLine({});
  const colleague = await signedIn(await aBuyer(db, { company: cart.buyer.company }));
  const body = { CartItemId, Quantity: 7 };
  expect((await colleague.refusal(changeQuantity, { body })).status).toBe(404);
  expect(await linesNow()).toEqual([[false, 1]]);
});

test('a line of a material that was blocked since cannot grow', async () => {
  const { cart, client, CartItemId } = await aLine({});
  const number = cart.lines[0]?.material.sapMaterialNumber ?? '';
  await updateMaterial(db, number, { status: '30' });
  const body = { CartItemId, Quantity: 7 };
  expect(await client.refusal(changeQuantity, { body })).toMatchObject({ status: 422, code: 'not-orderable' });
  expect((await client.answer(getCart)).CartItems[0]?.IsInvalid).toBe(true);
});
