import { changeNote, changeQuantity, getCart, patchCartItem, updateManyItems } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { aBuyer } from '../../support/a-buyer.ts';
import { aCart, type LineTraits } from '../../support/a-cart.ts';
import { aMaterial } from '../../support/a-material.ts';
import { testDatabase } from '../../support/database.ts';
import { testApp } from '../../support/test-app.ts';
import { updateMaterial } from '../../support/update-material.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);

const aCartOf = async (lines: number | readonly LineTraits[]) => {
  const cart = await aCart(db, { lines });
  const client = await signedIn(cart.buyer);
  const ids = cart.lines.map(({ id }) => id);
  const quantities = async () => (await client.answer(getCart)).CartItems.map(({ Quantity }) => Quantity);
  return { cart, client, ids, quantities };
};

test('patches many lines in one change of the cart, each with its own fields', async () => {
  const { client, ids, cart } = await aCartOf(3);
  const [first = '', second = '', third = ''] = ids;
  const before = await client.answer(getCart);
  const { CartItems, Proposals, Version } = await client.answer(updateManyItems, {
    body: {
      UpdateCartItemRequest: [
        { CartItemId: third, Quantity: 3, Note: 'Roof' },
        { CartItemId: first, AccountingString1: 'A', AccountingString2: 'B' },
      ],
    },
  });
  expect([Proposals, Version]).toEqual([[], before.Version + 1]);
  expect(CartItems.map(({ CartItemId }) => CartItemId)).toEqual([first, third]);
  const after = await client.answer(getCart);
  expect(after.Version).toBe(before.Version + 1);
  expect(after.CartItems).toEqual([
    { ...before.CartItems[0], AccountingString1: 'A', AccountingString2: 'B' },
    before.CartItems[1],
    { ...before.CartItems[2], Quantity: 3, Note: 'Roof' },
  ]);
  expect(second).toBe(cart.lines[1]?.id);
});

test('returns a proposal for an invalid quantity, and applies the other fields of the line', async () => {
  const material = await aMaterial(db, { multiplum: '5' });
  const { client, ids, quantities } = await aCartOf([{ material, quantity: '5' }, { material: await aMaterial(db) }]);
  const [first = '', second = ''] = ids;
  const { CartItems, Proposals } = await client.answer(updateManyItems, {
    body: {
      UpdateCartItemRequest: [
        { CartItemId: first, Quantity: 7, Note: 'Roof' },
        { CartItemId: second, Quantity: 7 },
      ],
    },
  });
  expect(Proposals).toMatchObject([{ CartItemId: first, Proposal: { Kind: 'rounding', ProposedQuantity: 10 } }]);
  expect(CartItems[0]).toMatchObject({ Quantity: 5, Note: 'Roof' });
  expect(await quantities()).toEqual([5, 7]);
});

test('checks lines that share stock together, in any order', async () => {
  const material = await aMaterial(db, { status: '33', stock: '10' });
  const lines = [
    { material, quantity: '8' },
    { material, quantity: '2' },
  ];
  for (const isReversed of [false, true]) {
    const { client, ids, quantities } = await aCartOf(lines);
    const wishes = [
      { CartItemId: ids[0] ?? '', Quantity: 3 },
      { CartItemId: ids[1] ?? '', Quantity: 7 },
    ];
    const { Proposals } = await client.answer(updateManyItems, {
      body: { UpdateCartItemRequest: isReversed ? wishes.toReversed() : wishes },
    });
    expect(Proposals).toEqual([]);
    expect(await quantities()).toEqual([3, 7]);
  }
});

test('reports the line that exceeds the remaining shared stock, and changes the others', async () => {
  const material = await aMaterial(db, { status: '33', stock: '10' });
  const { client, ids, quantities } = await aCartOf([{ material }, { material }, { material }]);
  const [first = '', second = ''] = ids;
  const { Proposals } = await client.answer(updateManyItems, {
    body: {
      UpdateCartItemRequest: [
        { CartItemId: first, Quantity: 6 },
        { CartItemId: second, Quantity: 7 },
      ],
    },
  });
  expect(Proposals).toMatchObject([{ CartItemId: second, Proposal: { Kind: 'phased-out', ProposedQuantity: 3 } }]);
  expect(await quantities()).toEqual([6, 1, 1]);
});

test('applies an accepted clearance split, with the rest in the existing normal line', async () => {
  const material = await aMaterial(db, { isOnClearanceSale: true, clearanceStock: '10' });
  const { client, ids } = await aCartOf([
    { material, isClearance: true },
    { material, quantity: '4' },
  ]);
  const wish = { CartItemId: ids[0] ?? '', Quantity: 12 };
  const answer = await client.answer(updateManyItems, { body: { UpdateCartItemRequest: [wish] } });
  expect(answer.Proposals).toMatchObject([{ Proposal: { Kind: 'clearance-split', NormalQuantity: 2 } }]);
  const applied = { ...wish, AppliedProposal: 'clearance-split' as const };
  await client.answer(updateManyItems, { body: { UpdateCartItemRequest: [applied] } });
  const { CartItems, ItemCount } = await client.answer(getCart);
  expect(CartItems.map((line) => [line.IsOnClearanceSale, line.Quantity])).toEqual([
    [true, 10],
    [false, 6],
  ]);
  expect(ItemCount).toBe(2);
});

