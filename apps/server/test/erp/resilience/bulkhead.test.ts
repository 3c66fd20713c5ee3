import { expect, test } from 'vitest';
import { Bulkhead } from '../../../src/gateways/erp/resilience/bulkhead.ts';
import { openResilientErp } from '../../../src/gateways/erp/resilience/index.ts';
import { aClock } from '../../support/a-clock.ts';
import { scriptedErp } from '../../support/an-erp.ts';

const { signal: never } = new AbortController();

test('limits concurrent calls and admits waiting ones in their order', async () => {
  const bulkhead = new Bulkhead({ most: 2, mostWaiting: 2 });
  const [first, second] = [await bulkhead.acquire(never), await bulkhead.acquire(never)];
  const turns: string[] = [];
  const third = bulkhead.acquire(never).then((end) => {
    turns.push('third');
    return end;
  });
  const fourth = bulkhead.acquire(never).then(() => turns.push('fourth'));
  await expect(bulkhead.acquire(never)).rejects.toThrow('Too many calls wait');
  expect(turns).toEqual([]);
  first();
  first();
  (await third)();
  await fourth;
  expect(turns).toEqual(['third', 'fourth']);
  second();
});

test('an aborted call leaves its place in the queue to the next, also in the moment it is admitted', async () => {
  const bulkhead = new Bulkhead({ most: 1, mostWaiting: 5 });
  const end = await bulkhead.acquire(never);
  const [early, late] = [new AbortController(), new AbortController()];
  const gone = [bulkhead.acquire(early.signal), bulkhead.acquire(late.signal)].map((turn) =>
    turn.then(
      () => 'turn',
      (error: Error) => error.message,
    ),
  );
  const next = bulkhead.acquire(never);
  early.abort(new Error('early'));
  end();
  late.abort(new Error('late'));
  expect(await Promise.all(gone)).toEqual(['early', 'late']);
  (await next)();
  (await bulkhead.acquire(never))();
});

test('a slow ERP has at most the allowed number of concurrent calls', async () => {
  const clock = aClock();
  const { erp: scripted, asked, open } = scriptedErp(['hangs']);
  const erp = openResilientErp(scripted, { clock, settings: { concurrent: 2, timeoutMs: 100, failures: 1000 } });
  const outcome = () =>
    erp.calendar('DK').then(
      () => 'answered',
      (error: Error) => error.name,
    );
  const calls = Array.from({ length: 11 }, outcome);
  await clock.pass(50);
  expect([asked(), open()]).toEqual([2, 2]);
  await clock.pass(50);
  const outcomes = await Promise.all(calls);
  expect(outcomes.filter((name) => name === 'BulkheadFull')).toHaveLength(1);
  expect(outcomes.filter((name) => name === 'CallTimeout')).toHaveLength(10);
  expect(open()).toBe(0);
});

test('a call that does not settle after its timeout holds its slot for one more timeout only', async () => {
  const clock = aClock();
  const { erp: scripted, asked } = scriptedErp(['ignores', 'answers']);
  const erp = openResilientErp(scripted, { clock, settings: { concurrent: 1, timeoutMs: 100, attempts: 1 } });
  const first = erp.calendar('DK').catch((error: Error) => error.name);
  await clock.pass(100);
  expect(await first).toBe('CallTimeout');
  const second = erp.calendar('DK');
  await clock.pass(99);
  expect(asked()).toBe(1);
  await clock.pass(1);
  expect(await second).toBeDefined();
});
