import type { AuditSubjectKind } from '@grossist/contracts';
import { type Selectable, sql } from 'kysely';
import type { z } from 'zod';
import { type AuditEntriesTable, type AuditOutcome, type Database, escapeLike } from '../../../db/index.ts';

export interface EntryRow extends Selectable<AuditEntriesTable> {
  /** Current name of the person; null for an unknown one. */
  person_name: string | null;
}

interface EntriesWanted {
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

/** Lists entries of the audit trail, newest first, with their count up to 10,000. Three queries. */
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
      // Loose index scan: the trail is long, with few different acts.
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

export interface SubjectName {
  id: string;
  kind: z.infer<typeof AuditSubjectKind>;
  name: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns names of subjects that are ids of existing objects; others are absent. One query. */
export const subjectNames =
  (db: Database) =>
  async (subjects: readonly string[]): Promise<ReadonlyMap<string, SubjectName>> => {
    const ids = [...new Set(subjects.filter((subject) => UUID.test(subject)).map((id) => id.toLowerCase()))];
    if (ids.length === 0) return new Map();
    const { rows } = await sql<SubjectName>`
      with wanted as materialized (select unnest(${ids}::uuid[]) as id)
      select o.id, 'order' as kind, o.sales_order_id as name from wanted join orders o using (id)
      union all select c.id, 'cart', c.name from wanted join carts c using (id)
      union all select p.id, 'person', p.name from wanted join contacts p using (id) where p.erased_at is null
      union all select c.id, 'company', c.name from wanted join companies c using (id)
      union all select l.id, 'list', l.name from wanted join variation_lists l using (id)
      union all select k.id, 'kitProject', k.project_name from wanted join smart_kits k using (id)
      union all select t.id, 'kitTemplate', t.header_description from wanted join kit_templates t using (id)
      union all select c.id, 'catalog', c.name from wanted join pdf_catalogues c using (id)
      union all select a.id, 'assortment', a.code from wanted join assortments a using (id)
      union all select r.id, 'return', r.return_number from wanted join return_orders r using (id)`.execute(db);
    return new Map(rows.map((row) => [row.id, row]));
  };
