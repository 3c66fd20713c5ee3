import { setDraftAsCurrentCart, updateCartAccount } from '@grossist/contracts';
import { parse } from 'csv-parse/sync';
import readExcelFile from 'read-excel-file/node';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { aBuyer, aViewer, type BuyerTraits } from '../../support/a-buyer.ts';
import { aCart } from '../../support/a-cart.ts';
import { aCompany } from '../../support/a-company.ts';
import { aDraft } from '../../support/a-draft.ts';
import { aMaterial } from '../../support/a-material.ts';
import { aNetPrice } from '../../support/a-net-price.ts';
import { anEmployee } from '../../support/an-employee.ts';
import { type Client } from '../../support/client.ts';
import { testDatabase } from '../../support/database.ts';
import { erpThatIsDown } from '../../support/erp-that-is-down.ts';
import { countQueries } from '../../support/query-count.ts';
import { testApp } from '../../support/test-app.ts';

const { db } = await testDatabase();
const { signedIn, asAnonymous } = testApp(db);
const withoutErp = testApp(db, { erp: erpThatIsDown });

const exported = (client: Client, query: string) => client.send({ method: 'GET', url: `/api/cart/export?${query}` });

const aScene = async (traits: BuyerTraits & { isViewer?: boolean } = {}) => {
  const buyer = await (traits.isViewer === true ? aViewer : aBuyer)(db, traits);
  const [wire, box] = [
    await aMaterial(db, { name: 'Wire; "3G1,5"', price: '10.50' }),
    await aMaterial(db, { name: 'Box', price: '100' }),
  ];
  const lines = [
    { material: wire, quantity: '2.5' },
    { material: box, quantity: '1000' },
  ];
  const cart = await aCart(db, { buyer, lines });
  return { buyer, cart, wire, box, client: await signedIn(buyer) };
};

const rowsOf = (body: string, delimiter: string): string[][] => {
  expect(body.startsWith('\uFEFF')).toBe(true);
  return parse(body, { bom: true, delimiter });
};

test('a cart as CSV has a line each, with amounts as the reader’s country writes them', async () => {
  const { client, wire } = await aScene({ locale: 'da-DK' });
  const response = await exported(client, 'format=csv');
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(response.headers['cache-control']).toBe('no-store');
  const [head, first, second, ...more] = rowsOf(response.body, ';');
  expect(more).toEqual([]);
  expect(head).toEqual([
    'EL-nummer',
    'VVS-nummer',
    'SAP-nummer',
    'EAN',
    'Navn',
    'Type',
    'Leverandør',
    'Antal',
    'Enhed',
    'Stykpris',
    'Pr.',
    'Skæregebyr',
    'Beløb (DKK)',
    'Bemærkning',
    'Kontostreng 1',
    'Kontostreng 2',
  ]);
  expect(first?.slice(2, 13)).toEqual([
    wire.sapMaterialNumber,
    '',
    'Wire; "3G1,5"',
    '',
    '',
    '2,5',
    'stk.',
    '10,50',
    '1',
    '',
    '26,25',
  ]);
  expect(second?.slice(7, 13)).toEqual(['1000', 'stk.', '100,00', '1', '', '100000,00']);
});

test.each(['csv', 'xlsx'] as const)(
  'as %s, unit price times quantity and cutting fee are the amount',
  async (format) => {
    const buyer = await aBuyer(db);
    const group = { cableCutAllowed: true, packageSize: '100', salesUnit: 'MTR' };
    const cut = await aMaterial(db, { ...group, price: '2.9937' });
    const reduced = await aMaterial(db, { price: '10', isOnClearanceSale: true, clearanceStock: '5000' });
    const lines = [
      { material: cut, quantity: '37.5' },
      { material: reduced, quantity: '3333', isClearance: true },
    ];
    await aCart(db, { buyer, lines });
    const response = await exported(await signedIn(buyer), `format=${format}`);
    const read =
      format === 'csv' ? rowsOf(response.body, ',') : ((await readExcelFile(response.rawPayload))[0]?.data ?? []);
    const rows = read.slice(1, 3).map((row) => [row[7], row[9], row[10], row[11], row[12]].map(Number));
    for (const [quantity = 0, price = 0, per = 1, fee = 0, amount] of rows) {
      expect(Math.round(((price * quantity) / per + fee) * 100) / 100).toBe(amount);
    }
    expect(rows.map(([, , , fee = 0]) => fee > 0)).toEqual([true, false]);
  },
);

