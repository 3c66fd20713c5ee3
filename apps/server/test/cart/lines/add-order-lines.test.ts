import { addMultipleOrderLinesToCart, addToCart, getCart } from '@grossist/contracts';
import { completeGtin } from '@grossist/domain';
import { expect, test } from 'vitest';
import { aBuyer } from '../../support/a-buyer.ts';
import { aCart } from '../../support/a-cart.ts';
import { aMaterial, someMaterials } from '../../support/a-material.ts';
import { anAssortment } from '../../support/an-assortment.ts';
import { testDatabase } from '../../support/database.ts';
import { erpThatIsDown } from '../../support/erp-that-is-down.ts';
import { testApp } from '../../support/test-app.ts';
import { unique } from '../../support/unique.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);

const aClient = async () => signedIn(await aBuyer(db));

test('lines are added by EL, HWS, SAP number, EAN and code, each with its quantity or one', async () => {
  const client = await aClient();
  const el = await aMaterial(db, { elNumber: '1000000123' });
  const hws = await aMaterial(db, { hwsNumber: '700000123' });
  const ean = await aMaterial(db, { ean: '5701234567892' });
  const sap = await aMaterial(db);
  const code = await aMaterial(db);
  const query = ['1000000123;2', '700000123', '5701234567892;3', `${sap.sapMaterialNumber};1,5`, `${code.code};4`];
  const { AddedLines, ChangedQuantities, Errors, ItemCount } = await client.answer(addMultipleOrderLinesToCart, {
    body: { query },
  });
  expect(AddedLines.map((line) => [line.LineNumber, line.Code, line.Quantity])).toEqual([
    [1, el.code, 2],
    [2, hws.code, 1],
    [3, ean.code, 3],
    [4, sap.code, 2],
    [5, code.code, 4],
  ]);
  expect([Errors, ItemCount]).toEqual([[], 5]);
  expect(ChangedQuantities.map(({ Kind, LineNumber }) => [Kind, LineNumber])).toEqual([['rounding', 4]]);
  const { CartItems } = await client.answer(getCart);
  expect(CartItems.map((line) => [line.Code, line.Quantity])).toEqual([
    [el.code, 2],
    [hws.code, 1],
    [ean.code, 3],
    [sap.code, 2],
    [code.code, 4],
  ]);
});

test('a line without a quantity means whole packages of goods that are cut, so that no fee is due', async () => {
  const client = await aClient();
  const cable = await aMaterial(db, { cableCutAllowed: true, packageSize: '100', salesUnit: 'MTR', multiplum: '1' });
  const socket = await aMaterial(db, { packageSize: '10' });
  const { AddedLines, ChangedQuantities } = await client.answer(addMultipleOrderLinesToCart, {
    body: { query: [cable.code, `${cable.code};35`, socket.code] },
  });
  expect(AddedLines.map((line) => [line.LineNumber, line.Quantity])).toEqual([
    [1, 100],
    [2, 35],
    [3, 1],
  ]);
  expect(ChangedQuantities).toEqual([]);
});

test.each([
  { written: '57 0123-4567.915', ean: '5701234567915' },
  { written: '0005701234567922', ean: '5701234567922' },
  { written: '12345670', ean: '0012345670' },
  { written: '4006381333931', ean: '40-06381.33393 1' },
])('a number written $written is that of the material with the EAN $ean', async ({ written, ean }) => {
  const material = await aMaterial(db, { ean });
  const { AddedLines } = await (await aClient()).answer(addMultipleOrderLinesToCart, { body: { query: [written] } });
  expect(AddedLines.map(({ Code }) => Code)).toEqual([material.code]);
});

test.each([
  { hwsElOrBoth: 'el' as const, found: 'el' },
  { hwsElOrBoth: 'hws' as const, found: 'hws' },
])('with the option $hwsElOrBoth only numbers of that tree are meant', async ({ hwsElOrBoth, found }) => {
  const number = hwsElOrBoth === 'el' ? '880000111' : '880000222';
  const materials = {
    el: await aMaterial(db, { elNumber: number }),
    hws: await aMaterial(db, { hwsNumber: number }),
  };
  const client = await aClient();
  const { AddedLines } = await client.answer(addMultipleOrderLinesToCart, { body: { query: [number], hwsElOrBoth } });
  expect(AddedLines.map(({ Code }) => Code)).toEqual([materials[found as 'el' | 'hws'].code]);
});

test('returns all materials of an ambiguous number, and adds none', async () => {
  const one = await aMaterial(db, { elNumber: '990000111', name: 'One' });
  const other = await aMaterial(db, { hwsNumber: '990000111', name: 'Other' });
  const body = { query: ['990000111;5'] };
  const { AddedLines, Errors } = await (await aClient()).answer(addMultipleOrderLinesToCart, { body });
  expect(AddedLines).toEqual([]);
  expect(Errors).toEqual([
    {
      LineNumber: 1,
      Line: '990000111;5',
      Kind: 'several-articles',
      Candidates: [
        { Code: one.code, ItemLocalMaterialName: 'One' },
        { Code: other.code, ItemLocalMaterialName: 'Other' },
      ],
    },
  ]);
});

