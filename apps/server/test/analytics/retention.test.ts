import { sql } from 'kysely';
import { v4 as uuidv4 } from 'uuid';
import { expect, test } from 'vitest';
import { tidyAnalytics } from '../../src/areas/analytics/area.ts';
import { addPartitions } from '../../src/areas/analytics/collector/store-events.ts';
import { PERSONAL_PARTS } from '../../src/areas/audit/data/personal-parts.ts';
import { transaction } from '../../src/db/index.ts';
import { aBuyer } from '../support/a-buyer.ts';
import { aSearchEvent } from '../support/an-analytics-event.ts';
import { testDatabase } from '../support/database.ts';
import { analyticsApp, track } from './analytics-app.ts';

const { db } = await testDatabase();
const { visitor, signedIn } = analyticsApp(db);

const partitions = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_inherits where inhparent = 'analytics_events'::regclass`.execute(db);
  return rows[0]?.count ?? 0;
};

test('makes partitions a week ahead, once, also in a race', async () => {
  await Promise.all([
    addPartitions(db, Date.now()),
    addPartitions(db, Date.now()),
    track(await visitor(), [aSearchEvent('socket')]),
  ]);
  expect(await partitions()).toBe(14);
});

test('drops days beyond the retention period and keeps the tallies', async () => {
  await track(await visitor(), [aSearchEvent('old words')]);
  await sql`select analytics_add_partitions(current_date - 40, current_date - 30)`.execute(db);
  await sql`insert into analytics_events (day, insert_id, distinct_id, session_id, happened_at, event, market, language,
      properties) values (current_date - 40, 'old-event', ${uuidv4()}, ${uuidv4()}, now(), 'cart_viewed', 'DK', 'en',
      '{}')`.execute(db);
  await tidyAnalytics(db, 35)();
  await tidyAnalytics(db, 35)();
  const { rows } = await sql`select from analytics_events where day < current_date - 35`.execute(db);
  expect(rows).toEqual([]);
  const remaining = await sql`select from analytics_search_tallies where query = 'old words'`.execute(db);
  expect(remaining.rows).toHaveLength(1);
});

test('deletes the events of a person who is erased', async () => {
  const buyer = await aBuyer(db);
  const distinct_id = uuidv4();
  await track(await signedIn(buyer), [aSearchEvent('socket', { distinct_id })]);
  const part = PERSONAL_PARTS.find(({ name }) => name === 'analytics');
  const { rows } = await sql`select * from (${part?.rows(buyer.contactId)}) part`.execute(db);
  expect(rows).toMatchObject([{ event: 'search_made', properties: { query: 'socket' } }, { event: 'profile' }]);
  await transaction(db, async (tx) => part?.erase?.(buyer.contactId).execute(tx));
  const left = await sql`select from analytics_events where distinct_id = ${distinct_id}`.execute(db);
  expect(left.rows).toEqual([]);
});
