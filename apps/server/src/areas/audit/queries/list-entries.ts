import { type Selectable, sql } from 'kysely';
import { type AuditEntriesTable, type AuditOutcome, type Database, escapeLike } from '../../../db/index.ts';

export interface EntryRow extends Selectable<AuditEntriesTable> {
  /** Today's name of the person; null for somebody unknown. */
  person_name: string | null;
}

export interface EntriesWanted {
  query: string;
  act: string;
  outcome: AuditOutcome | undefined;
  contactId: string | undefined;
  /** Calendar dates in `timeZone`, both included. */
  from: string | undefined;
  to: string | undefined;
  /** IANA name of a time zone. */
  timeZone: string;
  page: number;
  pageSize: number;
}

const MOST_COUNTED = 10_000;
const MOST_ACTS = 200;

const matching = ({ query, act, outcome, contactId, from, to, timeZone }: EntriesWanted) => {
  const typed = query.trim();
  const like = `%${escapeLike(typed)}%`;
  const conditions = [
    typed === ''
      ? undefined
      : sql`(subjects @> ${[typed]}::text[] or person ilike ${like} or company ilike ${like} or address = ${typed}
          or request_id = ${typed}
          or contact_id in (select id from contacts where lower(email) = lower(${typed})))`,
    act === '' ? undefined : sql`act = ${act}`,
    outcome === undefined ? undefined : sql`outcome = ${outcome}`,
    contactId === undefined ? undefined : sql`contact_id = ${contactId}`,
    from === undefined ? undefined : sql`happened_at >= ${from}::date::timestamp at time zone ${timeZone}`,
    to === undefined ? undefined : sql`happened_at < (${to}::date + 1)::timestamp at time zone ${timeZone}`,
  ].filter((condition) => condition !== undefined);
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
};

/** Entries of the audit trail, newest first, and how many there are, counted to 10,000. Three queries. */
export const listEntries =
  (db: Database) =>
  async (wanted: EntriesWanted): Promise<{ entries: readonly EntryRow[]; total: number; acts: readonly string[] }> => {
    const where = matching(wanted);
    const [entries, total, acts] = await Promise.all([
      sql<EntryRow>`
        with entries as (select * from audit_entries where ${where} order by happened_at desc, id desc
          offset ${(wanted.page - 1) * wanted.pageSize} limit ${wanted.pageSize})
        select e.*, coalesce(known.name, by_email.name) as person_name
        from entries e
        left join contacts known on known.id = e.contact_id and known.erased_at is null
        left join contacts by_email on e.contact_id is null and e.person like '%@%'
          and lower(by_email.email) = lower(e.person) and by_email.erased_at is null
        order by e.happened_at desc, e.id desc`.execute(db),
      sql<{ count: number }>`select count(*) as count
        from (select from audit_entries where ${where} limit ${MOST_COUNTED}) counted`.execute(db),
      // From one act to the next by the index: the trail is long, its acts are few.
      sql<{ act: string }>`with recursive acts as (
          (select act from audit_entries order by act limit 1)
          union all
          select (select e.act from audit_entries e where e.act > acts.act order by e.act limit 1)
          from acts where acts.act is not null)
        select act from acts where act is not null limit ${MOST_ACTS}`.execute(db),
    ]);
    return {
      entries: entries.rows,
      total: total.rows[0]?.count ?? 0,
      acts: acts.rows.map(({ act }) => act),
    };
  };
