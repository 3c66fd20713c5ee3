import {
  addKitsToCart,
  addMultipleOrderLinesToCart,
  addToCart,
  changeAccountingStrings,
  changeNote,
  changeQuantity,
  getCart,
  removeFromCart,
  restoreRemovedLines,
  updateManyItems,
} from '@grossist/contracts';
import { expect, test } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import { aCart } from '../support/a-cart.ts';
import { aKit, aKitHeader } from '../support/a-kit.ts';
import { aMaterial, someMaterials } from '../support/a-material.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);

const SESSIONS = 20;

const times = <T>(count: number, act: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));

const cartOf = (contactId: string) =>
  db
    .selectFrom('carts')
    .select(['id', 'version', 'line_count'])
    .where('contact_id', '=', contactId)
    .where('is_active', '=', true)
    .executeTakeFirstOrThrow();

const linesOf = (cartId: string) =>
  db.selectFrom('cart_lines').selectAll().where('cart_id', '=', cartId).orderBy('position').execute();

/** The cart counts its lines and its changes truly, and no material has two lines that should be one. */
const expectConsistent = async (contactId: string, changes: number): Promise<void> => {
  const cart = await cartOf(contactId);
  const present = (await linesOf(cart.id)).filter(({ removed_at }) => removed_at === null);
  expect(cart.line_count).toBe(present.length);
  expect(cart.version).toBe(changes);
  const plain = present.filter((line) => line.parent_line_id === null && line.note === '' && line.kit_id === null);
  expect(new Set(plain.map((line) => line.sap_material_number)).size).toBe(plain.length);
};

/**
 * Each line is changed by calls of one kind, so that what it may end as, in whichever order they came, is known: adds
 * sum up, of texts the last one stays, what was removed and brought back is there or not by the last of both.
 */
test('200 parallel changes by 20 sessions of one user end as some serial order of them', async () => {
  const buyer = await aBuyer(db);
  const [grown, set, noted, accounted, gone] = await someMaterials(db, 5);
  if (!grown || !set || !noted || !accounted || !gone) throw new Error('There are five materials');
  const cart = await aCart(db, {
    buyer,
    lines: [grown, set, noted, accounted, gone].map((material) => ({ material })),
  });
  const [, setId = '', notedId = '', accountedId = '', goneId = ''] = cart.lines.map(({ id }) => id);
  const fresh = await someMaterials(db, SESSIONS);
  const sessions = await times(SESSIONS, () => signedIn(buyer));

  const changesOf = (client: Client, session: number) => {
    const code = fresh[session]?.code ?? '';
    const notes = `note ${session}`;
    return [
      client.call(addToCart, { body: { Code: grown.code, Quantity: 1 } }),
      client.call(addToCart, { body: { Code: grown.code, Quantity: 2 } }),
      client.call(addToCart, { body: { Code: code, Quantity: 1 } }),
      client.call(addToCart, { body: { Code: code, Quantity: 4 } }),
      client.call(changeQuantity, { body: { CartItemId: setId, Quantity: session + 10 } }),
      client.call(changeNote, { body: { CartItemId: notedId, Note: notes } }),
      client.call(updateManyItems, {
        body: {
          UpdateCartItemRequest: [
            { CartItemId: notedId, AdditionalNote: notes },
            { CartItemId: setId, Note: '' },
          ],
        },
      }),
      client.call(changeAccountingStrings, {
        body: { CartItemId: accountedId, AccountingString1: notes, AccountingString2: notes },
      }),
      client.call(removeFromCart, { body: { CartItemId: goneId } }),
      client.call(restoreRemovedLines, { body: { CartItemIds: [goneId] } }),
    ];
  };
  const answers = (
    await Promise.all(sessions.map((client, session) => Promise.all(changesOf(client, session))))
  ).flat();
  expect(answers.length).toBe(200);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 404]));

  const perSession = answers.length / SESSIONS;
  const removals = answers.filter((_, index) => index % perSession === 8);
  const restores = answers.filter((_, index) => index % perSession === 9);
  const others = answers.filter((_, index) => index % perSession < 8);
  expect(others.every(({ statusCode }) => statusCode === 200)).toBe(true);
  const removed = removals.filter(({ statusCode }) => statusCode === 200).length;
  const restored = restores.filter((answer) => answer.json<{ RestoredCount: number }>().RestoredCount === 1).length;

  const lines = await linesOf(cart.id);
  const lineOf = (id: string) => lines.find((line) => line.id === id);
  const quantityOf = (material: string) =>
    lines.filter((line) => line.sap_material_number === material).map(({ quantity }) => Number(quantity));
  expect(quantityOf(grown.sapMaterialNumber)).toEqual([1 + SESSIONS * 3]);
  expect(fresh.map(({ sapMaterialNumber }) => quantityOf(sapMaterialNumber))).toEqual(fresh.map(() => [5]));
  expect(Number(lineOf(setId)?.quantity)).toBeGreaterThanOrEqual(10);
  expect(Number(lineOf(setId)?.quantity)).toBeLessThan(10 + SESSIONS);
  expect(lineOf(notedId)?.note).toMatch(/^note \d+$/);
  expect(lineOf(notedId)?.additional_note).toMatch(/^note \d+$/);
  // Both strings are of one call.
  expect(lineOf(accountedId)?.accounting_string1).toMatch(/^note \d+$/);
  expect(lineOf(accountedId)?.accounting_string2).toBe(lineOf(accountedId)?.accounting_string1);
  // Taken out and brought back in turn: it is gone when it was taken out once more than it was brought back.
  expect([0, 1]).toContain(removed - restored);
  expect(lineOf(goneId)?.removed_at !== null).toBe(removed - restored === 1);
  const plain = lines.filter(({ id }) => id !== notedId);
  expect(plain.length).toBe(4 + SESSIONS);
  await expectConsistent(buyer.contactId, others.length + removed + restored);
});

