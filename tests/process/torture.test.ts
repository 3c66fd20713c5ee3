import { expect, test } from 'vitest';
import { torture } from '../torture/torture.ts';

// The same at length is `npm run torture`. When what is killed is chance in every run: each run is another test.
test('kill -9 of server, database and connections loses no order, doubles none, and the stock adds up', {
  timeout: 600_000,
}, async () => {
  const { findings, kills, ownExits, acknowledged, messages } = await torture({
    seconds: 20,
    orders: 100,
    buyers: 50,
    betweenKillsMs: 4000,
  });
  expect(ownExits).toEqual([]);
  expect(findings).toEqual([]);
  expect(kills.server).toBeGreaterThan(0);
  expect(acknowledged).toBeGreaterThanOrEqual(100);
  expect(messages.orders).toBeGreaterThanOrEqual(acknowledged);
});
