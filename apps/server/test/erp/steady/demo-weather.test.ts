import { expect, test } from 'vitest';
import { openListener } from '../../../src/db/index.ts';
import { ErpDoesNotAnswer } from '../../../src/gateways/erp/port.ts';
import { erpInWeather, openDemoWeather, type Weather } from '../../../src/gateways/erp/steady/index.ts';
import { aClock } from '../../support/a-clock.ts';
import { CALENDAR, scriptedErp } from '../../support/an-erp.ts';
import { testDatabase } from '../../support/database.ts';
import { silentLog } from '../../support/silent-log.ts';

const { db, connectionString } = await testDatabase();

const TEN_MINUTES = 10 * 60_000;

test('the weather is fine until somebody changes it, for every process, and clears up by itself', async () => {
  const events = await openListener(connectionString, silentLog());
  try {
    let time = Date.parse('2026-03-02T08:00:00Z');
    const here = await openDemoWeather(db, events, () => time);
    expect([here.now(), here.until()]).toEqual(['fine', undefined]);
    const there = await openDemoWeather(db, events, () => time);
    await here.set('down');
    expect(here.now()).toBe('down');
    await expect.poll(() => there.now()).toBe('down');
    expect((await openDemoWeather(db, events, () => time)).now()).toBe('down');
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

test('an ERP is as slow or as silent as the weather is', async () => {
  const clock = aClock();
  let weather: Weather = 'fine';
  const { erp, asked } = scriptedErp(['answers']);
  const there = erpInWeather(erp, () => weather, clock);
  expect(await there.calendar('DK')).toBe(CALENDAR);
  weather = 'down';
  await expect(there.calendar('DK')).rejects.toThrow(ErpDoesNotAnswer);
  expect(asked()).toBe(1);
  weather = 'slow';
  const answer = there.calendar('DK');
  await clock.pass(1000);
  expect(asked()).toBe(1);
  await clock.pass(5000);
  expect(await answer).toBe(CALENDAR);
});

test('who does not wait for a slow one is told their own reason', async () => {
  const clock = aClock();
  const { erp, asked } = scriptedErp(['answers']);
  const there = erpInWeather(erp, () => 'slow', clock);
  const caller = new AbortController();
  const answer = there.calendar('DK', caller.signal);
  caller.abort(new Error('gone'));
  await expect(answer).rejects.toThrow('gone');
  expect([asked(), clock.waiting()]).toEqual([0, 0]);
});
