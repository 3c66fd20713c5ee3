import type { AssortmentRow } from '@grossist/contracts';
import { type Language, languagesFor, type Texts, textIn } from '@grossist/domain';
import { sql } from 'kysely';
import { type Database, escapeLike } from '../../../db/index.ts';
import { notFound } from '../../../http/failure.ts';
import { type Customer, customerScope, type HeldAssortment } from './customer-scope.ts';

export interface AssortmentsWanted {
  language: Language;
  /** Customer whose relations are shown; absent: none are. */
  customer: Customer | undefined;
  /** Needs a customer unless it is 'all'. */
  filteringType: 'all' | 'included' | 'excluded';
  search: string;
  availableForRelationOnly: boolean;
  /** From 1. */
  page: number;
  pageSize: number;
}

interface Row {
  id: string;
  code: string;
  names: Texts;
  type: 'exclusive' | 'limiting';
  entry_count: number;
  relation_count: number;
  relation_id: string | null;
}

/** Builds the name in a language. */
const nameFor = (language: Language) =>
  sql<string>`coalesce(${sql.join(languagesFor(language).map((each) => sql`nullif(o.names ->> ${each}, '')`))}, o.code)`;

/** Columns of `Row`, of the assortments `o`. */
const columnsFor = (customer: Customer | undefined) => sql`
  o.id, o.code, o.names, o.type,
  (select count(*) from assortment_entries e where e.assortment_id = o.id) as entry_count,
  (select count(*) from assortment_relations r where r.assortment_id = o.id) as relation_count,
  (select r.id from assortment_relations r where r.assortment_id = o.id
    and coalesce(r.company_id, r.account_id, r.contact_id) = ${customer?.customerId ?? null}::uuid) as relation_id`;

const presentAssortment = (row: Row, language: Language): AssortmentRow => ({
  Id: row.id,
  Code: row.code,
  Name: textIn(row.names, language)?.text ?? row.code,
  Type: row.type,
  EntryCount: row.entry_count,
  RelationCount: row.relation_count,
  RelationId: row.relation_id,
  InheritedFrom: null,
});

const inherited = (held: readonly HeldAssortment[], { customerType }: Customer, id: string) => {
  const via = held.find((one) => one.id === id)?.via;
  return via === undefined || via === customerType ? null : via;
};

/** Reads one page of assortments by name, with how a customer has them. At most three statements. [asm-06] */
export const findAssortments =
  (db: Database) =>
  async (wanted: AssortmentsWanted): Promise<{ pageItems: AssortmentRow[]; totalItems: number }> => {
    const { language, customer, search, page, pageSize } = wanted;
    const held = customer === undefined ? [] : (await customerScope(db)(customer)).held;
    const like = `%${escapeLike(search.trim().toLowerCase())}%`;
    const heldIds = held.map(({ id }) => id);
    const own = held.filter(({ via }) => via === customer?.customerType).map(({ id }) => id);
    const name = nameFor(language);
    const conditions = sql.join(
      [
        search.trim() === '' ? sql`true` : sql`(lower(${name}) like ${like} or lower(o.code) like ${like})`,
        wanted.filteringType === 'all'
          ? sql`true`
          : sql`(o.id = any(${heldIds}::uuid[])) = ${wanted.filteringType === 'included'}::boolean`,
        wanted.availableForRelationOnly ? sql`not o.id = any(${own}::uuid[])` : sql`true`,
      ],
      sql` and `,
    );
    const { rows } = await sql<Row>`
      select ${columnsFor(customer)} from assortments o where ${conditions}
      order by ${name}, o.code limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
    const total = await sql<{ count: number }>`
      select count(*) as count from assortments o where ${conditions}`.execute(db);
    const pageItems = rows.map((row) => ({
      ...presentAssortment(row, language),
      InheritedFrom: customer === undefined ? null : inherited(held, customer, row.id),
    }));
    return { pageItems, totalItems: total.rows[0]?.count ?? 0 };
  };

/** Reads one assortment, without a customer. One statement. [own-asm-06] @throws Failure 404 for an unknown one */
export const findAssortment =
  (db: Database) =>
  async (id: string, language: Language): Promise<AssortmentRow> => {
    const { rows } = await sql<Row>`select ${columnsFor(undefined)} from assortments o where o.id = ${id}`.execute(db);
    const [row] = rows;
    if (row === undefined) throw notFound('assortment');
    return presentAssortment(row, language);
  };

export interface Assortment {
  id: string;
  code: string;
  type: 'exclusive' | 'limiting';
}

/** Requires an existing assortment. @throws Failure 404 for an unknown one */
export const requireAssortment = async (db: Database, id: string): Promise<Assortment> => {
  const found = await db
    .selectFrom('assortments')
    .select(['id', 'code', 'type'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (found === undefined) throw notFound('assortment');
  return found;
};
