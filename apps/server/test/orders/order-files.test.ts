import readXlsxFile from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { aBuyer, aViewer, type TestBuyer } from '../support/a-buyer.ts';
import { aDraft } from '../support/a-draft.ts';
import { aMaterial } from '../support/a-material.ts';
import { aReturn } from '../support/a-return.ts';
import { aSentOrder, type SentLine } from '../support/a-sent-order.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { countQueries } from '../support/query-count.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const app = testApp(db);

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const TOKEN = 'token-0123456789';

const anOrder = async (traits: { buyer?: TestBuyer; lines?: readonly SentLine[] } = {}) => {
  const buyer = traits.buyer ?? (await aBuyer(db));
  const lines = traits.lines ?? [{ material: await aMaterial(db), quantity: '3' }];
  const order = await aSentOrder(db, { buyer, lines, name: 'Roof' });
  return { buyer, order, client: await app.signedIn(buyer) };
};

const get = (client: Client, url: string) => client.send({ method: 'GET', url });

const cookieOf = ({ headers }: Awaited<ReturnType<typeof get>>): string | undefined =>
  [headers['set-cookie']].flat().find((cookie) => cookie?.startsWith('grossist-download-'));

const sheetOf = async (client: Client, url: string): Promise<unknown[][]> => {
  const response = await get(client, url);
  expect(response.statusCode, response.body).toBe(200);
  expect(response.headers['content-type']).toBe(XLSX);
  const [sheet] = await readXlsxFile(response.rawPayload);
  return sheet?.data ?? [];
};

test('exports an order as a sheet with a row for each line, and sets the cookie', async () => {
  const { order, client } = await anOrder();
  const url = `/api/ordersOverview/excelExport/${order.id}?downloadToken=${TOKEN}`;
  const response = await get(client, url);
  expect(response.headers['content-disposition']).toContain(`filename="${order.salesOrderId}.xlsx"`);
  expect(cookieOf(response)).toMatch(new RegExp(`^grossist-download-${TOKEN}=done; Max-Age=60; Path=/; SameSite=Lax$`));
  const [head, line, ...more] = await sheetOf(client, url);
  expect(more).toEqual([]);
  expect(head).toEqual(expect.arrayContaining(['Order number', 'Unit price', 'Status']));
  expect(line).toEqual(expect.arrayContaining([order.salesOrderId, 'Roof', 3, 'Ordered']));
});

test('exports many orders in one sheet, in the requested order', async () => {
  const { buyer, order, client } = await anOrder();
  const other = await anOrder({ buyer });
  const ids = [other.order.id, order.id];
  const [, ...lines] = await sheetOf(client, `/api/ordersOverview/excelExport?orderIds=${ids.join(',')}`);
  expect(lines.map(([number]) => number)).toEqual([other.order.salesOrderId, order.salesOrderId]);
});

test.each(['Standard', 'Prices', 'Accounting', 'Labels'])(
  'who may not see net prices finds none with %s',
  async (template) => {
    const { buyer, order, client } = await anOrder();
    const url = `/api/ordersOverview/excelExport/${order.id}?templateType=${template}`;
    const prices = ['Unit price', 'Amount', 'Per', 'Cutting fee', 'Currency'];
    const shown = await sheetOf(client, url);
    expect(shown[0]?.some((title) => prices.includes(String(title)))).toBe(template !== 'Labels');
    const viewer = await app.signedIn(await aViewer(db, { company: buyer.company }));
    const [head, line] = await sheetOf(viewer, url);
    expect(head?.some((title) => prices.includes(String(title)))).toBe(false);
    expect(line).not.toContain(10);
  },
);

test('of back orders come the lines that are still owed', async () => {
  const owed = await aMaterial(db);
  const lines = [
    { material: await aMaterial(db) },
    { material: owed, quantity: '4', backOrdered: '3', backOrderDate: '2099-01-05' },
  ];
  const { order, client } = await anOrder({ lines });
  const [, ...rows] = await sheetOf(client, `/api/ordersOverview/excelExport/${order.id}?orderType=backorder`);
  expect(rows.length).toBe(1);
  expect(rows[0]).toEqual(expect.arrayContaining([owed.sapMaterialNumber, '2099-01-05', 3]));
});

test('drafts and returns come as sheets too', async () => {
  const { buyer, order, client } = await anOrder();
  const draft = await aDraft(db, { buyer, name: 'Shed', lines: 2 });
  const [head, ...lines] = await sheetOf(client, `/api/ordersOverview/excelExport/${draft.id}?orderType=draft`);
  expect(head).not.toContain('Order number');
  expect(lines.map(([name]) => name)).toEqual(['Shed', 'Shed']);
  const returned = await aReturn(db, buyer, order);
  const [titles, row] = await sheetOf(client, `/api/ordersOverview/excelExport/${returned.id}?orderType=returnorder`);
  expect(titles).toContain('Return number');
  expect(row).toContain('Too many');
});

