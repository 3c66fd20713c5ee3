import {
  getOrderValidation,
  LARGEST_FILE_ANSWERED_AT_ONCE,
  listOrderUploads,
  type OrderUpload,
  stopOrderUpload,
  uploadOrderValidation,
} from '@grossist/contracts';
import { describe, expect, test } from 'vitest';
import { type ReadBytes, readDocument } from '../../src/areas/order-validation/index.ts';
import { aMaterial } from '../support/a-material.ts';
import { silentSearch } from '../support/a-validation.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { unique } from '../support/unique.ts';
import { validationApp } from './validation-app.ts';

const { db } = await testDatabase();
const shop = validationApp(db);
const { asSupport, upload } = shop;

const ROWS = 3000;

/** More than is answered at once. */
const aLargeFile = async (rows = ROWS): Promise<string> => {
  const { sapMaterialNumber } = await aMaterial(db);
  const text = ['Varenr;Antal;Navn', ...Array.from({ length: rows }, () => `${sapMaterialNumber};1;Et navn`)].join(
    '\n',
  );
  expect(text.length).toBeGreaterThan(LARGEST_FILE_ANSWERED_AT_ONCE);
  return text;
};

const storedUpload = async (client: Client, content: string): Promise<string> => {
  const answer = uploadOrderValidation.response.parse((await upload(client, content)).json());
  expect(answer).toMatchObject({ Format: 'csv', Validations: [] });
  if (answer.UploadId === null) throw new Error('It was answered at once');
  return answer.UploadId;
};

const uploadsOf = async (client: Client): Promise<OrderUpload[]> => (await client.answer(listOrderUploads, {})).Uploads;

const stop = (client: Client, uploadId: string) => client.call(stopOrderUpload, { params: { uploadId } });

const validationsOf = (uploadId: string) =>
  db.selectFrom('order_validations').select(['id', 'line_count']).where('upload_id', '=', uploadId).execute();

/** Expires the lease of its worker. */
const lapse = (uploadId: string) =>
  db
    .updateTable('order_uploads')
    .set({ leased_until: new Date(0) })
    .where('id', '=', uploadId)
    .execute();

/** A reader that tells when it began, and waits to be let go. */
const aHeldReader = () => {
  let begun = (): void => undefined;
  let letGo = (): void => undefined;
  const hasBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const read: ReadBytes = async (bytes, options) => {
    begun();
    await released;
    return readDocument(bytes, options);
  };
  return { read, hasBegun, letGo };
};