test('uses the only orderable material of an ambiguous number', async () => {
  await aMaterial(db, { elNumber: '990000222', status: '40' });
  const successor = await aMaterial(db, { elNumber: '990000222' });
  const body = { query: ['990000222'] };
  const { AddedLines } = await (await aClient()).answer(addMultipleOrderLinesToCart, { body });
  expect(AddedLines.map(({ Code }) => Code)).toEqual([successor.code]);
});

test('adds valid lines, and returns each other line with its reason, as it was sent', async () => {
  const client = await aClient();
  const good = await aMaterial(db);
  const blocked = await aMaterial(db, { status: '30' });
  const sold = await aMaterial(db, { status: '33', stock: '0' });
  const elsewhere = await aMaterial(db, { market: 'SE' });
  const query = [
    'nothing',
    `${good.code};abc`,
    `${good.code};0`,
    `${good.code};-2`,
    `${blocked.code};1`,
    `${sold.code};1`,
    elsewhere.code,
    '',
    '  ',
    `${good.code};99999999`,
    good.code,
  ];
  const { AddedLines, Errors } = await client.answer(addMultipleOrderLinesToCart, { body: { query } });
  expect(AddedLines.map(({ LineNumber }) => LineNumber)).toEqual([11]);
  expect(Errors.map(({ LineNumber, Line, Kind }) => [LineNumber, Line, Kind])).toEqual([
    [1, 'nothing', 'unknown-article-number'],
    [2, `${good.code};abc`, 'wrong-quantity'],
    [3, `${good.code};0`, 'wrong-quantity'],
    [4, `${good.code};-2`, 'wrong-quantity'],
    [5, `${blocked.code};1`, 'not-orderable'],
    [6, `${sold.code};1`, 'out-of-stock'],
    [7, elsewhere.code, 'unknown-article-number'],
    [10, `${good.code};99999999`, 'wrong-quantity'],
  ]);
});

test('a material that the buyer may not see is unknown to them', async () => {
  const hidden = await aMaterial(db);
  await anAssortment(db, { type: 'exclusive', materials: [hidden.sapMaterialNumber] });
  const { Errors } = await (await aClient()).answer(addMultipleOrderLinesToCart, { body: { query: [hidden.code] } });
  expect(Errors.map(({ Kind }) => Kind)).toEqual(['unknown-article-number']);
});

test('merges lines of one material with each other and with the cart before the rules apply', async () => {
  const client = await aClient();
  const { code } = await aMaterial(db, { multiplum: '5' });
  const before = await client.answer(addToCart, { body: { Code: code, Quantity: 5 } });
  const query = [`${code};3`, `${code};2`, `${code};4`];
  const { AddedLines, ChangedQuantities, ItemCount } = await client.answer(addMultipleOrderLinesToCart, {
    body: { query },
  });
  expect(AddedLines.map((line) => [line.CartItemId, line.Quantity])).toEqual([
    [before.CartItemId, 3],
    [before.CartItemId, 2],
    [before.CartItemId, 5],
  ]);
  expect(ChangedQuantities).toMatchObject([
    { LineNumber: 1, RequestedQuantity: 9, AddedQuantity: 10, Kind: 'rounding' },
  ]);
  expect(ItemCount).toBe(1);
  expect((await client.answer(getCart)).CartItems.map(({ Quantity }) => Quantity)).toEqual([15]);
});

test('caps a phased-out material at its remaining stock, and reports the cap', async () => {
  const client = await aClient();
  const { code } = await aMaterial(db, { status: '33', stock: '10' });
  const { AddedLines, ChangedQuantities } = await client.answer(addMultipleOrderLinesToCart, {
    body: { query: [`${code};8`, `${code};8`] },
  });
  expect(AddedLines.map(({ LineNumber, Quantity }) => [LineNumber, Quantity])).toEqual([
    [1, 8],
    [2, 2],
  ]);
  expect(ChangedQuantities).toMatchObject([{ RequestedQuantity: 16, AddedQuantity: 10, Kind: 'phased-out' }]);
});

test('limits a cart to 2,000 lines: adds to existing lines, and reports the others', async () => {
  const person = await aBuyer(db);
  const client = await signedIn(person);
  const { code: there } = await aMaterial(db);
  await client.answer(addToCart, { body: { Code: there, Quantity: 1 } });
  await db.updateTable('carts').set({ line_count: 1999 }).where('contact_id', '=', person.contactId).execute();
  const [first, second] = await someMaterials(db, 2);
  const query = [first?.code ?? '', second?.code ?? '', there];
  const { AddedLines, Errors } = await client.answer(addMultipleOrderLinesToCart, { body: { query } });
  expect(AddedLines.map(({ Code }) => Code)).toEqual([first?.code, there]);
  expect(Errors.map(({ LineNumber, Kind }) => [LineNumber, Kind])).toEqual([[2, 'cart-full']]);
});

