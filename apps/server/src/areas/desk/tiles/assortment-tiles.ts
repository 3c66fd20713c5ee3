import type { Language } from '@grossist/domain';
import { sql } from 'kysely';
import { customersWithoutAssortment, hiddenMaterials, unrelatedAssortments } from '../../assortments/index.ts';
import { MOST_COUNTED, NO_NUMBER, type TileQuery, textIn } from '../tile.ts';

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
