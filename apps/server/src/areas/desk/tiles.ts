/** Queries of the open work on the start pages of employees: one tile for each kind. */

import type { DeskTileKind } from '@grossist/contracts';
import { type Language, languagesFor } from '@grossist/domain';
import { type RawBuilder, sql } from 'kysely';
import { customersWithoutAssortment, hiddenMaterials, unrelatedAssortments } from '../assortments/index.ts';
import { failedOperationRows } from '../failed-operations/index.ts';
import { lockedPeople } from '../identity/index.ts';

/** Query of one kind of pending work. */
export interface TileQuery {
  kind: DeskTileKind;
  /** Selects id, name, detail, note, number and since of all pending entries. */
  entries: RawBuilder<unknown>;
  /** Columns of `entries` by which the first of them are chosen. */
  order: RawBuilder<unknown>;
  /** Selects the rows that are counted; absent: the entries. */
  counted?: RawBuilder<unknown>;
}

/** Entries are counted up to this number. */
export const MOST_COUNTED = 1000;

/** The column `number` of entries that have none. */
const NO_NUMBER = sql`null::integer as number`;

/** Returns the text of a column of texts in the closest language that has one; '' for none. */
const textIn = (texts: RawBuilder<unknown>, language: Language): RawBuilder<string> =>
  sql<string>`coalesce(${sql.join(languagesFor(language).map((each) => sql`nullif(${texts} ->> ${each}, '')`))}, '')`;

const CHANGED = sql`act in ('addAssortmentRelation', 'removeAssortmentRelation') and outcome = 'done'
  and happened_at > now() - interval '7 days'`;
const LATEST = 5;

/**
 * Relations made and removed in the last 7 days, by the id of their assortment. A removal is recorded with the
 * relation only: its customer is read from the entry of its creation.
 */
const changes = (language: Language): TileQuery => {
  const ids = sql`array(select s::uuid from unnest(w.subjects) s where s ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$')`;
  return {
    kind: 'assortment-changes',
    counted: sql`select from audit_entries where ${CHANGED}`,
    entries: sql`
      select coalesce(o.id::text, '') as id, coalesce(nullif(${textIn(sql`o.names`, language)}, ''), o.code, '') as name,
        concat_ws(' · ', coalesce(
          (select co.name from companies co where co.id = any(${ids}) limit 1),
          (select a.name from accounts a where a.id = any(${ids}) limit 1),
          (select c.name from contacts c where c.id = any(${ids}) limit 1)), nullif(w.person, '')) as detail,
        w.note, ${NO_NUMBER}, w.since
      from (
        select e.id, e.person, e.happened_at as since,
          case e.act when 'addAssortmentRelation' then 'added' else 'removed' end as note,
          case e.act when 'addAssortmentRelation' then e.subjects else coalesce((
            select made.subjects from audit_entries made
            where made.act = 'addAssortmentRelation' and made.subjects @> e.subjects[1:1] and made.outcome = 'done'
            order by made.happened_at desc limit 1), '{}') end as subjects
        from (select * from audit_entries where ${CHANGED} order by happened_at desc, id desc limit ${LATEST}) e
      ) w
      left join lateral (
        select a.id, a.names, a.code from assortments a where a.id = any(${ids}) limit 1) o on true`,
    order: sql`since desc, id`,
  };
};

const customers: TileQuery = {
  kind: 'customers-without-assortment',
  entries: sql`
    select c.id::text, c.name, c.code as detail, '' as note, ${NO_NUMBER}, null::timestamptz as since
    from (${customersWithoutAssortment()}) c`,
  order: sql`name, id`,
};

/** Counts the materials; the entries are the assortments that hide them, since those are what can be changed. */
const hidden = (language: Language): TileQuery => ({
  kind: 'hidden-materials',
  counted: hiddenMaterials(MOST_COUNTED),
  entries: sql`
    select o.id::text, coalesce(nullif(${textIn(sql`o.names`, language)}, ''), o.code) as name, o.code as detail,
      '' as note, o.entry_count::integer as number, o.created_at as since
    from (${unrelatedAssortments()}) o`,
  order: sql`since desc, id`,
});

/** Returns the tiles of assortment administrators. */
export const assortmentTiles = (language: Language): readonly TileQuery[] => [
  hidden(language),
  customers,
  changes(language),
];

/** The last import of each file of the last 30 days, unless it is running or all of it was written. */
const imports: TileQuery = {
  kind: 'imports',
  entries: sql`
    select id::text, source as name, started_by as detail, since,
      case when outcome <> 'done' then outcome when is_dry_run then 'dry-run' else 'refused' end as note,
      case when outcome = 'done' and refused > 0 then refused end as number
    from (
      select distinct on (source) id, source, started_by, outcome, is_dry_run, refused,
        coalesce(ended_at, started_at) as since
      from import_runs where started_at > now() - interval '30 days'
      order by source, started_at desc, id desc) latest
    where outcome in ('failed', 'stopped') or (outcome = 'done' and (is_dry_run or refused > 0))`,
  order: sql`since desc, id`,
};

