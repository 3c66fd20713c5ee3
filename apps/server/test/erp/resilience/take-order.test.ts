import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type Transaction, transaction } from '../../../src/db/index.ts';
import { type Erp, ErpDoesNotAnswer, type OrderAnswer, type OrderAsk } from '../../../src/gateways/erp/port.ts';
import { openResilientErp } from '../../../src/gateways/erp/resilience/index.ts';
import { aClock } from '../../support/a-clock.ts';
import { testDatabase } from '../../support/database.ts';
import { erpThatIsDown } from '../../support/erp-that-is-down.ts';

const { db } = await testDatabase();

const ORDER: OrderAsk = {
  orderId: '01890000-0000-7000-8000-000000000001',
  customer: { soldTo: '1', market: 'DK', currency: 'DKK', customerGroup: 'A', plant: 'DK01' },
  orderType: 'ZOR',
  deliveryType: 'normal',
  isPickup: false,
  lines: [],
};
const TAKEN: OrderAnswer = { outcome: 'taken', salesOrderId: '1', lines: [] };

const note = (tx: Transaction, name: string) =>
  tx.insertInto('erp.plants').values({ code: name, market: 'DK', name, city: '', content_hash: Buffer.alloc(0) });

const plantsNamed = async (name: string): Promise<number> =>
  (await db.selectFrom('erp.plants').select('code').where('code', '=', name).execute()).length;

const taking = (takeOrder: Erp['takeOrder'], settings = {}) =>
  openResilientErp({ ...erpThatIsDown, takeOrder }, settings);

const timeoutOf = async (tx: Transaction): Promise<string> => {
  const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(tx);
  return rows[0]?.statement_timeout ?? '';
};

test('takes an order once and restores the statement timeout for the rest of the transaction', async () => {
  let within = '';
  const erp = taking(async (tx) => {
    within = await timeoutOf(tx);
    return TAKEN;
  });
  await transaction(db, async (tx) => {
    const before = await timeoutOf(tx);
    expect(await erp.takeOrder(tx, ORDER)).toBe(TAKEN);
    expect(await timeoutOf(tx)).toBe(before);
    expect(within).not.toBe(before);
  });
});

test('does not retry a failed order, which may have been taken', async () => {
  let asked = 0;
  const erp = taking(
    async () => {
      asked += 1;
      throw new ErpDoesNotAnswer('failed');
    },
    { settings: { attempts: 5 } },
  );
  await expect(transaction(db, (tx) => erp.takeOrder(tx, ORDER))).rejects.toThrow(ErpDoesNotAnswer);
  expect(asked).toBe(1);
});

test('cancels a statement that takes too long, and writes nothing', async () => {
  const erp = taking(
    async (tx) => {
      await note(tx, 'waited').execute();
      await sql`select pg_sleep(30)`.execute(tx);
      return TAKEN;
    },
    { settings: { timeoutMs: 100 } },
  );
  await expect(transaction(db, (tx) => erp.takeOrder(tx, ORDER))).rejects.toThrow(ErpDoesNotAnswer);
  expect(await plantsNamed('waited')).toBe(0);
});

test('waits for an adapter that settles late, so that nothing happens after the transaction', async () => {
  const clock = aClock();
  let hasBegun = false;
  let isOver = false;
  let letGoBefore = false;
  const erp = taking(
    async (tx, _, signal) => {
      await note(tx, 'late').execute();
      hasBegun = true;
      await new Promise<void>((resolve) => signal?.addEventListener('abort', () => resolve(), { once: true }));
      await note(tx, 'later').execute();
      letGoBefore = !isOver;
      throw signal?.reason;
    },
    { clock, settings: { timeoutMs: 5000 } },
  );
  const order = transaction(db, (tx) => erp.takeOrder(tx, ORDER)).catch((error: unknown) => {
    isOver = true;
    return error;
  });
  await expect.poll(() => hasBegun).toBe(true);
  await clock.pass(5000);
  expect(await order).toBeInstanceOf(ErpDoesNotAnswer);
  expect(letGoBefore).toBe(true);
  expect([await plantsNamed('late'), await plantsNamed('later')]).toEqual([0, 0]);
});

test('takes no order while the circuit breaker is open, and never as the probe', async () => {
  const clock = aClock();
  let asked = 0;
  const erp = taking(
    async () => {
      asked += 1;
      throw new ErpDoesNotAnswer('failed');
    },
    { clock, settings: { failures: 1, openMs: 1000 } },
  );
  const order = () => transaction(db, (tx) => erp.takeOrder(tx, ORDER)).catch((error: Error) => error.name);
  expect(await order()).toBe('ErpDoesNotAnswer');
  expect(await order()).toBe('CircuitOpen');
  await clock.pass(1000);
  expect(await order()).toBe('CircuitOpen');
  expect(asked).toBe(1);
});

test('passes on deadlocks and faults of our own', async () => {
  const erp = taking(async () => {
    throw Object.assign(new Error('deadlock'), { code: '40P01' });
  });
  const states = transaction(db, (tx) => erp.takeOrder(tx, ORDER));
  await expect(states).rejects.toThrow('deadlock');
  expect(erp.breakerState()).toBe('closed');
});
