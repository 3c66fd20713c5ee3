import { cancelDocument, type DocumentJob, getDocument, getDocumentFile, listDocuments } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { notFound } from '../../src/http/failure.ts';
import { MakerBusy } from '../../src/idle-worker.ts';
import { aBuyer, aViewer, type TestBuyer } from '../support/a-buyer.ts';
import { aDocument } from '../support/a-document.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { countQueries } from '../support/query-count.ts';
import { documentApp, makeTestDocument } from './document-app.ts';

const { db } = await testDatabase();
const { signedIn, renderBy, background, wakes } = documentApp(db);

const LARGE = 101;

const request = (client: Client, lines: number, key?: string) =>
  client.call(makeTestDocument, { params: { lines }, query: key === undefined ? {} : { key } });

const requestLarge = async (client: Client, key?: string): Promise<DocumentJob> => {
  const response = await request(client, LARGE, key);
  expect(response.statusCode, response.body).toBe(202);
  return getDocument.response.parse(response.json());
};

const load = (client: Client, documentId: string) => client.answer(getDocument, { params: { documentId } });
const open = (client: Client, documentId: string) => client.call(getDocumentFile, { params: { documentId } });

const makeAtOnce = () => renderBy(async ({ text }) => Buffer.from(text));

/** Holds what is rendered until it is released or aborted. */
const aHeldRendering = () => {
  let begin = (): void => undefined;
  let release = (): void => undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  renderBy(async ({ text }, { signal, onProgress }) => {
    await onProgress(7);
    begin();
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    await Promise.race([released, aborted]);
    return Buffer.from(text);
  });
  return { begun, release };
};

const aCustomer = async (traits = {}): Promise<{ buyer: TestBuyer; client: Client }> => {
  const buyer = await aBuyer(db, traits);
  return { buyer, client: await signedIn(buyer) };
};

test('a small document is made in the request, shown in a window, and can be opened again', async () => {
  makeAtOnce();
  const { client } = await aCustomer();
  const response = await request(client, 100);
  expect([response.statusCode, response.body]).toEqual([200, '%PDF of 100']);
  expect(response.headers['content-type']).toBe('application/pdf');
  expect(response.headers['content-disposition']).toContain('inline; filename="Cables.pdf"');
  const id = String(response.headers['x-document-id']);
  expect(await load(client, id)).toMatchObject({
    State: 'done',
    Report: [{ Code: 'picture-missing', SapMaterialNumber: '100', Name: 'Cable' }],
    FileUrl: `/api/documents/${id}/file`,
    ByteCount: 11,
  });
  const file = await open(client, id);
  expect(file.body).toBe('%PDF of 100');
  const headers = { 'if-none-match': String(file.headers.etag) };
  const again = await client.send({ method: 'GET', url: `/api/documents/${id}/file`, headers });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('a larger one is made in the background with its progress', async () => {
  const { client } = await aCustomer();
  const held = aHeldRendering();
  const before = wakes();
  const job = await requestLarge(client);
  expect(job).toMatchObject({ State: 'waiting', Done: 0, Total: LARGE, FileUrl: null, IsOwn: true });
  expect(wakes()).toBe(before + 1);
  expect((await open(client, job.DocumentId)).statusCode).toBe(404);
  const working = background()();
  await held.begun;
  expect(await load(client, job.DocumentId)).toMatchObject({ State: 'running', Done: 7 });
  held.release();
  await working;
  expect((await open(client, job.DocumentId)).body).toBe('%PDF of 101');
});

test('an empty document is refused', async () => {
  const { client } = await aCustomer();
  expect((await request(client, 0)).json()).toMatchObject({ status: 422, code: 'document-empty' });
});

test('a cancelled document ends while it is made and leaves no file', async () => {
  const { client, buyer } = await aCustomer();
  const held = aHeldRendering();
  const { DocumentId: documentId } = await requestLarge(client);
  const working = background()();
  await held.begun;
  expect(await client.answer(cancelDocument, { params: { documentId } })).toMatchObject({ State: 'cancelled' });
  await working;
  expect(await load(client, documentId)).toMatchObject({ State: 'cancelled', FileUrl: null });
  const colleague = await signedIn(await aBuyer(db, { company: buyer.company }));
  expect((await colleague.refusal(cancelDocument, { params: { documentId } })).status).toBe(403);
});

test('a document that is done stays done when it is cancelled', async () => {
  const { client, buyer } = await aCustomer();
  const { id } = await aDocument(db, { buyer });
  expect(await client.answer(cancelDocument, { params: { documentId: id } })).toMatchObject({ State: 'done' });
});

test('another process makes it again when its process died, and what the first still does has no effect', async () => {
  const { client } = await aCustomer();
  const held = aHeldRendering();
  const { DocumentId: id } = await requestLarge(client);
  // It renews its lease no more, as a process that died.
  const dead = background(undefined, 600_000)();
  await held.begun;
  await db
    .updateTable('documents')
    .set({ leased_until: new Date(0) })
    .where('id', '=', id)
    .execute();
  renderBy(async () => Buffer.from('made again'));
  await background()();
  held.release();
  await dead;
  expect((await open(client, id)).body).toBe('made again');
  expect((await db.selectFrom('documents').select('attempts').where('id', '=', id).execute())[0]?.attempts).toBe(2);
});

test('a document at which processes die twice is given up', async () => {
  const { client, buyer } = await aCustomer();
  makeAtOnce();
  const { id } = await aDocument(db, { buyer, state: 'running', attempts: 2 });
  await background()();
  expect(await load(client, id)).toMatchObject({ State: 'failed', Fault: 'given-up' });
});

test('an error is tried again once, a refusal not at all, and a busy typesetter is waited for', async () => {
  const { client, buyer } = await aCustomer();
  const makeWith = async (error: Error, attempts: number): Promise<DocumentJob> => {
    renderBy(async () => {
      throw error;
    });
    const { id } = await aDocument(db, { buyer, state: 'waiting', input: { text: 'x' }, attempts });
    await background()();
    const job = await load(client, id);
    await db.deleteFrom('documents').where('id', '=', id).execute();
    return job;
  };
  expect(await makeWith(new Error('no'), 0)).toMatchObject({ State: 'waiting', Fault: null });
  expect(await makeWith(new Error('no'), 1)).toMatchObject({ State: 'failed', Fault: 'given-up' });
  expect(await makeWith(notFound('catalog'), 0)).toMatchObject({ State: 'failed', Fault: 'not-found' });
  expect(await makeWith(new MakerBusy(), 1)).toMatchObject({ State: 'waiting' });
});

test('a process that stops leaves the document to the next one', async () => {
  const { client } = await aCustomer();
  const held = aHeldRendering();
  const { DocumentId: id } = await requestLarge(client);
  const stopping = new AbortController();
  const working = background(stopping.signal)();
  await held.begun;
  stopping.abort();
  await working;
  expect(await load(client, id)).toMatchObject({ State: 'waiting' });
  makeAtOnce();
  await background()();
  expect(await load(client, id)).toMatchObject({ State: 'done' });
});

test('stores nothing of a failed small document, and returns 429 when the typesetter is busy', async () => {
  const { client } = await aCustomer();
  renderBy(async () => {
    throw new MakerBusy();
  });
  const response = await request(client, 1);
  expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '5']);
  expect((await client.answer(listDocuments, { query: {} })).TotalItems).toBe(0);
});