const feedback = (language: Language): TileQuery => ({
  kind: 'feedback',
  entries: sql`
    select f.id::text, coalesce(nullif(${textIn(sql`m.names`, language)}, ''), m.code) as name, f.text as detail,
      '' as note, ${NO_NUMBER}, f.given_at as since
    from variation_feedback f join materials m on m.sap_material_number = f.sap_material_number where not f.is_handled`,
  order: sql`since, id`,
});

/** Words that found nothing in the last 7 days, the most searched first; by their language and themselves. */
const emptySearches: TileQuery = {
  kind: 'empty-searches',
  entries: sql`
    select language || '/' || query as id, query as name, language as detail, '' as note,
      sum(without_result)::integer as number, null::timestamptz as since
    from analytics_search_tallies
    where day > (now() at time zone 'Europe/Copenhagen')::date - 7 and query <> '' and without_result > 0
    group by language, query`,
  order: sql`number desc, id`,
};

const drafts = (language: Language): TileQuery => {
  const title = textIn(sql`titles`, language);
  return {
    kind: 'drafts',
    entries: sql`
      select type || '/' || key as id, coalesce(nullif(${title}, ''), key) as name, modified_by as detail,
        'landing' as note, ${NO_NUMBER}, modified_at as since from landing_pages where not is_published
      union all
      select slug, coalesce(nullif(${title}, ''), slug), '', 'browsing', null, modified_at
      from browsing_pages where not is_published
      union all
      select slug, coalesce(nullif(${title}, ''), slug), '', 'page', null, modified_at
      from pages where not is_published`,
    order: sql`since desc, note, id`,
  };
};

/** Returns the tiles of editors. */
export const editorTiles = (language: Language): readonly TileQuery[] => [
  imports,
  feedback(language),
  emptySearches,
  drafts(language),
];

/** The oldest first: a customer waits for each of them. */
const failedOperations: TileQuery = {
  kind: 'failed-operations',
  entries: sql`
    select m.id::text, coalesce(nullif(m.sales_order_id, ''), o.sales_order_id, m.reference) as name,
      coalesce(co.name, '') as detail, m.kind as note, ${NO_NUMBER}, m.since
    from ${failedOperationRows('open')} m
    left join orders o on o.id = coalesce(m.order_id, (select p.id from orders p where p.payment_id = m.payment_id))
    left join accounts a on a.id = coalesce(m.account_id, o.account_id)
    left join companies co on co.id = a.company_id`,
  order: sql`since, id`,
};

/** Validated orders of the last 30 days that were neither placed nor discarded. */
const validations: TileQuery = {
  kind: 'validations',
  entries: sql`
    select v.id::text, v.file_name as name, coalesce(co.name, v.document ->> 'buyerName', '') as detail, '' as note,
      v.line_count as number, v.created_at as since
    from order_validations v left join accounts a on a.id = v.account_id left join companies co on co.id = a.company_id
    where v.state = 'open' and v.created_at > now() - interval '30 days'`,
  order: sql`since, id`,
};

/** By e-mail, which is how support finds a person. */
const locked = (freeFailures: number): TileQuery => ({
  kind: 'locked-people',
  entries: sql`
    select l.email as id, l.name, coalesce(l.company, '') as detail, '' as note, l.failures as number,
      l.last_failure_at as since
    from (${lockedPeople(freeFailures)}) l`,
  order: sql`since desc, id`,
});

/** Returns the tiles of support; people are locked out after `freeFailures` failed sign-ins. */
export const supportTiles = (freeFailures: number): readonly TileQuery[] => [
  failedOperations,
  validations,
  locked(freeFailures),
];

/** The tiles of operators: failed messages and e-mails, the newest first. */
export const operatorTiles: readonly TileQuery[] = [
  {
    kind: 'messages',
    entries: sql`
      select m.id::text, m.topic as name,
        coalesce(o.sales_order_id, m.payload -> 'written' ->> 'Subject', '') as detail, '' as note, ${NO_NUMBER},
        coalesce(m.settled_at, m.told_at) as since
      from outbox_messages m
      left join orders o on o.id =
        case when m.payload ->> 'orderId' ~ '^[0-9a-f-]{36}$' then (m.payload ->> 'orderId')::uuid end
      where m.state = 'failed'`,
    order: sql`id desc`,
  },
];
