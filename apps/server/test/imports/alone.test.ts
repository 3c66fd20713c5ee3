import { expect, it } from 'vitest';
import { alone } from '../../src/areas/imports/import-locks.ts';
import { testDatabase } from '../support/database.ts';

const { db } = await testDatabase();

const held = () => {
  let letGo = (): void => undefined;
  const until = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let begun = (): void => undefined;
  const hasBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const work = alone(db, async () => {
    begun();
    await until;
    return 'first';
  });
  return { hasBegun, letGo, work };
};

it('runs one import at a time, and waiting ones afterwards', async () => {
  const first = held();
  await first.hasBegun;
  expect(await alone(db, async () => 'second')).toBeUndefined();
  let waits = 0;
  let waiting = (): void => undefined;
  const isWaiting = new Promise<void>((resolve) => {
    waiting = resolve;
  });
  const onWait = (): void => {
    waits += 1;
    waiting();
  };
  const third = alone(db, async () => 'third', { askEvery: 5, onWait });
  await isWaiting;
  first.letGo();
  expect(await first.work).toBe('first');
  expect(await third).toBe('third');
  expect(waits).toBe(1);
});

it('waits no longer than the signal allows', async () => {
  const first = held();
  await first.hasBegun;
  const stop = new AbortController();
  const onWait = (): void => stop.abort();
  expect(await alone(db, async () => 'never', { askEvery: 60_000, signal: stop.signal, onWait })).toBeUndefined();
  first.letGo();
  await first.work;
});

it('is over when the work fails', async () => {
  const failing = alone(db, async () => {
    throw new Error('broken');
  });
  await expect(failing).rejects.toThrow('broken');
  expect(await alone(db, async () => 'next')).toBe('next');
});
