import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { aBuyer } from '../../support/a-buyer.ts';
import { aCart } from '../../support/a-cart.ts';
import { aMaterial } from '../../support/a-material.ts';
import { testDatabase } from '../../support/database.ts';
import { expectStockAddsUp, expectWholeOrders } from '../../support/whole-orders.ts';
import { orderingProgram } from '../start-ordering.ts';
import { cardShop } from './card-shop.ts';
import type { Task } from './paid-orders-program.ts';

const { db, pool, connectionString } = await testDatabase();
const { begin, click, signedIn, workAll } = await cardShop(db, pool);
const startOrdering = orderingProgram('card/paid-orders-program.ts');

const PAID = 40;
const STOCK = 1000;

/** Carts that are paid for, before the shop knows it. */
const paidCarts = async () => {
  const material = await aMaterial(db, { stock: String(STOCK) });
  const tasks: Task[] = [];
  for (let made = 0; made < PAID; made += 1) {
    const cart = await aCart(db, { buyer: await aBuyer(db), lines: [{ material, quantity: '3' }] });
    const paymentId = await begin(await signedIn(cart.buyer), cart.id);
    await click(paymentId, 'pay-and-tell-never');
    const { id } = await db
      .selectFrom('card_orders')
      .select('id')
      .where('payment_id', '=', paymentId)
      .executeTakeFirstOrThrow();
    tasks.push({ attemptId: id, cartId: cart.id });
  }
  return { tasks, stock: new Map([[material.sapMaterialNumber, STOCK]]) };
};

const orders = () => db.selectFrom('orders').select(['cart_id', 'sales_order_id', 'payment_id']).execute();

/** The database notices a little later than the process that it is gone. */
const noticed = (applicationName: string) =>
  vi.waitFor(
    async () => {
      const { rows } = await sql`select 1 from pg_stat_activity
        where application_name = ${applicationName} and datname = current_database()`.execute(db);
      expect(rows).toEqual([]);
    },
    { timeout: 20_000, interval: 20 },
  );

test('kill -9 between payment and order: every paid cart becomes one order in the end, and each is charged once', async () => {
  const { tasks, stock } = await paidCarts();
  const killAfter = 1 + Math.floor(Math.random() * (PAID - 10));
  const applicationName = 'paid orders';
  const answered = await startOrdering({ connectionString, applicationName, tasks, killAfter });
  await noticed(applicationName);
  const salesOrders = new Map((await orders()).map((order) => [order.cart_id, order.sales_order_id]));
  for (const [cartId, salesOrderId] of answered) expect(salesOrders.get(cartId)).toBe(salesOrderId);
  await expectWholeOrders(db);

  await workAll();
  const placed = await orders();
  expect(placed.length).toBe(PAID);
  expect(new Set(placed.map(({ payment_id }) => payment_id)).size).toBe(PAID);
  const payments = await db.selectFrom('sandbox_payments').select('status').execute();
  expect(payments.map(({ status }) => status)).toEqual(Array.from({ length: PAID }, () => 'charged'));
  const messages = await db
    .selectFrom('sandbox_payment_events')
    .select('id')
    .where('event', '=', 'payment.charged')
    .execute();
  expect(messages.length).toBe(PAID);
  await expectWholeOrders(db);
  await expectStockAddsUp(db, stock);
}, 60_000);
