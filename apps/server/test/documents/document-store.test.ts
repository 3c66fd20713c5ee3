import { cancelDocument } from '@grossist/contracts';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openCartEvents, registerCartEvents } from '../../src/areas/cart/index.ts';
import { DOCUMENT_CHANGES, openDocumentEvents, tidyDocuments } from '../../src/areas/documents/index.ts';
import { readFile, storeFile } from '../../src/areas/documents/jobs/document-store.ts';
import { findSession, openSessionEnds } from '../../src/areas/identity/index.ts';
import { openListener, transaction } from '../../src/db/index.ts';
import { followCart } from '../cart/events/follow-cart.ts';
import { aBuyer } from '../support/a-buyer.ts';
import { aDocument } from '../support/a-document.ts';
import { testDatabase } from '../support/database.ts';
import { silentLog } from '../support/silent-log.ts';
import { testApp } from '../support/test-app.ts';

const { db, connectionString } = await testDatabase();
const { app, signedIn } = testApp(db);

const events = openDocumentEvents();
const listener = await openListener(connectionString, silentLog());
await listener.subscribe(DOCUMENT_CHANGES, events.subscriber);
afterAll(() => listener.close());
registerCartEvents(app, {
  events: openCartEvents(),
  further: [events],
  sessionEnds: openSessionEnds(),
  findSession: findSession(db),
});

const filesOf = async () => (await db.selectFrom('document_files').select('hash').execute()).map(({ hash }) => hash);
const age = () => sql`update document_files set used_at = now() - interval '2 hours'`.execute(db);

test('notifies only a person’s own tabs of their documents', async () => {
  const buyer = await aBuyer(db);
  const client = await signedIn(buyer);
  const tab = await followCart(app, client);
  const foreign = await followCart(app, await signedIn(await aBuyer(db, { company: buyer.company })));
  const { id } = await aDocument(db, { buyer, state: 'waiting' });
  const data = { DocumentId: id, Done: 0, Total: 2 };
  expect(await tab.next()).toEqual({ kind: 'document-changed', data: { ...data, State: 'waiting' } });
  await client.answer(cancelDocument, { params: { documentId: id } });
  expect(await tab.next()).toEqual({ kind: 'document-changed', data: { ...data, State: 'cancelled' } });
  await events.subscriber.resync();
  expect(await tab.next()).toEqual({ kind: 'document-unknown', data: {} });
  expect(await foreign.next()).toEqual({ kind: 'document-unknown', data: {} });
  tab.leave();
  foreign.leave();
});

test('a file of several parts is read as it was stored, and equal files are stored once', async () => {
  const content = Buffer.alloc(2 * 1024 * 1024 + 1, 'abc');
  const hashes = await Promise.all([1, 2].map(() => transaction(db, (tx) => storeFile(tx, content))));
  const [hash = ''] = hashes;
  expect(hashes).toEqual([hash, hash]);
  const parts = await db.selectFrom('document_file_parts').select('part').where('hash', '=', hash).execute();
  expect(parts).toHaveLength(3);
  const read = Buffer.concat(await readFile(db, hash, content.length).toArray());
  expect(read.equals(content)).toBe(true);
});

test('tidying deletes expired documents and files that no document has', async () => {
  const buyer = await aBuyer(db);
  const recent = await aDocument(db, { buyer });
  const expired = await aDocument(db, { buyer, days: -1 });
  await age();
  await tidyDocuments(db)();
  const rows = await db.selectFrom('documents').select(['id', 'file_hash']).execute();
  expect(rows.map(({ id }) => id)).toContain(recent.id);
  expect(rows.map(({ id }) => id)).not.toContain(expired.id);
  expect((await filesOf()).toSorted()).toEqual(
    rows.flatMap(({ file_hash: hash }) => (hash === null ? [] : [hash])).toSorted(),
  );
});

test('keeps a file that a document references during the cleanup', async () => {
  const content = Buffer.from('taken again');
  const hash = await transaction(db, (tx) => storeFile(tx, content));
  await age();
  let tidying: Promise<void> | undefined;
  await transaction(db, async (tx) => {
    await storeFile(tx, content);
    tidying = tidyDocuments(db)();
    await sql`select pg_sleep(0.05)`.execute(tx);
  });
  await tidying;
  expect(await filesOf()).toContain(hash);
});