test('two pastes of the same 500 lines at the same time leave 500 lines of both quantities', async () => {
  const buyer = await aBuyer(db);
  const [one, other] = [await signedIn(buyer), await signedIn(buyer)];
  const materials = await someMaterials(db, 500);
  const query = materials.map(({ code }) => `${code};3`);
  const pastes = await Promise.all([
    one.answer(addMultipleOrderLinesToCart, { body: { query } }),
    other.answer(addMultipleOrderLinesToCart, { body: { query: query.toReversed() } }),
  ]);
  expect(pastes.map(({ AddedLines, Errors }) => [AddedLines.length, Errors.length])).toEqual([
    [500, 0],
    [500, 0],
  ]);
  const { CartItems } = await one.answer(getCart);
  expect(CartItems.map(({ Code, Quantity }) => [Code, Quantity]).toSorted()).toEqual(
    materials.map(({ code }) => [code, 6]).toSorted(),
  );
  await expectConsistent(buyer.contactId, 2);
});

test('a paste and single adds of the same materials at the same time lose none', async () => {
  const buyer = await aBuyer(db);
  const client = await signedIn(buyer);
  const materials = await someMaterials(db, 20);
  const query = materials.map(({ code }) => `${code};10`);
  await Promise.all([
    client.answer(addMultipleOrderLinesToCart, { body: { query } }),
    ...materials.map(({ code }) => client.answer(addToCart, { body: { Code: code, Quantity: 1 } })),
  ]);
  expect((await client.answer(getCart)).CartItems.map(({ Quantity }) => Quantity)).toEqual(materials.map(() => 11));
  await expectConsistent(buyer.contactId, 21);
});

test('a shared stock is never exceeded by changes of its lines at the same time', async () => {
  const material = await aMaterial(db, { status: '33', stock: '30' });
  const cart = await aCart(db, { lines: Array.from({ length: 6 }, () => ({ material })) });
  const client = await signedIn(cart.buyer);
  await Promise.all(
    cart.lines.flatMap(({ id: CartItemId }) =>
      [7, 9, 11].map((Quantity) => client.answer(changeQuantity, { body: { CartItemId, Quantity } })),
    ),
  );
  const { CartItems } = await client.answer(getCart);
  expect(CartItems.reduce((sum, { Quantity }) => sum + Quantity, 0)).toBeLessThanOrEqual(30);
});

test('leaves kits complete or removed when materials are removed and added in parallel', async () => {
  const buyer = await aBuyer(db);
  await aKitHeader(db);
  const client = await signedIn(buyer);
  const kit = await aKit(db, { buyer });
  for (let round = 0; round < 5; round += 1) {
    const { CartItems } = await client.answer(addKitsToCart, { body: { KitIds: [kit.id] } });
    const children = CartItems.filter(({ ParentItemId }) => ParentItemId !== null);
    const removals = children.map(({ CartItemId }) => client.call(removeFromCart, { body: { CartItemId } }));
    const adds = times(3, () => client.answer(addKitsToCart, { body: { KitIds: [kit.id] } }));
    expect((await Promise.all(removals)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    await adds;
  }
  const { CartItems, ItemCount } = await client.answer(getCart);
  const kits = CartItems.filter(({ KitName }) => KitName !== '');
  expect(kits.length).toBe(15);
  const childrenOf = (id: string) => CartItems.filter(({ ParentItemId }) => ParentItemId === id).length;
  expect(kits.map(({ CartItemId }) => childrenOf(CartItemId))).toEqual(kits.map(() => 2));
  expect(ItemCount).toBe(45);
  expect((await cartOf(buyer.contactId)).line_count).toBe(45);
});

test('two changes of all lines at the same time, in opposite order, are both done', async () => {
  const cart = await aCart(db, { lines: 200 });
  const client = await signedIn(cart.buyer);
  const wishes = (Quantity: number) => cart.lines.map(({ id: CartItemId }) => ({ CartItemId, Quantity }));
  await Promise.all([
    client.answer(updateManyItems, { body: { UpdateCartItemRequest: wishes(3) } }),
    client.answer(updateManyItems, { body: { UpdateCartItemRequest: wishes(5).toReversed() } }),
  ]);
  const quantities = new Set((await client.answer(getCart)).CartItems.map(({ Quantity }) => Quantity));
  expect(quantities.size).toBe(1);
  await expectConsistent(cart.buyer.contactId, 2);
});
