import { expect, test } from 'vitest';
import { makeDemoAnalytics } from '../../src/areas/analytics/index.ts';
import { aBuyer } from '../support/a-buyer.ts';
import { aSentOrder } from '../support/a-sent-order.ts';
import { testDatabase } from '../support/database.ts';
import { countQueries } from '../support/query-count.ts';

const { db } = await testDatabase();
const TODAY = '2026-03-31';

const sumsOf = async () => {
  const { sum } = db.fn;
  const funnel = await db
    .selectFrom('analytics_funnel_tallies')
    .select([sum('searched').as('searched'), sum('ordered').as('ordered')])
    .executeTakeFirstOrThrow();
  const days = await db.selectFrom('analytics_search_tallies').select('day').distinct().orderBy('day').execute();
  return {
    searched: Number(funnel.searched),
    ordered: Number(funnel.ordered),
    days: days.map(({ day }) => day),
  };
};

test('fills the reports of the demo for two months before today, once, by a constant number of statements', async () => {
  const buyer = await aBuyer(db);
  const orderedAt = new Date('2026-03-10T09:00:00Z');
  await Promise.all([0, 1, 2].map(() => aSentOrder(db, { buyer, orderedAt })));
  const make = () => makeDemoAnalytics(db)(TODAY);
  expect(await countQueries(db, make)).toBe(8);
  const made = await sumsOf();
  expect(made.days).toHaveLength(60);
  expect(made.days.at(-1)).toBe('2026-03-30');
  expect(made.searched).toBeGreaterThan(1000);
  // Of three orders of a day, the visits of two.
  expect(made.ordered).toBe(2);
  await make();
  expect(await sumsOf()).toEqual(made);
});
