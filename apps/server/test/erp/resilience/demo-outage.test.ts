import { expect, test } from 'vitest';
import { openListener } from '../../../src/db/index.ts';
import { ErpDoesNotAnswer } from '../../../src/gateways/erp/port.ts';
import { type OutageMode, openDemoOutage, withSimulatedOutage } from '../../../src/gateways/erp/resilience/index.ts';
import { aClock } from '../../support/a-clock.ts';
import { CALENDAR, scriptedErp } from '../../support/an-erp.ts';
import { testDatabase } from '../../support/database.ts';
import { silentLog } from '../../support/silent-log.ts';

const { db, connectionString } = await testDatabase();

const TEN_MINUTES = 10 * 60_000;

test('an outage applies to every process and ends by itself', async () => {
  const events = await openListener(connectionString, silentLog());
  try {
    let time = Date.parse('2026-03-02T08:00:00Z');
    const here = await openDemoOutage(db, events, () => time);
    expect([here.now(), here.until()]).toEqual(['fine', undefined]);
    const there = await openDemoOutage(db, events, () => time);
    await here.set('down');
    expect(here.now()).toBe('down');
    await expect.poll(() => there.now()).toBe('down');
    expect((await openDemoOutage(db, events, () => time)).now()).toBe('down');
    expect(there.until()).toEqual(new Date(time + TEN_MINUTES));
    time += TEN_MINUTES;
    expect([here.now(), there.now(), there.until()]).toEqual(['fine', 'fine', undefined]);
    await there.set('slow');
    await expect.poll(() => here.now()).toBe('slow');
    await here.set('fine');
    await expect.poll(() => there.now()).toBe('fine');
  } finally {
    await events.close();
  }
});

test('simulates a slow or unavailable ERP by its mode', async () => {
  const clock = aClock();
  let mode: OutageMode = 'fine';
  const { erp, asked } = scriptedErp(['answers']);
  const there = withSimulatedOutage(erp, () => mode, clock);
  expect(await there.calendar('DK')).toBe(CALENDAR);
  mode = 'down';
  await expect(there.calendar('DK')).rejects.toThrow(ErpDoesNotAnswer);
  expect(asked()).toBe(1);
  mode = 'slow';
  const answer = there.calendar('DK');
  await clock.pass(1000);
  expect(asked()).toBe(1);
  await clock.pass(5000);
  expect(await answer).toBe(CALENDAR);
});

test('rejects an aborted call to a slow ERP with its own reason', async () => {
  const clock = aClock();
  const { erp, asked } = scriptedErp(['answers']);
  const there = withSimulatedOutage(erp, () => 'slow', clock);
  const caller = new AbortController();
  const answer = there.calendar('DK', caller.signal);
  caller.abort(new Error('gone'));
  await expect(answer).rejects.toThrow('gone');
  expect([asked(), clock.waiting()]).toEqual([0, 0]);
});
