import { getOrder, getReturnOrder, returnOrder } from '@grossist/contracts';
import { LOCALES } from '@grossist/domain';
import { textFor } from '@grossist/messages/server-texts.ts';
import { expect, test } from 'vitest';
import { followOrders, followReturns } from '../../src/areas/orders/index.ts';
import { openEmbeddedErp } from '../../src/gateways/erp/embedded/open-embedded-erp.ts';
import type { Erp, ReturnProgress } from '../../src/gateways/erp/port.ts';
import { keptMailAbout, messageAbout, messagesOutbox } from '../messages/messages-app.ts';
import { aBuyer, type BuyerTraits } from '../support/a-buyer.ts';
import { aReturn } from '../support/a-return.ts';
import { aSentOrder } from '../support/a-sent-order.ts';
import { testDatabase } from '../support/database.ts';
import { erpThatIsDown } from '../support/erp-that-is-down.ts';
import { countQueries } from '../support/query-count.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Tuesday, ten in the morning in Denmark. */
const ASKED = Date.parse('2026-03-10T09:00:00Z');
let now = ASKED;
const clock = () => now;
const app = testApp(db, { now: clock });
const embedded = openEmbeddedErp(db, clock, { isDemo: true });

type Reported = Partial<Omit<ReturnProgress, 'returnNumber'>>;

/** An ERP elsewhere that says the same of every return. */
const saying = (reported: Reported | undefined): Pick<Erp, 'returnProgress' | 'orderProgress'> => ({
  orderProgress: embedded.orderProgress,
  returnProgress: async (_, asks) =>
    reported === undefined
      ? []
      : asks.map(({ returnNumber }) => ({
          returnNumber,
          receivedAt: undefined,
          creditedAt: undefined,
          refusedAt: undefined,
          nextChange: undefined,
          ...reported,
        })),
});

const follow = (erp: Pick<Erp, 'returnProgress'> = embedded) => followReturns({ db, erp, now: clock })();

const aReturned = async (traits: BuyerTraits = {}) => {
  now = ASKED;
  const buyer = await aBuyer(db, traits);
  const order = await aSentOrder(db, {
    buyer,
    orderedAt: new Date(ASKED - 10 * DAY),
    deliveryDate: '2026-03-02',
  });
  const client = await app.signedIn(buyer);
  const params = { orderId: order.id };
  const { ReturnOrderId } = await client.answer(returnOrder, {
    params,
    body: { Lines: [{ LineNumber: 10, Quantity: 1, Reason: 'damaged' as const }] },
  });
  const read = () => client.answer(getReturnOrder, { params: { returnOrderId: ReturnOrderId } });
  const dueNow = () =>
    db
      .updateTable('return_orders')
      .set({ progress_due_at: new Date(now) })
      .where('id', '=', ReturnOrderId)
      .execute();
  const readOrder = () => client.answer(getOrder, { params });
  return { buyer, order, client, id: ReturnOrderId, read, readOrder, dueNow };
};

test('progresses a return to received and credited by working days, with dates', async () => {
  const { read, readOrder, dueNow } = await aReturned();
  await dueNow();
  const seen: string[] = [];
  for (; now < ASKED + 14 * DAY; now += 3 * HOUR) {
    await follow();
    const { Status, ReceivedAt, CreditedAt, RefusedAt } = await read();
    if (seen.at(-1) !== Status) seen.push(Status);
    expect(RefusedAt).toBeNull();
    for (const at of [ReceivedAt, CreditedAt]) expect(at === null || Date.parse(at) <= now).toBe(true);
    expect(ReceivedAt !== null).toBe(Status !== 'requested');
    expect(CreditedAt !== null).toBe(Status === 'credited');
  }
  expect(seen).toEqual(['requested', 'received', 'credited']);
  const { ReceivedAt, CreditedAt } = await read();
  const days = (at: string | null) => (Date.parse(at ?? '') - ASKED) / DAY;
  expect(days(ReceivedAt)).toBeGreaterThan(1);
  expect(days(CreditedAt)).toBeGreaterThan(days(ReceivedAt));
  expect((await readOrder()).Returns).toMatchObject([{ Status: 'credited' }]);
  expect(await follow()).toBe(0);
});

test('mails each step of a return once', async () => {
  const { buyer, id, read, dueNow } = await aReturned();
  await dueNow();
  for (let day = 0; day < 14; day += 1, now += DAY) await follow();
  const { ReturnNumber, TotalStr } = await read();
  await messagesOutbox(db, { publicUrl: 'https://shop.example/' }).sendDue();
  for (const step of ['received', 'credited'] as const) {
    const mail = await keptMailAbout(db, 'return-news', `${id}:${step}`);
    expect(mail?.recipients).toEqual([`${buyer.name} <${buyer.email}>`]);
    expect(mail?.subject).toBe(textFor('en')(`returnMail.${step}.subject`, { number: ReturnNumber }));
    for (const text of [mail?.html, mail?.plain]) {
      expect(text).toContain(ReturnNumber);
      expect(text).toContain(TotalStr);
      expect(text).toContain(`https://shop.example/orders/returns/${id}`);
      expect(text).not.toMatch(/\{\w+\}/);
    }
  }
  const messages = await db.selectFrom('outbox_messages').select('key').where('topic', '=', 'return-news').execute();
  expect(messages.filter(({ key }) => key.startsWith(id)).length).toBe(2);
});

