import { expect, test, vi } from 'vitest';
import { openListener } from '../../src/db/index.ts';
import { testDatabase } from '../support/database.ts';
import { quietLog } from '../support/quiet-log.ts';

const { pool, connectionString } = await testDatabase();

const subscriber = () => ({ notified: vi.fn<(payload: string) => void>(), resync: vi.fn<() => void>() });
const notify = (channel: string, payload: string) => pool.query('select pg_notify($1, $2)', [channel, payload]);
const breakOff = () =>
  pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'grossist listen' and datname = current_database()`,
  );

test('notifies every subscriber of a channel, and no others', async () => {
  const listener = await openListener(connectionString, quietLog());
  const [one, two, other] = [subscriber(), subscriber(), subscriber()];
  await Promise.all([listener.subscribe('Carts', one), listener.subscribe('Carts', two)]);
  await listener.subscribe('carts', other);
  await notify('Carts', 'changed');
  await expect.poll(() => two.notified.mock.calls).toEqual([['changed']]);
  expect(one.notified.mock.calls).toEqual([['changed']]);
  expect(other.notified).not.toHaveBeenCalled();
  await listener.close();
});

test('listens again after a lost connection and reports that notifications may have been missed', async () => {
  const log = quietLog();
  const listener = await openListener(connectionString, log);
  const one = subscriber();
  await listener.subscribe('carts', one);
  for (let times = 1; times <= 2; times++) {
    await breakOff();
    await expect.poll(() => one.resync.mock.calls.length).toBe(times);
    await notify('carts', `after ${times}`);
    await expect.poll(() => one.notified.mock.lastCall).toEqual([`after ${times}`]);
  }
  expect(log.messages).toHaveLength(2);
  await listener.close();
});

test('logs a failing handler and notifies the others', async () => {
  const log = quietLog();
  const listener = await openListener(connectionString, log);
  const good = subscriber();
  await listener.subscribe('carts', { notified: () => Promise.reject(new Error('broken')), resync: () => undefined });
  await listener.subscribe('carts', good);
  await notify('carts', 'changed');
  await expect.poll(() => good.notified.mock.calls.length).toBe(1);
  await expect.poll(() => log.messages).toEqual(['A handler of database events failed']);
  await listener.close();
});

test('a closed listener stays closed', async () => {
  const listener = await openListener(connectionString, quietLog());
  await listener.close();
  const { rows } = await pool.query(
    `select from pg_stat_activity where application_name = 'grossist listen' and datname = current_database()`,
  );
  expect(rows).toEqual([]);
});
