import { addMultipleOrderLinesToCart, addToCart, getCart } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import { aMaterial, someMaterials } from '../support/a-material.ts';
import { testDatabase } from '../support/database.ts';
import { countQueries } from '../support/query-count.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);

const aClient = async () => signedIn(await aBuyer(db));
type Client = Awaited<ReturnType<typeof aClient>>;

const linesOf = async (client: Client) =>
  (await client.answer(getCart)).CartItems.map((line) => [line.Quantity, line.IsOnClearanceSale]);

test('splits what is added beyond clearance stock into a clearance line and a normal line', async () => {
  const client = await aClient();
  const { code } = await aMaterial(db, { isOnClearanceSale: true, clearanceStock: '10' });
  const added = await client.answer(addToCart, { body: { Code: code, Quantity: 12, ShouldReturnCartItem: true } });
  expect(added).toMatchObject({
    AddedQuantity: 12,
    LineQuantity: 10,
    IsCapped: false,
    ItemCount: 2,
    AdditionalLine: { AddedQuantity: 2, LineQuantity: 2 },
  });
  expect(added.CartItem?.IsOnClearanceSale).toBe(true);
  const { CartItems } = await client.answer(getCart);
  expect(CartItems.map((line) => [line.CartItemId, line.Quantity, line.IsOnClearanceSale])).toEqual([
    [added.CartItemId, 10, true],
    [added.AdditionalLine?.CartItemId, 2, false],
  ]);
  const again = await client.answer(addToCart, { body: { Code: code, Quantity: 3 } });
  expect(again).toMatchObject({ AddedQuantity: 3, LineQuantity: 5, AdditionalLine: null, ItemCount: 2 });
});

test.each([
  {
    what: 'rounds the whole up before it is split',
    rule: { multiplum: '5' },
    wanted: 12,
    lines: [
      [5, true],
      [10, false],
    ],
  },
  {
    what: 'leaves the minimum to the normal line',
    rule: { minQuantity: '5' },
    wanted: 11,
    lines: [
      [6, true],
      [5, false],
    ],
  },
  {
    what: 'adds all normally where the clearance line would be too small',
    rule: { minQuantity: '6' },
    wanted: 9,
    lines: [[9, false]],
  },
])('$what', async ({ rule, wanted, lines }) => {
  const client = await aClient();
  const { code } = await aMaterial(db, { isOnClearanceSale: true, clearanceStock: '7', ...rule });
  await client.answer(addToCart, { body: { Code: code, Quantity: wanted } });
  expect(await linesOf(client)).toEqual(lines);
});

test('adds the rest to the existing normal line, which already has its minimum', async () => {
  const client = await aClient();
  const material = await aMaterial(db, { isOnClearanceSale: true, clearanceStock: '0', minQuantity: '5' });
  await client.answer(addToCart, { body: { Code: material.code, Quantity: 5 } });
  await db
    .updateTable('erp.stock')
    .set({ clearance: '7' })
    .where('sap_material_number', '=', material.sapMaterialNumber)
    .execute();
  const added = await client.answer(addToCart, { body: { Code: material.code, Quantity: 9 } });
  expect(added).toMatchObject({
    AddedQuantity: 9,
    LineQuantity: 7,
    AdditionalLine: { AddedQuantity: 2, LineQuantity: 7 },
  });
  expect(await linesOf(client)).toEqual([
    [7, false],
    [7, true],
  ]);
});

test('caps both lines at what a phased-out material has left', async () => {
  const client = await aClient();
  const { code } = await aMaterial(db, { isOnClearanceSale: true, clearanceStock: '4', status: '33', stock: '3' });
  const added = await client.answer(addToCart, { body: { Code: code, Quantity: 20 } });
  expect(added).toMatchObject({ AddedQuantity: 7, IsCapped: true, AdditionalLine: { AddedQuantity: 3 } });
  expect(await linesOf(client)).toEqual([
    [4, true],
    [3, false],
  ]);
});

test('splits the lines of a list and returns the price of each part', async () => {
  const client = await aClient();
  const clearance = await aMaterial(db, { isOnClearanceSale: true, clearanceStock: '10' });
  const plain = await aMaterial(db);
  const query = [`${clearance.code};8`, `${plain.code};2`, `${clearance.code};7`];
  const answer = await client.answer(addMultipleOrderLinesToCart, { body: { query } });
  expect(answer.AddedLines.map(({ LineNumber, Code, Quantity }) => [LineNumber, Code, Quantity])).toEqual([
    [1, clearance.code, 8],
    [2, plain.code, 2],
    [3, clearance.code, 2],
    [3, clearance.code, 5],
  ]);
  expect(answer.ChangedQuantities).toMatchObject([
    {
      LineNumber: 1,
      Kind: 'clearance-split',
      RequestedQuantity: 15,
      AddedQuantity: 15,
      ClearanceQuantity: 10,
      NormalQuantity: 5,
    },
  ]);
  expect(answer.Errors).toEqual([]);
  expect(await linesOf(client)).toEqual([
    [10, true],
    [5, false],
    [2, false],
  ]);
});

test('never exceeds clearance stock when two additions race, and loses nothing', async () => {
  const client = await aClient();
  await client.answer(getCart);
  const { code } = await aMaterial(db, { isOnClearanceSale: true, clearanceStock: '10' });
  await Promise.all([7, 7, 7].map((Quantity) => client.answer(addToCart, { body: { Code: code, Quantity } })));
  const lines = await linesOf(client);
  const sum = (onClearance: boolean) =>
    lines.reduce((total, [quantity, is]) => (is === onClearance ? total + Number(quantity) : total), 0);
  expect([sum(true), sum(false)]).toEqual([10, 11]);
});

test('splits 1,000 lines of a list by a constant number of statements', async () => {
  const materials = await someMaterials(db, 1010, { isOnClearanceSale: true, clearanceStock: '1' });
  const add = async (chosen: typeof materials): Promise<{ count: number; lines: number }> => {
    const client = await aClient();
    await client.answer(getCart);
    const query = chosen.map((material) => `${material.code};3`);
    const count = await countQueries(db, () => client.answer(addMultipleOrderLinesToCart, { body: { query } }));
    return { count, lines: (await client.answer(getCart)).ItemCount };
  };
  const few = await add(materials.slice(0, 10));
  const many = await add(materials.slice(10));
  expect([few.lines, many.lines]).toEqual([20, 2000]);
  // The ERP reads the conditions of that many in two halves.
  expect(many.count).toBe(few.count + 1);
});