test.each([
  ['en-US', ',', '2.5'],
  ['de-DE', ';', '2,5'],
  ['nb-NO', ';', '2,5'],
  ['nl-NL', ';', '2,5'],
  ['sv-SE', ';', '2,5'],
] as const)('CSV in %s parts columns by %j and writes two and a half as %s', async (locale, delimiter, quantity) => {
  const { client } = await aScene({ locale });
  const [, first] = rowsOf((await exported(client, 'format=csv')).body, delimiter);
  expect(first?.[7]).toBe(quantity);
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =cmd|x', '＝1', '|calc', '%0A'])(
  'a note that begins like a formula (%j) is a text in CSV',
  async (note) => {
    const { client, cart } = await aScene();
    await db
      .updateTable('cart_lines')
      .set({ note })
      .where('id', '=', cart.lines[0]?.id ?? '')
      .execute();
    const [, first] = rowsOf((await exported(client, 'format=csv')).body, ',');
    expect(first?.[13]?.startsWith("'")).toBe(true);
  },
);

test('a note over lines with quotes and separators stays in its cell', async () => {
  const { client, cart } = await aScene({ locale: 'da-DK' });
  const note = 'a;b "c"\nd,e';
  await db
    .updateTable('cart_lines')
    .set({ note })
    .where('id', '=', cart.lines[0]?.id ?? '')
    .execute();
  const rows = rowsOf((await exported(client, 'format=csv')).body, ';');
  expect(rows.length).toBe(3);
  expect(rows[1]?.[13]).toBe(note);
});

test('a cart as XLSX has numbers as numbers, texts as texts, and the sums below', async () => {
  const { client, cart } = await aScene();
  await db
    .updateTable('cart_lines')
    .set({ note: '=1+1\u0001' })
    .where('id', '=', cart.lines[0]?.id ?? '')
    .execute();
  const response = await exported(client, 'format=xlsx');
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toContain('spreadsheetml');
  const [sheet] = await readExcelFile(response.rawPayload);
  const rows = sheet?.data ?? [];
  expect(rows[1]?.slice(7, 14)).toEqual([2.5, 'pcs', 10.5, 1, null, 26.25, '=1+1']);
  const sums = new Map(rows.slice(4).map((row) => [row[11], row[12]]));
  expect(sums.get('Subtotal')).toBe(100_026.25);
  expect([...sums.keys()]).toEqual(['Subtotal', 'Duties', 'Freight', 'VAT 25 %', 'Total']);
});

test('a cart as PDF is one, also with two thousand lines and what is markup elsewhere', async () => {
  const { client, cart } = await aScene({ locale: 'fo-FO' });
  await db
    .updateTable('carts')
    .set({ name: '#panic() *b* $x$ \\ "q" Æðø Łódź', delivery_date: '2025-12-05' })
    .where('id', '=', cart.id)
    .execute();
  const response = await exported(client, 'format=pdf');
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('application/pdf');
  expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const large = await aCart(db, { buyer: await aBuyer(db), lines: 2000 });
  const pages = await exported(await signedIn(large.buyer), 'format=pdf');
  expect(pages.statusCode).toBe(200);
  expect(pages.rawPayload.length).toBeGreaterThan(response.rawPayload.length);
});

test.each(['csv', 'xlsx', 'pdf'])('an empty cart is a %s too', async (format) => {
  const client = await signedIn(await aBuyer(db));
  expect((await exported(client, `format=${format}`)).statusCode).toBe(200);
});

test('exports no net prices for people who may not see them', async () => {
  const { client } = await aScene({ isViewer: true });
  const { body } = await exported(client, 'format=csv');
  expect(body).not.toMatch(/26[.,]25|10[.,]50|DKK/);
  const [sheet] = await readExcelFile((await exported(client, 'format=xlsx')).rawPayload);
  expect(sheet?.data.length).toBe(3);
  expect(sheet?.data[0]).not.toContain('Unit price');
  expect((await exported(client, 'format=pdf')).statusCode).toBe(200);
});

test('without the ERP a cart is shared without prices', async () => {
  const { buyer } = await aScene();
  const client = await withoutErp.signedIn(buyer);
  const response = await exported(client, 'format=csv');
  expect(response.statusCode).toBe(200);
  expect(rowsOf(response.body, ',')[0]).not.toContain('Unit price');
});

test('a draft is shared by its id, at its own account’s prices', async () => {
  const company = await aCompany(db, { accounts: 2 });
  const [first, second = first] = company.accounts;
  const buyer = await aBuyer(db, { company });
  await aCart(db, { buyer });
  const material = await aMaterial(db, { price: '100' });
  await aNetPrice(db, { account: second, material, amount: '40' });
  const draft = await aDraft(db, { buyer, account: second, lines: [{ material }], name: 'Roof' });
  const client = await signedIn(buyer);
  const response = await exported(client, `format=csv&cartId=${draft.id}`);
  expect(rowsOf(response.body, ',')[1]?.slice(9, 13)).toEqual(['40.00', '1', '', '40.00']);
  expect(response.headers['content-disposition']).toContain('filename="Roof.csv"');
  await client.answer(setDraftAsCurrentCart, { body: { draftId: draft.id } });
  await client.answer(updateCartAccount, { body: { soldTo: first.soldTo } });
  expect(rowsOf((await exported(client, 'format=csv')).body, ',')[1]?.[9]).toBe('100.00');
});

test.each(['another company’s', 'a colleague’s', 'an unknown'])('returns 404 for %s cart', async (whose) => {
  const buyer = await aBuyer(db);
  const owner = await aBuyer(db, whose === 'a colleague’s' ? { company: buyer.company } : {});
  const cartId = whose === 'an unknown' ? uuidv7() : (await aCart(db, { buyer: owner })).id;
  const client = await signedIn(buyer);
  expect((await exported(client, `format=csv&cartId=${cartId}`)).statusCode).toBe(404);
});

test('a cart that was ordered is not shared any more', async () => {
  const buyer = await aBuyer(db);
  const { id } = await aDraft(db, { buyer, status: 'Sent' });
  expect((await exported(await signedIn(buyer), `format=csv&cartId=${id}`)).statusCode).toBe(409);
});

test.each(['format=exe', '', 'format=csv&format=pdf', 'format=csv&cartId=x', "format=csv&cartId='"])(
  '"%s" is no question',
  async (query) => {
    const client = await signedIn(await aBuyer(db));
    const response = await exported(client, query);
    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toContain('application/problem+json');
  },
);

test('refuses exports without a sign-in or a company', async () => {
  expect((await exported(asAnonymous(), 'format=csv')).statusCode).toBe(401);
  const editor = await signedIn(await anEmployee(db, 'editor'));
  expect((await exported(editor, 'format=csv')).statusCode).toBe(403);
});

test.each(['csv', 'xlsx', 'pdf'])('%s takes as many queries with 300 lines as with 10', async (format) => {
  const queriesFor = async (lines: number): Promise<number> => {
    const cart = await aCart(db, { buyer: await aBuyer(db), lines });
    const client = await signedIn(cart.buyer);
    return countQueries(db, () => exported(client, `format=${format}`));
  };
  expect(await queriesFor(300)).toBe(await queriesFor(10));
});
