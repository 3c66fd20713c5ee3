import * as calls from '@grossist/contracts';
import { beforeAll, expect, test } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import { aKit, aKitHeader } from '../support/a-kit.ts';
import { aMaterial } from '../support/a-material.ts';
import { aProjectOfKits, type TestProject } from '../support/a-project-of-kits.ts';
import { order } from '../support/an-order.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const shop = testApp(db);

beforeAll(() => aKitHeader(db));

const post = (client: Client, url: string, ids: readonly string[]) =>
  client.send({ method: 'POST', url, payload: JSON.stringify(ids), headers: { 'content-type': 'application/json' } });

const exported = async (client: Client, ids: readonly string[]) => {
  const response = await post(client, '/api/smart-kit/export-csv', ids);
  expect(response.statusCode, response.body).toBe(200);
  return response;
};

const importInto = ({ client, id }: TestProject, content: string | Buffer, FileName = 'kit_Import.csv') =>
  client.answer(calls.importKitsCsv, {
    params: { id },
    body: { FileName, Content: Buffer.from(content).toString('base64') },
  });

test('kits are exported as rows that are imported alike, three times over, with guarded names', async () => {
  const material = await aMaterial(db, { name: '-5°C' });
  const names = ['=1+1', '+Stue', '-5°C', 'Bath "2"; left', '42'];
  let project = await aProjectOfKits(db, shop);
  let ids: string[] = [];
  for (const name of names) {
    const { buyer, id } = project;
    ids.push((await aKit(db, { buyer, project: { id }, name, items: [{ material, quantity: '2' }] })).id);
  }
  for (let round = 0; round < 3; round += 1) {
    const { body } = await exported(project.client, ids);
    expect(body).toContain("'=1+1");
    expect(body).not.toContain("''=1+1");
    expect(body).toMatch(/[,;]2[,;]/);
    project = await aProjectOfKits(db, shop, { buyer: await aBuyer(db, { company: project.buyer.company }) });
    const { kits, results } = await importInto(project, body);
    expect(results).toEqual([]);
    expect(kits.map(({ headerDescription }) => headerDescription)).toEqual(names);
    expect(kits.map(({ items }) => items.map((item) => [item.sapMaterialNumber, item.quantity]))).toEqual(
      names.map(() => [[material.sapMaterialNumber, 2]]),
    );
    ids = kits.map(({ id }) => id);
  }
});

test('the file is named after the kit, or after the project of several', async () => {
  const { client, buyer, id } = await aProjectOfKits(db, shop, { name: 'Stairs 3' });
  const kits = [];
  for (const name of ['2nd left', '2nd right']) kits.push(await aKit(db, { buyer, project: { id }, name }));
  const nameOf = async (ids: string[]) => (await exported(client, ids)).headers['content-disposition'];
  expect(await nameOf(kits.slice(0, 1).map((kit) => kit.id))).toContain('filename="kit_2nd left.csv"');
  expect(await nameOf(kits.map((kit) => kit.id))).toContain('filename="kit_Stairs 3.csv"');
});

test('kits of orders are exported as they were packed; orders without kits and of others are refused', async () => {
  const { client, buyer, id, cartId } = await aProjectOfKits(db, shop);
  const kit = await aKit(db, { buyer, project: { id }, name: '2nd left' });
  await client.answer(calls.addKitsToCart, { body: { KitIds: [kit.id] } });
  const { OrderId } = await order(client, cartId);
  const response = await post(client, '/api/smart-kit/export-csv-from-orders', [OrderId ?? '']);
  expect(response.headers['content-disposition']).toContain('kit_2nd left.csv');
  expect(response.body.trim().split('\r\n')).toHaveLength(3);
  const stranger = await shop.signedIn(await aBuyer(db));
  expect((await post(stranger, '/api/smart-kit/export-csv-from-orders', [OrderId ?? ''])).statusCode).toBe(404);
  expect((await post(stranger, '/api/smart-kit/export-csv', [kit.id])).statusCode).toBe(404);
  expect((await post(client, '/api/smart-kit/export-csv', [])).statusCode).toBe(400);
});

