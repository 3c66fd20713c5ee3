import { sql } from 'kysely';
import { errorCode } from '../../../db/error-code.ts';
import type { Database, Transaction } from '../../../db/index.ts';
import type { CheckedEvent } from './check-events.ts';

/** Properties that have a column of their own, and those that are the same for every event. */
const IN_COLUMNS: ReadonlySet<string> = new Set([
  'token',
  'distinct_id',
  'time',
  '$insert_id',
  '$session_id',
  'tracking_source',
  'locale',
]);

const storedProperties = ({ sent }: CheckedEvent): string =>
  JSON.stringify(Object.fromEntries(Object.entries(sent.properties).filter(([name]) => !IN_COLUMNS.has(name))));

/**
 * Locks ids against being deleted while their events are stored: shared, so that batches of one id don't wait for each
 * other. Returns those whose consent was withdrawn.
 */
export const lockIds = async (tx: Transaction, distinctIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const sorted = distinctIds.toSorted();
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(id, 0)) from unnest(${sorted}::text[]) id`.execute(tx);
  const { rows } = await sql<{ distinct_id: string }>`
    select distinct_id from analytics_withdrawals where distinct_id = any(${sorted}::uuid[])`.execute(tx);
  return new Set(rows.map((row) => row.distinct_id));
};

/**
 * Inserts the events whose `$insert_id` was never seen, whichever day they are of, and returns those ids. A request that
 * sends the same id at the same time waits for this one. One statement.
 */
export const storeEvents = async (tx: Transaction, events: readonly CheckedEvent[]): Promise<ReadonlySet<string>> => {
  const sorted = events.toSorted((one, other) =>
    one.sent.properties.$insert_id < other.sent.properties.$insert_id ? -1 : 1,
  );
  const properties = sorted.map(({ sent }) => sent.properties);
  const { rows } = await sql<{ insert_id: string }>`
    with sent as (
      select * from unnest(
        ${sorted.map(({ day }) => day)}::date[],
        ${properties.map((each) => each.$insert_id)}::text[],
        ${properties.map((each) => each.distinct_id)}::uuid[],
        ${properties.map((each) => each.$session_id)}::uuid[],
        ${sorted.map(({ at }) => new Date(at).toISOString())}::timestamptz[],
        ${sorted.map(({ sent }) => sent.event)}::text[],
        ${sorted.map(({ market }) => market)}::text[],
        ${sorted.map(({ language }) => language)}::text[],
        ${sorted.map(storedProperties)}::jsonb[]
      ) s(day, insert_id, distinct_id, session_id, happened_at, event, market, language, properties)
    ), fresh as (
      insert into analytics_insert_ids (insert_id) select insert_id from sent on conflict do nothing returning insert_id
    )
    insert into analytics_events
      (day, insert_id, distinct_id, session_id, happened_at, event, market, language, properties)
    select s.day, s.insert_id, s.distinct_id, s.session_id, s.happened_at, s.event, s.market, s.language, s.properties
    from sent s join fresh f on f.insert_id = s.insert_id collate "C"
    returning insert_id`.execute(tx);
  return new Set(rows.map((row) => row.insert_id));
};

/** Notes that ids were seen today, and whose they are when the visitor is signed in. Two statements. */
export const noteBrowsers = async (
  tx: Transaction,
  distinctIds: readonly string[],
  { contactId, isForwarded }: { contactId: string | undefined; isForwarded: boolean },
): Promise<void> => {
  const sorted = distinctIds.toSorted();
  await sql`
    insert into analytics_profiles as known (distinct_id, is_forwarded)
    select unnest(${sorted}::uuid[]), ${isForwarded}::boolean
    on conflict (distinct_id) do update
      set changed_on = current_date, is_forwarded = known.is_forwarded or excluded.is_forwarded
      where known.changed_on < current_date or known.is_forwarded < excluded.is_forwarded`.execute(tx);
  if (contactId === undefined) return;
  // Waits for somebody who is being erased, and links nothing to them.
  await sql`
    with person as (select id from contacts where id = ${contactId} and erased_at is null for key share)
    insert into analytics_people as known (contact_id, distinct_id)
    select person.id, ids.id from person, unnest(${sorted}::uuid[]) ids(id)
    on conflict (contact_id, distinct_id) do update set seen_on = current_date
      where known.seen_on < current_date`.execute(tx);
};

/** Returns the numbers that are materials of the shop. One query. */
export const knownMaterials = async (db: Database, numbers: readonly string[]): Promise<ReadonlySet<string>> => {
  if (numbers.length === 0) return new Set();
  const { rows } = await sql<{ sap_material_number: string }>`
    select sap_material_number from materials where sap_material_number = any(${numbers}::text[])`.execute(db);
  return new Set(rows.map((row) => row.sap_material_number));
};

const DAY_MS = 86_400_000;
/** No partition takes the row. */
const CHECK_VIOLATION = '23514';
/** Days for which partitions are made ahead: the job may fail for a week. */
const DAYS_AHEAD = 7;
/** Older than any event that is accepted. */
const DAYS_BACK = 6;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Makes the partitions of all days that events may have now, and a week ahead. */
export const addPartitions = async (db: Database, now: number): Promise<void> => {
  await sql`select analytics_add_partitions(${dayOf(now - DAYS_BACK * DAY_MS)}::date,
    ${dayOf(now + DAYS_AHEAD * DAY_MS)}::date)`.execute(db);
};

/** Runs a transaction that stores events, and once more when it lacked a partition, as before the first job. */
export const withPartitions = async <T>(db: Database, now: number, store: () => Promise<T>): Promise<T> => {
  try {
    return await store();
  } catch (error) {
    if (errorCode(error) !== CHECK_VIOLATION) throw error;
    await addPartitions(db, now);
    return store();
  }
};
