import { getCartPrice } from '@grossist/contracts';
import { dateGroups, LOCALES, localTime, parseCalendarDate, writeDeliveryDates } from '@grossist/domain';
import { textFor } from '@grossist/messages/server-texts.ts';
import { describe, expect, test } from 'vitest';
import { orderPdf } from '../../src/areas/orders/index.ts';
import { MailRefused } from '../../src/gateways/mail/port.ts';
import { pauseIsOver } from '../outbox/a-message.ts';
import { aBuyer, type BuyerTraits } from '../support/a-buyer.ts';
import { aCart } from '../support/a-cart.ts';
import { aMaterial, type MaterialTraits } from '../support/a-material.ts';
import { anOrder } from '../support/an-order.ts';
import { testDatabase } from '../support/database.ts';
import { testApp } from '../support/test-app.ts';
import { typesetterInProcess } from '../support/typesetter-in-process.ts';
import { keptMailAbout, type MessagesTraits, messageAbout, messagesOutbox } from './messages-app.ts';

const { db } = await testDatabase();
const app = testApp(db);

const ordered = async (buyerTraits: BuyerTraits = {}, materialTraits: MaterialTraits = {}) => {
  const buyer = await aBuyer(db, buyerTraits);
  const material = await aMaterial(db, materialTraits);
  const cart = await aCart(db, { buyer, lines: [{ material, quantity: '3' }] });
  return { buyer, ...(await anOrder(db, app, cart)) };
};

const confirmed = async (
  buyerTraits: BuyerTraits = {},
  materialTraits: MaterialTraits = {},
  traits: MessagesTraits = {},
) => {
  const order = await ordered(buyerTraits, materialTraits);
  await messagesOutbox(db, traits).sendDue();
  return { ...order, mail: await keptMailAbout(db, 'order-confirmation', order.details.OrderId) };
};

/** A mail's words alone, as a reader hears them. */
const wordsOf = (html: string): string => html.replace(/<style>[^]*?<\/style>/g, '').replace(/<[^>]+>/g, ' ');

