import { saveCartDetails } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { aCart, addLines } from '../support/a-cart.ts';
import { aMaterial } from '../support/a-material.ts';
import { order } from '../support/an-order.ts';
import { testDatabase } from '../support/database.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);

const END_USER = { NameOrCompany: 'Ida', StreetAndNumber: 'Strandvejen 7', ZipCode: '8000', City: 'Aarhus' };

test('stores the cart’s contact, phone, end user and parent lines in the order', async () => {
  const cart = await aCart(db, { lines: 1 });
  const client = await signedIn(cart.buyer);
  await client.answer(saveCartDetails, {
    body: { Name: 'Roof', ContactPerson: 'Ida', ContactPhone: '+45 1', EndUserRegistration: END_USER },
  });
  const [kit] = cart.lines;
  const parentLineId = kit?.id ?? '';
  await addLines(db, cart.id, [{ material: await aMaterial(db), quantity: '2', parentLineId }]);
  await db
    .updateTable('cart_lines')
    .set({ is_kit_material: true, kit_name: 'Board', quantity_per_kit: '2' })
    .where('parent_line_id', '=', parentLineId)
    .execute();
  const { OrderId } = await order(client, cart.id);
  const stored = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', OrderId ?? '')
    .executeTakeFirstOrThrow();
  expect(stored).toMatchObject({
    source: 'shop',
    payment_id: null,
    contact_person: 'Ida',
    contact_phone: '+45 1',
    end_user_registration: { nameOrCompany: 'Ida', city: 'Aarhus' },
  });
  const lines = await db
    .selectFrom('order_lines')
    .select(['line_number', 'parent_line_number', 'kit_name', 'quantity_per_kit', 'is_kit_material'])
    .where('order_id', '=', OrderId ?? '')
    .orderBy('line_number')
    .execute();
  expect(lines).toEqual([
    { line_number: 10, parent_line_number: null, kit_name: '', quantity_per_kit: null, is_kit_material: false },
    { line_number: 20, parent_line_number: 10, kit_name: 'Board', quantity_per_kit: '2.000', is_kit_material: true },
  ]);
});

test('publishes and audits an order in its own transaction, once', async () => {
  const cart = await aCart(db);
  const client = await signedIn(cart.buyer);
  const { OrderId, SalesOrderId } = await order(client, cart.id);
  await order(client, cart.id);
  const messages = await db
    .selectFrom('outbox_messages')
    .select('topic')
    .where('key', '=', OrderId ?? '')
    .execute();
  expect(messages.map(({ topic }) => topic).toSorted()).toEqual(['order-confirmation', 'order-message']);
  const noted = await db
    .selectFrom('audit_entries')
    .select('subjects')
    .where('act', '=', 'orderPlaced')
    .where('contact_id', '=', cart.buyer.contactId)
    .execute();
  expect(noted).toEqual([{ subjects: [OrderId, SalesOrderId] }]);
});

test('publishes an order without a mail only to other systems', async () => {
  const cart = await aCart(db);
  await db.updateTable('carts').set({ mail_order_confirmation: false }).where('id', '=', cart.id).execute();
  const { OrderId } = await order(await signedIn(cart.buyer), cart.id);
  const messages = await db
    .selectFrom('outbox_messages')
    .select('topic')
    .where('key', '=', OrderId ?? '')
    .execute();
  expect(messages).toEqual([{ topic: 'order-message' }]);
});