test('the import template has the columns that the import reads', async () => {
  const project = await aProjectOfKits(db, shop);
  const template = await project.client.send({ method: 'GET', url: '/api/smart-kit/create-csv' });
  expect(template.headers['content-type']).toBe('text/csv; charset=utf-8');
  const header = template.body.replace('\uFEFF', '').trim();
  const delimiter = header.includes(';') ? ';' : ',';
  const { sapMaterialNumber } = await aMaterial(db);
  const row = ['2nd left', sapMaterialNumber, '', '', '', '3', ''].join(delimiter);
  const { kits } = await importInto(project, `${template.body}${row}\r\n`);
  expect(kits).toMatchObject([{ headerDescription: '2nd left', items: [{ sapMaterialNumber, quantity: 3 }] }]);
});

test('rows that can not be packed are reported with their lines, the others are imported', async () => {
  const project = await aProjectOfKits(db, shop);
  const packed = await aMaterial(db, { multiplum: '5' });
  const blocked = await aMaterial(db, { status: '30' });
  const rows = [
    'Kit;SAP number;Quantity',
    `2nd left;${packed.sapMaterialNumber};3`,
    '2nd left;does-not-exist;1',
    `2nd right;${blocked.sapMaterialNumber};1`,
    `2nd right;${packed.sapMaterialNumber};none`,
  ];
  const { kits, results } = await importInto(project, rows.join('\n'));
  expect(kits.map(({ headerDescription, items }) => [headerDescription, items[0]?.quantity])).toEqual([
    ['2nd left', 5],
  ]);
  expect(results.map(({ lineNumber, kind, quantity }) => [lineNumber, kind, quantity])).toEqual([
    [2, 'amount-adjusted', 5],
    [3, 'unknown-article-number', null],
    [4, 'unexpected-error', null],
    [5, 'unexpected-error', null],
  ]);
});

test('creates no kit from a file of unknown numbers', async () => {
  const project = await aProjectOfKits(db, shop);
  const { kits, results } = await importInto(project, 'Kit;SAP number;Quantity\nBath;nope-1;1\nBath;nope-2;2');
  expect(kits).toEqual([]);
  expect(results.map(({ lineNumber, kind }) => [lineNumber, kind])).toEqual([
    [2, 'unknown-article-number'],
    [3, 'unknown-article-number'],
  ]);
  const left = await db.selectFrom('kit_drafts').select('id').where('smart_kit_id', '=', project.id).execute();
  expect(left).toEqual([]);
});

test.each([
  { what: 'bytes that are no text', content: Buffer.from([0, 1, 2, 0, 0]) },
  { what: 'an empty file', content: Buffer.from('') },
])('$what are an invalid file', async ({ content }) => {
  const project = await aProjectOfKits(db, shop);
  const { kits, results } = await importInto(project, content);
  expect(kits).toEqual([]);
  expect(results).toMatchObject([{ kind: 'invalid-file', lineNumber: 0 }]);
});

test.each([
  { what: 'UTF-16 with tabs', encode: (text: string) => Buffer.from(`\uFEFF${text.replaceAll(';', '\t')}`, 'utf16le') },
  { what: 'Windows-1252 with semicolons', encode: (text: string) => Buffer.from(text, 'latin1') },
])('reads $what, and rows without a kit as the kit of the file', async ({ encode }) => {
  const project = await aProjectOfKits(db, shop);
  const { sapMaterialNumber } = await aMaterial(db, { salesUnit: 'MTR', multiplum: '0.5' });
  const { kits } = await importInto(project, encode(`SAP-nr.;Mængde\n${sapMaterialNumber};2,5`), 'kit_Køkken.csv');
  expect(kits).toMatchObject([{ headerDescription: 'Køkken', items: [{ sapMaterialNumber, quantity: 2.5 }] }]);
});
