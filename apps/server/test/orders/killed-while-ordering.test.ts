import { sql } from 'kysely';
import { beforeEach, expect, test, vi } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import { aCart } from '../support/a-cart.ts';
import { aCompany } from '../support/a-company.ts';
import { aMaterial, type Material } from '../support/a-material.ts';
import { testDatabase } from '../support/database.ts';
import { expectStockAddsUp, expectWholeOrders } from '../support/whole-orders.ts';
import type { Task } from './ordering-program.ts';
import { orderingProgram } from './start-ordering.ts';

const { db, connectionString } = await testDatabase();
const startOrdering = orderingProgram();

const ORDERS = 100;
const STOCK = 120;

beforeEach(() => sql`truncate orders, order_lines, erp.sales_orders, erp.sales_order_lines, carts cascade`.execute(db));

/** A hundred buyers with three lines each of five materials, of which there is not enough for all. */
const aHundredCarts = async () => {
  const company = await aCompany(db);
  const [account] = company.accounts;
  const materials: Material[] = [];
  for (let made = 0; made < 5; made += 1) materials.push(await aMaterial(db, { stock: String(STOCK) }));
  const tasks: Task[] = [];
  for (let number = 0; number < ORDERS; number += 1) {
    const buyer = await aBuyer(db, { company });
    const lines = [0, 1, 2].flatMap((step) => {
      const material = materials[(number + step) % materials.length];
      return material === undefined ? [] : [{ material, quantity: '3' }];
    });
    const { id: cartId } = await aCart(db, { buyer, lines });
    const { id, code, name } = company;
    tasks.push({ cartId, contactId: buyer.contactId, company: { id, code, name }, account });
  }
  return { tasks, stock: new Map(materials.map(({ sapMaterialNumber }) => [sapMaterialNumber, STOCK])) };
};

const orders = () => db.selectFrom('orders').select(['cart_id', 'sales_order_id']).execute();

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

// One moment is another in every run: where the kill falls among the transactions is chance in all of them.
const anyMoment = 1 + Math.floor(Math.random() * 85);

test.each([{ killAfter: 1 }, { killAfter: 40 }, { killAfter: 85 }, { killAfter: anyMoment }])(
  'kill -9 after $killAfter of a hundred orders leaves every order whole, and repeating completes each exactly once',
  async ({ killAfter }) => {
    const { tasks, stock } = await aHundredCarts();
    const applicationName = `ordering ${killAfter}`;
    const answered = await startOrdering({ connectionString, applicationName, tasks, killAfter });
    await noticed(applicationName);

    const afterKill = await orders();
    expect(answered.size).toBe(killAfter);
    expect(afterKill.length).toBeGreaterThanOrEqual(killAfter);
    expect(afterKill.length).toBeLessThan(ORDERS);
    const stored = new Map(afterKill.map((order) => [order.cart_id, order.sales_order_id]));
    for (const [cartId, salesOrderId] of answered) expect(stored.get(cartId)).toBe(salesOrderId);
    await expectWholeOrders(db);
    await expectStockAddsUp(db, stock);

    const repeated = await startOrdering({ connectionString, applicationName, tasks });
    expect(repeated.size).toBe(ORDERS);
    for (const [cartId, salesOrderId] of stored) expect(repeated.get(cartId)).toBe(salesOrderId);
    expect((await orders()).length).toBe(ORDERS);
    expect(new Set(repeated.values()).size).toBe(ORDERS);
    await expectWholeOrders(db);
    await expectStockAddsUp(db, stock);
  },
  60_000,
);