describe('a confirmation by mail', () => {
  test('is sent to the buyer, with number, lines, sums and the document', async () => {
    const { buyer, details, mail } = await confirmed({}, { price: '100', name: 'Cable NOIKLX' });
    expect(mail?.recipients).toEqual([`${buyer.name} <${buyer.email}>`]);
    expect(mail?.subject).toBe(`Your order ${details.SalesOrderId}`);
    for (const text of [wordsOf(mail?.html ?? ''), mail?.plain ?? '']) {
      expect(text).toContain(details.SalesOrderId);
      expect(text).toContain('Cable NOIKLX');
      expect(text).toContain(details.TotalStr);
      expect(text).toContain('PDF');
    }
    const [attachment] = await db
      .selectFrom('kept_mail_attachments')
      .selectAll()
      .where('mail_id', '=', mail?.id ?? '')
      .execute();
    expect(attachment).toMatchObject({ name: `${details.SalesOrderId}.pdf`, content_type: 'application/pdf' });
    expect(attachment?.content.toString()).toBe(`%PDF of ${details.OrderId} in en-US`);
  });

  test('names the cutting fee of a line that is cut', async () => {
    const { mail } = await confirmed({}, { cableCutAllowed: true, packageSize: '100' });
    for (const text of [wordsOf(mail?.html ?? ''), mail?.plain ?? '']) expect(text).toMatch(/Cutting fee: .*49\.00/);
    const { mail: plain } = await confirmed({}, {});
    expect(plain?.plain).not.toContain('Cutting fee');
  });

  test('writes the dates of all lines that the cart was shown with', async () => {
    const buyer = await aBuyer(db);
    const today = localTime(Date.now(), 'Europe/Copenhagen').date;
    const lines = [
      { material: await aMaterial(db, { stock: '10' }), quantity: '3' },
      { material: await aMaterial(db, { stock: '10' }), quantity: '3' },
      { material: await aMaterial(db, { stock: '0', supplyStatus: '11' }), quantity: '3' },
      { material: await aMaterial(db, { stock: '1' }), quantity: '3' },
    ];
    const cart = await aCart(db, { buyer, lines });
    const { Docs } = await (await app.signedIn(buyer)).answer(getCartPrice, { body: {} });
    const shown = dateGroups(
      Docs.map(({ ItemId, Stock }) => ({
        lineId: ItemId ?? '',
        deliveryDate: parseCalendarDate(Stock.DeliveryDate ?? ''),
        isFirm: Stock.ExceededQuantity === 0,
      })),
      false,
    );
    expect(shown.map(({ kind, count }) => [kind, count])).toEqual([
      ['on', 2],
      ['expected', 1],
      ['unknown', 1],
    ]);
    const { details } = await anOrder(db, app, cart);
    await messagesOutbox(db).sendDue();
    const mail = await keptMailAbout(db, 'order-confirmation', details.OrderId);
    const written = writeDeliveryDates(shown, { locale: 'en-US', today, isDocument: true });
    expect(written).toMatch(/^2\slines .*,\s\d{4} · 1 by .*,\s\d{4} · 1 without a date$/u);
    for (const text of [wordsOf(mail?.html ?? ''), mail?.plain ?? '']) {
      expect(text).toContain(written);
      expect(text).toMatch(/Back order: 2\spcs?, date unknown/);
    }
  });

  test('brings the order itself as a PDF', async () => {
    const { mail } = await confirmed({}, {}, { orderPdf: orderPdf({ db, typesetter: typesetterInProcess }) });
    const { content } = await db
      .selectFrom('kept_mail_attachments')
      .select('content')
      .where('mail_id', '=', mail?.id ?? '')
      .executeTakeFirstOrThrow();
    expect(content.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test.each(LOCALES)('is in the language of who reads it: %s', async (locale) => {
    const { mail, details } = await confirmed({ locale });
    const wanted = textFor(locale);
    expect(mail?.subject).toBe(wanted('orderMail.subject', { number: details.SalesOrderId }));
    const text = wordsOf(mail?.html ?? '');
    expect(mail?.html).toContain(`<html lang="${locale}">`);
    for (const part of ['thanks', 'material', 'total', 'attached', 'why'] as const)
      expect(text).toContain(wanted(`orderMail.${part}`));
    for (const written of [text, mail?.plain, mail?.subject]) expect(written).not.toMatch(/\{\w+\}/);
  });

  test('has no price for who sees no net prices', async () => {
    const { mail } = await confirmed({ showNetPrice: false }, { price: '1234' });
    for (const text of [mail?.html ?? '', mail?.plain ?? '']) {
      expect(text).not.toMatch(/1[.,]234|3[.,]702|DKK|kr\./);
      expect(text).not.toContain('Total');
    }
  });

  test('is not sent unless it was requested in the cart', async () => {
    const buyer = await aBuyer(db);
    const cart = await aCart(db, { buyer });
    await db.updateTable('carts').set({ mail_order_confirmation: false }).where('id', '=', cart.id).execute();
    const { details } = await anOrder(db, app, cart);
    await messagesOutbox(db).sendDue();
    await expect(messageAbout(db, 'order-confirmation', details.OrderId)).rejects.toThrow();
  });

  test('is not sent to a person who wants no mail', async () => {
    const { buyer, details } = await ordered();
    await db.updateTable('contacts').set({ email_permission: false }).where('id', '=', buyer.contactId).execute();
    await messagesOutbox(db).sendDue();
    expect(await keptMailAbout(db, 'order-confirmation', details.OrderId)).toBeUndefined();
    const { state, outcome } = await messageAbout(db, 'order-confirmation', details.OrderId);
    expect({ state, outcome }).toEqual({ state: 'sent', outcome: 'not sent: the person wants no mail' });
  });

  test('escapes texts of people and catalogs', async () => {
    const hostile = '<img src=x onerror="alert(1)">&amp;\'"';
    const buyer = await aBuyer(db);
    await db.updateTable('contacts').set({ name: hostile }).where('id', '=', buyer.contactId).execute();
    const material = await aMaterial(db, { name: hostile });
    const cart = await aCart(db, { buyer, lines: [{ material }] });
    await db
      .updateTable('carts')
      .set({ name: hostile, customer_reference: hostile })
      .where('id', '=', cart.id)
      .execute();
    await db.updateTable('cart_lines').set({ note: hostile }).where('cart_id', '=', cart.id).execute();
    const { details } = await anOrder(db, app, cart);
    await messagesOutbox(db).sendDue();
    const mail = await keptMailAbout(db, 'order-confirmation', details.OrderId);
    expect(mail?.html).not.toContain('<img');
    expect(mail?.html.match(/&lt;img src=x onerror=&quot;alert\(1\)&quot;&gt;&amp;amp;/g)?.length).toBeGreaterThan(3);
    expect(mail?.plain).toContain(hostile);
  });

  test('loads no external resources and runs nothing', async () => {
    const { mail } = await confirmed();
    expect(mail?.html).not.toMatch(/<(?:img|script|link|iframe|object|video)\b|url\(|@import|\bon\w+=|https?:/i);
    expect(mail?.html).toContain('prefers-color-scheme: dark');
  });

  test('links to the order where the shop knows its own address', async () => {
    const { mail, details } = await confirmed({}, {}, { publicUrl: 'https://shop.grossist.example/' });
    expect(mail?.html).toContain(`href="https://shop.grossist.example/orders/${details.OrderId}"`);
    expect(mail?.plain).toContain(`https://shop.grossist.example/orders/${details.OrderId}`);
  });

  test('contains back orders with their dates', async () => {
    const { mail } = await confirmed({}, { stock: '1', incoming: [{ date: '2099-06-01', quantity: '50' }] });
    expect(mail?.plain).toMatch(/Back order: 2\spcs/);
  });

  test('names a hundred lines and how many more there are', async () => {
    const cart = await aCart(db, { lines: 103 });
    const { details } = await anOrder(db, app, cart);
    await messagesOutbox(db).sendDue();
    const mail = await keptMailAbout(db, 'order-confirmation', details.OrderId);
    expect(mail?.plain.match(/^- /gm)).toHaveLength(100);
    expect(mail?.plain).toContain('3 more lines');
  });
});

describe('a confirmation whose document can’t be made', () => {
  test('waits for it three times and is then sent without it', async () => {
    const { details } = await ordered();
    const outbox = messagesOutbox(db, {
      orderPdf: async () => {
        throw new Error('The typesetter is away');
      },
    });
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await outbox.sendDue();
      const { state, failure } = await messageAbout(db, 'order-confirmation', details.OrderId);
      expect({ state, failure }).toEqual({ state: 'waiting', failure: 'The typesetter is away' });
      await pauseIsOver(db, 'order-confirmation');
    }
    await outbox.sendDue();
    const mail = await keptMailAbout(db, 'order-confirmation', details.OrderId);
    expect(mail?.plain).toContain(details.SalesOrderId);
    expect(mail?.plain).not.toContain('PDF');
  });
});

test('gives a permanently refused mail up at once, with the reason', async () => {
  const { details } = await ordered();
  const refusing = {
    send: async () => {
      throw new MailRefused('550 No such mailbox');
    },
    close: async () => undefined,
  };
  await messagesOutbox(db, { mailer: refusing }).sendDue();
  expect(await messageAbout(db, 'order-confirmation', details.OrderId)).toMatchObject({
    state: 'failed',
    failure: '550 No such mailbox',
    attempts: 1,
  });
});