test('changes no line if one is invalid, and names the field', async () => {
  const blocked = await aMaterial(db);
  const { client, ids } = await aCartOf([{ material: await aMaterial(db) }, { material: blocked }]);
  const [first = '', second = ''] = ids;
  const before = await client.answer(getCart);
  const wishes = (Quantity: number) => ({
    body: {
      UpdateCartItemRequest: [
        { CartItemId: first, Quantity: 5, Note: 'Roof' },
        { CartItemId: second, Quantity },
      ],
    },
  });
  const fields = async (Quantity: number) => {
    const { status, errors } = await client.refusal(updateManyItems, wishes(Quantity));
    return [status, errors?.map(({ field }) => field)];
  };
  expect(await fields(0)).toEqual([422, ['UpdateCartItemRequest.1.Quantity']]);
  expect(await fields(9_999_999.001)).toEqual([400, ['UpdateCartItemRequest.1.Quantity']]);
  await updateMaterial(db, blocked.sapMaterialNumber, { status: '30' });
  expect(await fields(2)).toEqual([422, ['UpdateCartItemRequest.1.Quantity']]);
  const after = await client.answer(getCart);
  expect([after.Version, after.CartItems[0]]).toEqual([before.Version, before.CartItems[0]]);
});

test('returns 404 for somebody else’s line among own ones, and changes nothing', async () => {
  const { client, ids, quantities } = await aCartOf(1);
  const other = await aCartOf(1);
  const wishes = [...ids, ...other.ids].map((CartItemId) => ({ CartItemId, Quantity: 9, Note: 'Mine' }));
  expect((await client.refusal(updateManyItems, { body: { UpdateCartItemRequest: wishes } })).status).toBe(404);
  const notes = wishes.map(({ CartItemId, Note }) => ({ CartItemId, Note }));
  expect((await client.refusal(updateManyItems, { body: { UpdateCartItemRequest: notes } })).status).toBe(404);
  expect([await quantities(), await other.quantities()]).toEqual([[1], [1]]);
});

test('of a line that is named twice the later word counts', async () => {
  const { client, ids } = await aCartOf(1);
  const [CartItemId = ''] = ids;
  await client.answer(updateManyItems, {
    body: {
      UpdateCartItemRequest: [
        { CartItemId, Quantity: 3, Note: 'First' },
        { CartItemId, Quantity: 5 },
      ],
    },
  });
  expect((await client.answer(getCart)).CartItems[0]).toMatchObject({ Quantity: 5, Note: 'First' });
});

test('two thousand lines are changed at once', async () => {
  const { client, ids } = await aCartOf(2000);
  const UpdateCartItemRequest = ids.map((CartItemId, index) => ({ CartItemId, Quantity: index + 1, Note: `${index}` }));
  const { CartItems } = await client.answer(updateManyItems, { body: { UpdateCartItemRequest } });
  expect(CartItems.map(({ Quantity, Note }) => [Quantity, Note])).toEqual(
    ids.map((_, index) => [index + 1, `${index}`]),
  );
});

test('patches only the given fields of a line', async () => {
  const { client, ids } = await aCartOf(1);
  const [cartItemId = ''] = ids;
  const before = await client.answer(getCart);
  const { CartItem, Version } = await client.answer(patchCartItem, {
    query: { cartItemId },
    body: { AdditionalNote: 'Ring first', Quantity: 4 },
  });
  expect(CartItem).toEqual({ ...before.CartItems[0], AdditionalNote: 'Ring first', Quantity: 4 });
  expect(Version).toBe(before.Version + 1);
});

test('changes nothing for an empty patch', async () => {
  const { client, ids } = await aCartOf(1);
  const before = await client.answer(getCart);
  await client.answer(patchCartItem, { query: { cartItemId: ids[0] ?? '' }, body: {} });
  expect((await client.answer(getCart)).CartItems).toEqual(before.CartItems);
});

test('a patched quantity that breaks a rule is answered with the proposal', async () => {
  const { client, ids } = await aCartOf([{ material: await aMaterial(db, { multiplum: '5' }), quantity: '5' }]);
  const input = { query: { cartItemId: ids[0] ?? '' }, body: { Quantity: 7 } };
  const { CartItem, Proposal } = await client.answer(patchCartItem, input);
  expect([CartItem.Quantity, Proposal?.Kind]).toEqual([5, 'rounding']);
});

test('returns 409 for a line of a cart that another tab deactivated', async () => {
  const { cart, client, ids } = await aCartOf(1);
  await db.updateTable('carts').set({ is_active: false, status: 'Draft' }).where('id', '=', cart.id).execute();
  const [CartItemId = ''] = ids;
  const refused = [
    await client.refusal(changeQuantity, { body: { CartItemId, Quantity: 3 } }),
    await client.refusal(changeNote, { body: { CartItemId, Note: 'Roof' } }),
    await client.refusal(patchCartItem, { query: { cartItemId: CartItemId }, body: { Note: 'Roof' } }),
  ];
  expect(refused.map(({ status, code }) => [status, code])).toEqual(refused.map(() => [409, 'changed-meanwhile']));
  const line = await db.selectFrom('cart_lines').selectAll().where('id', '=', CartItemId).executeTakeFirstOrThrow();
  expect([line.quantity, line.note]).toEqual(['1.000', '']);
});

test('a colleague’s line is not found, also where their cart is no longer active', async () => {
  const { cart, ids } = await aCartOf(1);
  const colleague = await signedIn(await aBuyer(db, { company: cart.buyer.company }));
  const body = { CartItemId: ids[0] ?? '', Quantity: 3 };
  expect((await colleague.refusal(changeQuantity, { body })).status).toBe(404);
  await db.updateTable('carts').set({ is_active: false, status: 'Draft' }).where('id', '=', cart.id).execute();
  expect((await colleague.refusal(changeQuantity, { body })).status).toBe(404);
});
