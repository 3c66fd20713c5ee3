import {
  cancelImport,
  getImport,
  getImportLines,
  getImportReport,
  listImports,
  resumeImport,
  startImportAnew,
} from '@grossist/contracts';
import { describe, expect, it } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import { anEmployee } from '../support/an-employee.ts';
import { anImport } from '../support/an-import.ts';
import { testDatabase } from '../support/database.ts';
import { importingApp } from './importing-app.ts';

const { db } = await testDatabase();
const shop = await importingApp(db);

const OPERATIONS = [
  listImports,
  getImport,
  getImportLines,
  getImportReport,
  cancelImport,
  resumeImport,
  startImportAnew,
];

const inputOf = (operation: (typeof OPERATIONS)[number], importId: string) => ({
  ...(operation.params === undefined ? {} : { params: { importId } }),
  ...(operation.body === undefined ? {} : { body: {} }),
});

describe.each(OPERATIONS.map((operation) => ({ name: operation.name, operation })))('$name', ({ operation }) => {
  it('is for editors alone', async () => {
    const { id } = await anImport(db);
    const input = inputOf(operation, id);
    expect((await shop.asAnonymous().call(operation, input)).statusCode).toBe(401);
    for (const role of ['support', 'assortment-admin'] as const) {
      const client = await shop.signedIn(await anEmployee(db, role));
      expect((await client.call(operation, input)).statusCode, role).toBe(403);
    }
    for (const role of ['buyer', 'viewer', 'user-admin', 'punchout'] as const) {
      const client = await shop.signedIn(await aBuyer(db, { role }));
      expect((await client.call(operation, input)).statusCode, role).toBe(403);
    }
    const editor = await shop.signedIn(await anEmployee(db, 'editor'));
    expect((await editor.call(operation, input)).statusCode).toBe(200);
  });
});

describe.each(
  OPERATIONS.filter(({ params }) => params !== undefined).map((operation) => ({ name: operation.name, operation })),
)('$name', ({ operation }) => {
  it('knows no import that is none', async () => {
    const editor = await shop.signedIn(await anEmployee(db, 'editor'));
    const none = inputOf(operation, '01900000-0000-7000-8000-000000000000');
    expect((await editor.refusal(operation, none)).code).toBe('not-found');
    expect((await editor.call(operation, inputOf(operation, 'x'))).statusCode).toBe(400);
  });
});

describe('uploading a file', () => {
  const content = '{"kind":"supplier","code":"S","name":"S"}\n';

  it('is for editors alone', async () => {
    expect((await shop.upload(shop.asAnonymous(), content)).statusCode).toBe(401);
    for (const role of ['support', 'assortment-admin'] as const) {
      const client = await shop.signedIn(await anEmployee(db, role));
      expect((await shop.upload(client, content)).statusCode, role).toBe(403);
    }
    const buyer = await shop.signedIn(await aBuyer(db));
    expect((await shop.upload(buyer, content)).statusCode).toBe(403);
    const editor = await shop.signedIn(await anEmployee(db, 'editor'));
    expect((await shop.upload(editor, content)).statusCode).toBe(200);
  });

  it('requires the anti-forgery header', async () => {
    const editor = await shop.signedIn(await anEmployee(db, 'editor'));
    editor.cookies.delete('XSRF-TOKEN');
    const response = await shop.upload(editor, content);
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([403, 'anti-forgery']);
  });
});