describe('a large file', () => {
  test('responds once it is stored, reports progress, and becomes a validation', async () => {
    const held = aHeldReader();
    const slow = validationApp(db, { read: held.read });
    const client = await slow.asSupport();
    const uploadId = await storedUpload(client, await aLargeFile());
    expect(await uploadsOf(client)).toMatchObject([{ UploadId: uploadId, State: 'waiting', LineCount: null }]);
    const work = slow.work();
    await held.hasBegun;
    expect(await uploadsOf(client)).toMatchObject([{ State: 'working', Stage: 'reading' }]);
    held.letGo();
    await work;
    const [done] = await uploadsOf(client);
    expect(done).toMatchObject({ State: 'done', LineCount: ROWS, MatchedCount: ROWS, Fault: null });
    expect(done?.Validations).toMatchObject([{ LineCount: ROWS, FaultCount: 0 }]);
    const validationId = done?.Validations[0]?.ValidationId ?? '';
    const validation = await client.answer(getOrderValidation, { params: { validationId } });
    expect(validation).toMatchObject({ State: 'open', Counts: { notFound: 0 } });
    const { content } = await db
      .selectFrom('order_uploads')
      .select('content')
      .where('id', '=', uploadId)
      .executeTakeFirstOrThrow();
    expect(content).toBeNull();
  });

  test('reports matched lines before all of them are', async () => {
    const { sapMaterialNumber } = await aMaterial(db);
    const rows = Array.from({ length: 6000 }, (_, place) =>
      place % 2500 === 10 ? `UNKNOWN-${unique()};1;Et navn` : `${sapMaterialNumber};1;`,
    );
    const reported: (number | undefined)[] = [];
    const watched = validationApp(db, {
      search: {
        ...silentSearch,
        isReady: () => true,
        // The unknown line of each lot is searched by its words before the lot is reported.
        search: async () => {
          reported.push((await uploadsOf(client))[0]?.MatchedCount);
          return { total: 0, hits: [], facets: [] };
        },
      },
    });
    const client = await watched.asSupport();
    await storedUpload(client, ['Varenr;Antal;Navn', ...rows].join('\n'));
    await watched.work();
    // Two lots are searched in parallel, and the third begins when either of them is reported.
    expect(reported).toHaveLength(3);
    expect(reported[0]).toBe(0);
    expect([2500, 5000]).toContain(reported[2]);
    expect(await uploadsOf(client)).toMatchObject([{ State: 'done', MatchedCount: 6000 }]);
  });

  test('whose process died is resumed by another, and the first writes nothing more', async () => {
    const held = aHeldReader();
    const slow = validationApp(db, { read: held.read });
    const client = await slow.asSupport();
    const uploadId = await storedUpload(client, await aLargeFile());
    const first = slow.work();
    await held.hasBegun;
    await lapse(uploadId);
    await shop.work();
    held.letGo();
    await first;
    expect(await validationsOf(uploadId)).toHaveLength(1);
    expect(await uploadsOf(client)).toMatchObject([{ State: 'done' }]);
  });

  test('becomes one validation, however many look for work at once', async () => {
    const client = await asSupport();
    const uploadId = await storedUpload(client, await aLargeFile());
    const others = [validationApp(db), validationApp(db)];
    await Promise.all([shop.work(), ...others.map(({ work }) => work()), ...others.map(({ work }) => work())]);
    expect(await validationsOf(uploadId)).toHaveLength(1);
  });

  test('that is stopped while it is processed stores nothing', async () => {
    const held = aHeldReader();
    const slow = validationApp(db, { read: held.read });
    const client = await slow.asSupport();
    const uploadId = await storedUpload(client, await aLargeFile());
    const work = slow.work();
    await held.hasBegun;
    expect((await stop(client, uploadId)).json()).toEqual({ IsStopped: true });
    held.letGo();
    await work;
    expect(await validationsOf(uploadId)).toEqual([]);
    expect(await uploadsOf(client)).toEqual([]);
    expect((await stop(client, uploadId)).statusCode).toBe(404);
  });

  test('that is done can’t be stopped', async () => {
    const client = await asSupport();
    const uploadId = await storedUpload(client, await aLargeFile());
    await shop.work();
    expect((await stop(client, uploadId)).json()).toEqual({ IsStopped: false });
    expect(await validationsOf(uploadId)).toHaveLength(1);
  });

  test('is seen and stopped by who uploaded it alone', async () => {
    const uploadId = await storedUpload(await asSupport(), await aLargeFile());
    const other = await asSupport();
    expect(await uploadsOf(other)).toEqual([]);
    expect((await stop(other, uploadId)).statusCode).toBe(404);
    await shop.work();
    expect(await validationsOf(uploadId)).toHaveLength(1);
  });

  test('that can’t be parsed reports a code with values and position, and is closed', async () => {
    const client = await asSupport();
    const rows = Array.from({ length: 10_001 }, () => `1;1;${unique()}`);
    const uploadId = await storedUpload(client, ['Varenr;Antal;Navn', ...rows].join('\n'));
    await shop.work();
    const [failed] = await uploadsOf(client);
    expect(failed).toMatchObject({
      State: 'failed',
      Fault: { Code: 'too-many-lines', Values: { most: '10000' }, Line: 10_002 },
    });
    await stop(client, uploadId);
    expect(await uploadsOf(client)).toEqual([]);
  });

  test('is given up after its worker died three times', async () => {
    const broken = validationApp(db, {
      read: async () => {
        throw new Error('out of order');
      },
    });
    const client = await broken.asSupport();
    const uploadId = await storedUpload(client, await aLargeFile());
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      expect(await uploadsOf(client)).toMatchObject([{ State: 'waiting' }]);
      await broken.work();
      await lapse(uploadId);
    }
    expect(await uploadsOf(client)).toMatchObject([{ State: 'failed', Fault: { Code: 'given-up' } }]);
  });
});

test('a file whose readers died three times is not read once more', async () => {
  const client = await asSupport();
  const uploadId = await storedUpload(client, await aLargeFile());
  await db.updateTable('order_uploads').set({ attempts: 3, state: 'working' }).where('id', '=', uploadId).execute();
  await shop.work();
  expect(await uploadsOf(client)).toMatchObject([{ State: 'failed', Fault: { Code: 'given-up' } }]);
  expect(await validationsOf(uploadId)).toEqual([]);
});

test('a small file that can’t be read is refused with the code, values and place of its fault', async () => {
  const response = await upload(await asSupport(), `BH;EFONELFO;3.9;B`);
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({
    code: 'unreadable-file',
    Fault: { Code: expect.any(String), Severity: 'lost' },
  });
});