test('adds two thousand lines at once, in the order of the paste', async () => {
  const client = await aClient();
  const materials = await someMaterials(db, 2000);
  const query = materials.toReversed().map(({ code }) => `${code};2`);
  const { AddedLines, ItemCount } = await client.answer(addMultipleOrderLinesToCart, { body: { query } });
  expect([AddedLines.length, ItemCount]).toEqual([2000, 2000]);
  const { CartItems } = await client.answer(getCart);
  expect(CartItems.map(({ Code }) => Code)).toEqual(materials.toReversed().map(({ code }) => code));
});

test('changes nothing if nothing can be added', async () => {
  const client = await aClient();
  const before = await client.answer(getCart);
  await client.answer(addMultipleOrderLinesToCart, { body: { query: ['nothing', 'at all;3'] } });
  expect(await client.answer(getCart)).toEqual(before);
});

test('without the ERP lines are added by the rules that need no stock', async () => {
  const { buyer } = await aCart(db, { lines: 1 });
  const client = await testAppWithoutErp.signedIn(buyer);
  const { code } = await aMaterial(db, { status: '33', multiplum: '5', stock: '0' });
  const { AddedLines } = await client.answer(addMultipleOrderLinesToCart, { body: { query: [`${code};3`] } });
  expect(AddedLines.map(({ Quantity }) => Quantity)).toEqual([5]);
});

const testAppWithoutErp = testApp(db, { erp: erpThatIsDown });

test.each([[[]], [Array.from({ length: 2001 }, () => 'x')]])(
  '%# lines are malformed: none, or too many',
  async (query) => {
    const client = await aClient();
    expect((await client.refusal(addMultipleOrderLinesToCart, { body: { query } })).status).toBe(400);
  },
);

test('treats hostile lines as unknown numbers', async () => {
  const client = await aClient();
  const query = [
    `'; drop table carts; --`,
    '%',
    '*',
    '{"a":1}',
    '=cmd|calc',
    '９９９９９９',
    '\u202e1234',
    '\\',
    '((((',
    '0',
  ];
  const { AddedLines, Errors } = await client.answer(addMultipleOrderLinesToCart, { body: { query } });
  expect(AddedLines).toEqual([]);
  expect(new Set(Errors.map(({ Kind }) => Kind))).toEqual(new Set(['unknown-article-number']));
});

test('a quantity in another unit is converted to the sales unit, or its line is refused', async () => {
  const cable = await aMaterial(db, { salesUnit: 'MTR', packageSize: '100', stock: '10000' });
  const client = await aClient();
  const query = ['1;km', '200;cm', '2;rulle', '3;m', '4;dåse', '5;stk', '6;100 m'].map(
    (rest) => `${cable.sapMaterialNumber};${rest}`,
  );
  const { AddedLines, Errors } = await client.answer(addMultipleOrderLinesToCart, { body: { query } });
  expect(AddedLines.map(({ LineNumber, Quantity }) => [LineNumber, Quantity])).toEqual([
    [1, 1000],
    [2, 2],
    [3, 200],
    [4, 3],
  ]);
  expect(Errors.map(({ LineNumber, Kind }) => [LineNumber, Kind])).toEqual([
    [5, 'other-unit'],
    [6, 'other-unit'],
    [7, 'other-unit'],
  ]);
});

test('counts the content of a carton by its GTIN-14, or reports it as unknown', async () => {
  const bodies = [unique(), unique(), unique()].map((each) => String(570_000_000_000 + each));
  const [known = '', packed = '', unknown = ''] = bodies;
  const cartonOf = (body: string): string => completeGtin(`1${body}`) ?? '';
  const stock = '1000';
  const stored = await aMaterial(db, { ean: completeGtin(known) ?? '', packageSize: '10', stock });
  await aMaterial(db, { ean: completeGtin(packed) ?? '', packageSize: '10', stock });
  await aMaterial(db, { ean: completeGtin(unknown) ?? '', stock });
  await db
    .updateTable('materials')
    .set({ packagings: JSON.stringify({ [cartonOf(known)]: '25' }) })
    .where('sap_material_number', '=', stored.sapMaterialNumber)
    .execute();
  const query = [
    `${cartonOf(known)};2`,
    `${cartonOf(packed)};3`,
    `${cartonOf(unknown)};1`,
    `0${completeGtin(unknown)};4`,
  ];
  const { AddedLines, Errors } = await (await aClient()).answer(addMultipleOrderLinesToCart, { body: { query } });
  expect(AddedLines.map(({ LineNumber, Quantity }) => [LineNumber, Quantity])).toEqual([
    [1, 50],
    [2, 30],
    [4, 4],
  ]);
  expect(Errors.map(({ LineNumber, Kind }) => [LineNumber, Kind])).toEqual([[3, 'unknown-pieces']]);
});
