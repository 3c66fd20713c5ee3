import { createHmac, timingSafeEqual } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { OrderDestinations } from '../../src/areas/messages/index.ts';
import { publish } from '../../src/outbox/index.ts';
import { pauseIsOver } from '../outbox/a-message.ts';
import { aCart } from '../support/a-cart.ts';
import { anOrder } from '../support/an-order.ts';
import { testDatabase } from '../support/database.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { testApp } from '../support/test-app.ts';
import { keptMailAbout, messageAbout, messagesOutbox } from './messages-app.ts';
import { webhookReceiver } from './webhook-receiver.ts';

const { db } = await testDatabase();
const app = testApp(db);
const receiver = await webhookReceiver();

const SECRET = 'a-secret-of-sixteen-or-more';
const NOW = Date.parse('2026-01-02T03:04:05Z');

const toWebhook = (): OrderDestinations => ({ webhook: { url: receiver.url, secret: SECRET }, files: undefined });
const toFolder = (folder: string, format: 'ubl' | 'efonelfo' = 'ubl'): OrderDestinations => ({
  webhook: undefined,
  files: { format, folder },
});

const aFolder = async (): Promise<string> => {
  const folder = await temporaryFolder('orders');
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
};

const ordered = async () => (await anOrder(db, app, await aCart(db, { lines: 2 }))).details;

/** Tells what is waiting, and then what came of it. */
const sendAll = async (destinations: OrderDestinations): Promise<void> => {
  const outbox = messagesOutbox(db, { destinations, now: () => NOW });
  await outbox.sendDue();
  await outbox.sendDue();
};

/** As docs/operations.md tells a receiver to do it. */
const isGenuine = (body: string, header: unknown, secret: string): boolean => {
  const [, seconds = '', given = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(header)) ?? [];
  const expected = createHmac('sha256', secret).update(`${seconds}.${body}`).digest();
  return given !== '' && timingSafeEqual(expected, Buffer.from(given, 'hex'));
};

describe('an order sent by webhook', () => {
  test('is sent as JSON with its id and a signature over time and body', async () => {
    const { OrderId, SalesOrderId } = await ordered();
    await sendAll(toWebhook());
    const { id, outcome } = await messageAbout(db, 'order-webhook', OrderId);
    const got = receiver.got.at(-1);
    expect(got?.headers).toMatchObject({
      'idempotency-key': id,
      'content-type': 'application/json; charset=utf-8',
    });
    expect(JSON.parse(got?.body ?? '')).toMatchObject({
      Id: id,
      Type: 'order.placed',
      OrderId,
      Order: { Number: SalesOrderId, Currency: 'DKK', Lines: [{ LineNumber: 10, Quantity: '1' }, { LineNumber: 20 }] },
    });
    expect(got?.headers['grossist-signature']).toMatch(`t=${NOW / 1000},`);
    expect(isGenuine(got?.body ?? '', got?.headers['grossist-signature'], SECRET)).toBe(true);
    expect(isGenuine(`${got?.body} `, got?.headers['grossist-signature'], SECRET)).toBe(false);
    expect(isGenuine(got?.body ?? '', got?.headers['grossist-signature'], `${SECRET}!`)).toBe(false);
    // Path and query of the URL may be secret and are not shown.
    expect(outcome).toMatch(/^127\.0\.0\.1:\d+ answered 204$/);
  });

  test('is sent again with the same id until it is accepted', async () => {
    const { OrderId } = await ordered();
    receiver.answers = [{ status: 500 }, { status: 429 }];
    const before = receiver.got.length;
    await sendAll(toWebhook());
    for (const status of [500, 429]) {
      const { state, failure } = await messageAbout(db, 'order-webhook', OrderId);
      expect(state).toBe('waiting');
      expect(failure).toContain(`answers ${status}`);
      await pauseIsOver(db, 'order-webhook');
      await sendAll(toWebhook());
    }
    expect((await messageAbout(db, 'order-webhook', OrderId)).state).toBe('sent');
    const keys = receiver.got.slice(before).map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    const bodies = receiver.got.slice(before).map(({ body }) => body);
    expect(new Set(bodies).size).toBe(1);
  });

  test('is never taken elsewhere by a redirect', async () => {
    const elsewhere = await webhookReceiver();
    const { OrderId } = await ordered();
    receiver.answers = [{ status: 307, location: elsewhere.url }];
    await sendAll(toWebhook());
    expect(elsewhere.got).toEqual([]);
    expect((await messageAbout(db, 'order-webhook', OrderId)).state).toBe('waiting');
    await pauseIsOver(db, 'order-webhook');
    await sendAll(toWebhook());
  });

  test('sends a return as well', async () => {
    const returnOrderId = '01890a5d-ac96-774b-bcce-b302099a8057';
    const message = { topic: 'order-message', key: `return:${returnOrderId}`, payload: { returnOrderId } };
    await publish(db, [message]);
    await sendAll(toWebhook());
    expect(JSON.parse(receiver.got.at(-1)?.body ?? '')).toMatchObject({
      Type: 'return.ordered',
      ReturnOrderId: returnOrderId,
      Return: { returnOrderId },
    });
  });
});