test.each(['=1+1', '+1', '-1', '@a', '\t=1', '=HYPERLINK("http://x")'])(
  '"%s" stays a text in a sheet',
  async (written) => {
    const { order, client } = await anOrder({ lines: [{ material: await aMaterial(db), name: written }] });
    const response = await get(client, `/api/ordersOverview/excelExport/${order.id}`);
    const [sheet] = await readXlsxFile(response.rawPayload);
    expect(sheet?.data[1]?.map((cell) => String(cell).trim())).toContain(written.trim());
    expect(response.rawPayload.includes('<f>')).toBe(false);
  },
);

test('returns 404 for somebody else’s order, alone or among own ones, and sets the cookie for the page', async () => {
  const { order, client } = await anOrder();
  const other = await anOrder();
  for (const url of [
    `/api/ordersOverview/excelExport/${other.order.id}?downloadToken=${TOKEN}`,
    `/api/ordersOverview/excelExport?orderIds=${order.id},${other.order.id}&downloadToken=${TOKEN}`,
    `/api/orders/${other.order.id}/documents/pdf?downloadToken=${TOKEN}`,
    `/api/orders/${other.order.id}/documents/ubl?downloadToken=${TOKEN}`,
    `/api/orders/${other.order.id}/delivery-notes/${other.order.salesOrderId}-1?downloadToken=${TOKEN}`,
  ]) {
    const response = await get(client, url);
    expect(response.statusCode, url).toBe(404);
    expect(response.headers['content-type']).toContain('application/problem+json');
    expect(cookieOf(response)).toContain(`${TOKEN}=failed`);
  }
});

test.each([
  ['', 400],
  ['?orderIds=', 400],
  ['?orderIds=x', 400],
  ['?templateType=Secret&orderIds=01890a5d-ac96-774b-bcce-b302099a8057', 400],
  [`?orderIds=${Array.from({ length: 101 }, () => '01890a5d-ac96-774b-bcce-b302099a8057').join(',')}`, 400],
  ['?orderIds=01890a5d-ac96-774b-bcce-b302099a8057&downloadToken=a', 400],
])('a call of a wrong form is refused: %s', async (query, status) => {
  const { client } = await anOrder();
  expect((await get(client, `/api/ordersOverview/excelExport${query}`)).statusCode).toBe(status);
});

test('refuses files without a sign-in', async () => {
  const { order } = await anOrder();
  const response = await get(app.asAnonymous(), `/api/orders/${order.id}/documents/pdf?downloadToken=${TOKEN}`);
  expect(response.statusCode).toBe(401);
  expect(cookieOf(response)).toContain('failed');
});

test('exports an order as PDF, UBL, EFONELFO and JSON', async () => {
  const { order, client } = await anOrder();
  const read = async (kind: string) => {
    const response = await get(client, `/api/orders/${order.id}/documents/${kind}`);
    expect(response.statusCode, response.body).toBe(200);
    return response;
  };
  expect((await read('pdf')).rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await read('ubl')).body).toContain(`<cbc:ID>${order.salesOrderId}</cbc:ID>`);
  expect((await read('efonelfo')).body).toMatch(/^BH/);
  expect((await read('json')).body).toContain(order.salesOrderId);
});

test('documents with net prices are not for who may not see them', async () => {
  const { buyer, order } = await anOrder();
  const viewer = await app.signedIn(await aViewer(db, { company: buyer.company }));
  const status = async (kind: string) => (await get(viewer, `/api/orders/${order.id}/documents/${kind}`)).statusCode;
  expect([await status('pdf'), await status('efonelfo')]).toEqual([200, 200]);
  expect([await status('ubl'), await status('json')]).toEqual([403, 403]);
});

test('has a delivery note for delivered lines only', async () => {
  const lines = [{ material: await aMaterial(db), quantity: '3', backOrdered: '1', backOrderDate: '2099-01-05' }];
  const { order, client } = await anOrder({ lines });
  const note = (place: number) => get(client, `/api/orders/${order.id}/delivery-notes/${order.salesOrderId}-${place}`);
  expect((await note(1)).rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await note(2)).statusCode).toBe(404);
  expect((await note(3)).statusCode).toBe(404);
});

test('takes as many queries for a sheet of forty orders as for two', async () => {
  const buyer = await aBuyer(db);
  const material = await aMaterial(db);
  const ids: string[] = [];
  for (let count = 0; count < 40; count += 1) ids.push((await aSentOrder(db, { buyer, lines: [{ material }] })).id);
  const client = await app.signedIn(buyer);
  const ask = (some: readonly string[]) => () =>
    sheetOf(client, `/api/ordersOverview/excelExport?orderIds=${some.join(',')}`);
  expect(await countQueries(db, ask(ids))).toBe(await countQueries(db, ask(ids.slice(0, 2))));
});