test.each(LOCALES)('the mail is in the language of who reads it: %s', async (locale) => {
  const { id, dueNow } = await aReturned({ locale });
  await dueNow();
  await follow(saying({ refusedAt: now }));
  await messagesOutbox(db).sendDue();
  const mail = await keptMailAbout(db, 'return-news', `${id}:refused`);
  const text = textFor(locale);
  expect(mail?.plain).toContain(text('returnMail.why'));
  // Without the shop's address nothing links to it.
  expect(mail?.plain).not.toContain(text('returnMail.open'));
});

test('sends no mail to people without the setting, or erased ones', async () => {
  const { buyer, id, dueNow } = await aReturned();
  await dueNow();
  await db.updateTable('contacts').set({ email_permission: false }).where('id', '=', buyer.contactId).execute();
  await follow(saying({ receivedAt: now }));
  await messagesOutbox(db).sendDue();
  expect(await keptMailAbout(db, 'return-news', `${id}:received`)).toBeUndefined();
  expect((await messageAbout(db, 'return-news', `${id}:received`)).outcome).toBe('not sent: the person wants no mail');
  const gone = await aReturned();
  await gone.dueNow();
  await db
    .updateTable('contacts')
    .set({ erased_at: new Date(now) })
    .where('id', '=', gone.buyer.contactId)
    .execute();
  await follow(saying({ receivedAt: now }));
  await messagesOutbox(db).sendDue();
  expect(await keptMailAbout(db, 'return-news', `${gone.id}:received`)).toBeUndefined();
});

test('contains no amount for people without net prices', async () => {
  const { buyer, id, dueNow, read } = await aReturned();
  const { TotalStr } = await read();
  await db.updateTable('contacts').set({ show_net_price: false }).where('id', '=', buyer.contactId).execute();
  await dueNow();
  await follow(saying({ creditedAt: now }));
  await messagesOutbox(db).sendDue();
  const mail = await keptMailAbout(db, 'return-news', `${id}:credited`);
  expect(mail?.plain).not.toContain(TotalStr);
  expect(mail?.plain).not.toContain(textFor('en')('returnMail.amount'));
});

test('no step is taken back, and what is credited stays so', async () => {
  const { read, dueNow } = await aReturned();
  await dueNow();
  await follow(saying({ receivedAt: now }));
  await dueNow();
  await follow(saying({}));
  expect((await read()).Status).toBe('received');
  await dueNow();
  await follow(saying({ receivedAt: now, creditedAt: now }));
  await dueNow();
  await follow(saying({ refusedAt: now }));
  expect(await read()).toMatchObject({ Status: 'credited', RefusedAt: null });
});

test('allows a new return of refused goods, and the order is no longer returned', async () => {
  const { readOrder, dueNow } = await aReturned();
  expect((await readOrder()).Status).toBe('returned');
  await dueNow();
  await follow(saying({ refusedAt: now }));
  await followOrders({ db, erp: embedded, now: clock })();
  expect(await readOrder()).toMatchObject({ Status: 'delivered', Lines: [{ ReturnableQuantity: 1 }] });
});

test('keeps a return unchanged and polls again if the ERP is unavailable or has no status', async () => {
  const { read, dueNow } = await aReturned();
  await dueNow();
  expect(await follow(erpThatIsDown)).toBe(0);
  expect((await read()).Status).toBe('requested');
  now += 11 * 60_000;
  expect(await follow(saying(undefined))).toBeGreaterThan(0);
  expect(await follow(saying(undefined))).toBe(0);
  now += 2 * HOUR;
  expect(await follow(saying({ receivedAt: now }))).toBeGreaterThan(0);
  expect((await read()).Status).toBe('received');
});

test('polls each return by one of two processes', async () => {
  const returned = [await aReturned(), await aReturned(), await aReturned()];
  await db.updateTable('return_orders').set({ progress_due_at: null }).execute();
  for (const { dueNow } of returned) await dueNow();
  const counts = await Promise.all([follow(saying({ receivedAt: now })), follow(saying({ receivedAt: now }))]);
  expect(counts[0] + counts[1]).toBe(3);
});

test('twenty returns of an account ask the database as often as two', async () => {
  const asked = async (count: number) => {
    await db.updateTable('return_orders').set({ progress_due_at: null }).execute();
    const buyer = await aBuyer(db);
    const order = await aSentOrder(db, { buyer, orderedAt: new Date(ASKED - 10 * DAY), deliveryDate: '2026-03-02' });
    for (let made = 0; made < count; made += 1) await aReturn(db, buyer, order);
    await db
      .updateTable('return_orders')
      .set({ progress_due_at: new Date(ASKED) })
      .where('company_id', '=', buyer.company.id)
      .execute();
    now = ASKED;
    return countQueries(db, () => follow(saying({ receivedAt: now })));
  };
  expect(await asked(20)).toBe(await asked(2));
});