describe('an order as a file', () => {
  test('is written completely to the folder, named after its message, and nothing else is', async () => {
    const folder = await aFolder();
    const { OrderId, SalesOrderId } = await ordered();
    await sendAll(toFolder(join(folder, 'deep/er')));
    const { id } = await messageAbout(db, 'order-file', OrderId);
    expect(await readdir(join(folder, 'deep/er'))).toEqual([`order-${id}.xml`]);
    const written = await readFile(join(folder, 'deep/er', `order-${id}.xml`), 'utf8');
    expect(written).toContain(`<cbc:ID>${SalesOrderId}</cbc:ID>`);
  });

  test('sent again is the same file with the same bytes', async () => {
    const folder = await aFolder();
    const { OrderId } = await ordered();
    await sendAll(toFolder(folder));
    const [name = ''] = await readdir(folder);
    const first = await readFile(join(folder, name));
    await db
      .updateTable('outbox_messages')
      .set({ state: 'waiting', next_attempt_at: new Date(0) })
      .where('topic', '=', 'order-file')
      .where('key', '=', OrderId)
      .execute();
    await sendAll(toFolder(folder));
    expect(await readdir(folder)).toEqual([name]);
    expect(await readFile(join(folder, name))).toEqual(first);
  });

  test('waits while there is no way to write it', async () => {
    const folder = await aFolder();
    const { OrderId } = await ordered();
    // A file is in place of the folder, which fails for root too.
    const occupied = join(folder, 'occupied');
    await sendAll(toFolder(occupied));
    const [name = ''] = await readdir(occupied);
    const { OrderId: next } = await ordered();
    await sendAll(toFolder(join(occupied, name)));
    expect((await messageAbout(db, 'order-file', OrderId)).state).toBe('sent');
    expect((await messageAbout(db, 'order-file', next)).state).toBe('waiting');
  });

  test('that the format can’t represent is given up with the reason', async () => {
    const folder = await aFolder();
    const { OrderId } = await ordered();
    await db.updateTable('order_lines').set({ quantity: '1.125' }).where('order_id', '=', OrderId).execute();
    await sendAll(toFolder(folder, 'efonelfo'));
    const { state, failure } = await messageAbout(db, 'order-file', OrderId);
    expect(state).toBe('failed');
    expect(failure).toContain('efonelfo');
    expect(await readdir(folder)).toEqual([]);
  });

  test('is mailed to the address in the settings', async () => {
    const { OrderId, SalesOrderId } = await ordered();
    const mail = { name: '', address: 'orders@erp.example' };
    await sendAll({ webhook: undefined, files: { format: 'ubl', mail } });
    const stored = await keptMailAbout(db, 'order-mail', OrderId);
    expect(stored).toMatchObject({ recipients: ['orders@erp.example'], subject: `Order ${SalesOrderId}` });
    const file = await db
      .selectFrom('kept_mail_attachments')
      .selectAll()
      .where('mail_id', '=', stored?.id ?? '')
      .executeTakeFirst();
    expect(file).toMatchObject({ name: `order-${stored?.id}.xml`, content_type: 'application/xml' });
  });
});

test('sends an order to each destination by its own message, so that an unavailable one delays no other', async () => {
  const folder = await aFolder();
  const { OrderId } = await ordered();
  receiver.answers = [{ status: 503 }];
  await sendAll({ ...toFolder(folder), webhook: toWebhook().webhook });
  expect((await messageAbout(db, 'order-message', OrderId)).outcome).toBe('order-webhook, order-file');
  expect((await messageAbout(db, 'order-webhook', OrderId)).state).toBe('waiting');
  expect((await messageAbout(db, 'order-file', OrderId)).state).toBe('sent');
});

test('sends an order nowhere when no other system is set up', async () => {
  const { OrderId } = await ordered();
  await sendAll({ webhook: undefined, files: undefined });
  expect(await messageAbout(db, 'order-message', OrderId)).toMatchObject({
    state: 'sent',
    outcome: 'not sent: no other system is set up',
  });
});
