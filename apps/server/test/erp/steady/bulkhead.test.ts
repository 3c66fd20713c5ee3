import { expect, test } from 'vitest';
import { Bulkhead } from '../../../src/gateways/erp/steady/bulkhead.ts';
import { openSteadyErp } from '../../../src/gateways/erp/steady/index.ts';
import { aClock } from '../../support/a-clock.ts';
import { scriptedErp } from '../../support/an-erp.ts';

const { signal: never } = new AbortController();

test('so many are asked at once; the next waits for its turn, in the order in which they came', async () => {
  const bulkhead = new Bulkhead({ most: 2, mostWaiting: 2 });
  const [first, second] = [await bulkhead.turn(never), await bulkhead.turn(never)];
  const turns: string[] = [];
  const third = bulkhead.turn(never).then((end) => {
    turns.push('third');
    return end;
  });
  const fourth = bulkhead.turn(never).then(() => turns.push('fourth'));
  await expect(bulkhead.turn(never)).rejects.toThrow('Too much is asked');
  expect(turns).toEqual([]);
  first();
  first();
  (await third)();
  await fourth;
  expect(turns).toEqual(['third', 'fourth']);
  second();
});

test('who goes away while waiting leaves their place to the next, also in the very moment of their turn', async () => {
  const bulkhead = new Bulkhead({ most: 1, mostWaiting: 5 });
  const end = await bulkhead.turn(never);
  const [early, late] = [new AbortController(), new AbortController()];
  const gone = [bulkhead.turn(early.signal), bulkhead.turn(late.signal)].map((turn) =>
    turn.then(
      () => 'turn',
      (error: Error) => error.message,
    ),
  );
  const next = bulkhead.turn(never);
  early.abort(new Error('early'));
  end();
  late.abort(new Error('late'));
  expect(await Promise.all(gone)).toEqual(['early', 'late']);
  (await next)();
  (await bulkhead.turn(never))();
});

test('a slow ERP holds up so many calls and no more', async () => {
  const clock = aClock();
  const { erp, asked, open } = scriptedErp(['hangs']);
  const steady = openSteadyErp(erp, { clock, settings: { concurrent: 2, timeoutMs: 100, failures: 1000 } });
  const outcome = () =>
    steady.calendar('DK').then(
      () => 'answered',
      (error: Error) => error.name,
    );
  const calls = Array.from({ length: 11 }, outcome);
  await clock.pass(50);
  expect([asked(), open()]).toEqual([2, 2]);
  await clock.pass(50);
  const outcomes = await Promise.all(calls);
  expect(outcomes.filter((name) => name === 'TooManyAsked')).toHaveLength(1);
  expect(outcomes.filter((name) => name === 'TookTooLong')).toHaveLength(10);
  expect(open()).toBe(0);
});

test('one that does not let go holds its place for one more time-out, and not for ever', async () => {
  const clock = aClock();
  const { erp, asked } = scriptedErp(['ignores', 'answers']);
  const steady = openSteadyErp(erp, { clock, settings: { concurrent: 1, timeoutMs: 100, attempts: 1 } });
  const first = steady.calendar('DK').catch((error: Error) => error.name);
  await clock.pass(100);
  expect(await first).toBe('TookTooLong');
  const second = steady.calendar('DK');
  await clock.pass(99);
  expect(asked()).toBe(1);
  await clock.pass(1);
  expect(await second).toBeDefined();
});
