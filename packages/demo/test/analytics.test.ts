import { MARKETS } from '@grossist/domain';
import { expect, test } from 'vitest';
import { type DemoDay, demoAnalytics } from '../src/index.ts';

const DAYS: readonly DemoDay[] = Array.from({ length: 28 }, (_, day) =>
  MARKETS.map((market) => ({
    day: new Date(Date.UTC(2026, 1, 1 + day)).toISOString().slice(0, 10),
    market,
    orders: day % 5,
  })),
).flat();

test('makes the same counts for the same days', () => {
  expect(demoAnalytics(DAYS)).toEqual(demoAnalytics(DAYS));
});

test('has searches that found nothing and some without an opened result in every market', () => {
  const { searches } = demoAnalytics(DAYS);
  for (const market of MARKETS) {
    const rows = searches.filter((row) => row.market === market);
    expect(rows.some(({ withoutResult }) => withoutResult > 0)).toBe(true);
    expect(rows.some(({ searches: all, withoutResult, clicked }) => all - withoutResult - clicked > 0)).toBe(true);
    expect(rows.every(({ searches: all, withoutResult, clicked }) => withoutResult + clicked <= all)).toBe(true);
  }
});

test('never lets more visits reach a step than the one before, nor order more than was ordered', () => {
  const { funnel } = demoAnalytics(DAYS);
  expect(funnel.length).toBeGreaterThan(0);
  for (const { day, market, searched, clicked, added, ordered } of funnel) {
    expect([searched, clicked, added, ordered]).toEqual([searched, clicked, added, ordered].toSorted((a, b) => b - a));
    expect(ordered).toBeLessThanOrEqual(DAYS.find((one) => one.day === day && one.market === market)?.orders ?? 0);
  }
});

test('counts each placement and material of a day once', () => {
  const keys = demoAnalytics(DAYS).materials.map((row) =>
    [row.day, row.market, row.placement, row.sapMaterialNumber].join(' '),
  );
  expect(keys.length).toBeGreaterThan(100);
  expect(new Set(keys).size).toBe(keys.length);
});