test('parallel requests with one key make one document', async () => {
  const { client } = await aCustomer();
  const jobs = await Promise.all(Array.from({ length: 5 }, () => requestLarge(client, 'session-1')));
  expect(new Set(jobs.map(({ DocumentId }) => DocumentId)).size).toBe(1);
  makeAtOnce();
  await background()();
  expect((await request(client, LARGE, 'session-1')).body).toBe('%PDF of 101');
  expect((await requestLarge(client, 'session-2')).DocumentId).not.toBe(jobs[0]?.DocumentId);
});

test('a person may have twenty documents that wait, also by parallel requests', async () => {
  const { client, buyer } = await aCustomer();
  for (let made = 0; made < 17; made += 1) await aDocument(db, { buyer, state: 'waiting' });
  const responses = await Promise.all(Array.from({ length: 6 }, () => request(client, LARGE)));
  expect(responses.filter(({ statusCode }) => statusCode === 202)).toHaveLength(3);
  expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(3);
  await db.deleteFrom('documents').where('created_by', '=', buyer.contactId).execute();
});

test('returns it to the company, 404 to others, and net prices only with permission', async () => {
  const { buyer } = await aCustomer();
  const { id, content } = await aDocument(db, { buyer, hasNetPrices: true });
  const colleague = await signedIn(await aBuyer(db, { company: buyer.company }));
  expect((await open(colleague, id)).rawPayload).toEqual(content);
  const viewer = await signedIn(await aViewer(db, { company: buyer.company }));
  expect((await open(viewer, id)).statusCode).toBe(403);
  const { client: stranger } = await aCustomer();
  const params = { documentId: id };
  expect((await open(stranger, id)).statusCode).toBe(404);
  expect((await stranger.refusal(getDocument, { params })).status).toBe(404);
  expect((await stranger.refusal(cancelDocument, { params })).status).toBe(404);
  expect((await stranger.answer(listDocuments, { query: {} })).PageItems).toEqual([]);
});

test('an expired document is not found', async () => {
  const { buyer, client } = await aCustomer();
  const { id } = await aDocument(db, { buyer, days: -1 });
  expect((await open(client, id)).statusCode).toBe(404);
});

test('the list is paged, newest first, with constant queries', async () => {
  const { buyer, client } = await aCustomer();
  const ids: string[] = [];
  for (let made = 0; made < 3; made += 1) ids.unshift((await aDocument(db, { buyer })).id);
  await aDocument(db, { buyer: await aBuyer(db, { company: buyer.company }) });
  const own = await client.answer(listDocuments, { query: { IsOwn: 'true', PageSize: 2 } });
  expect([own.TotalItems, own.PageItems.map(({ DocumentId }) => DocumentId)]).toEqual([3, ids.slice(0, 2)]);
  expect((await client.answer(listDocuments, { query: {} })).TotalItems).toBe(4);
  const few = await countQueries(db, () => client.answer(listDocuments, { query: { PageSize: 1 } }));
  expect(await countQueries(db, () => client.answer(listDocuments, { query: { PageSize: 4 } }))).toBe(few);
});
