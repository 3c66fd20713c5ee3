/** Loads kits, and the templates that kits are made from. */

import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import type { Buyer } from '../../identity/index.ts';

export interface KitRow {
  id: string;
  smart_kit_id: string | null;
  header_description: string;
  created_by: string;
  created_at: Date;
  modified_by: string;
  modified_at: Date;
  deleted_at: Date | null;
  /** Whether the project's cart holds the kit, and with its present stamp. */
  in_cart: 'no' | 'current' | 'outdated';
}

/** More kits than one project or call has. */
const MOST_ROWS = 500;

const selectKits = async (db: Database, condition: RawBuilder<unknown>): Promise<readonly KitRow[]> => {
  const { rows } = await sql<KitRow>`
    select k.id, k.smart_kit_id, k.header_description, c.name as created_by, k.created_at,
      coalesce(e.name, '') as modified_by, k.modified_at, k.deleted_at,
      case when h.stamp is null then 'no' when h.stamp = k.modified_at then 'current' else 'outdated' end as in_cart
    from kit_drafts k
    join contacts c on c.id = k.created_by
    left join contacts e on e.id = k.modified_by
    left join smart_kits s on s.id = k.smart_kit_id
    left join lateral (
      select min(coalesce(l.kit_modified_at, '-infinity')) as stamp from cart_lines l
      where l.kit_id = k.id and l.cart_id = s.cart_id and l.parent_line_id is null and l.removed_at is null
    ) h on true
    where ${condition}
    order by k.position limit ${MOST_ROWS}`.execute(db);
  return rows;
};

/** Kits of the buyer's company, those that were deleted too when `withDeleted`; others are left out. One query. */
export const readKits = (
  db: Database,
  { company }: Buyer,
  kitIds: readonly string[],
  withDeleted = false,
): Promise<readonly KitRow[]> =>
  selectKits(
    db,
    sql`k.id = any(${[...kitIds]}::uuid[]) and k.company_id = ${company.id}
      and (${withDeleted}::boolean or k.deleted_at is null)`,
  );

/** The kits of a project in their order; whose project it is, the caller has checked. One query. */
export const readKitsOfProject = (db: Database, projectId: string): Promise<readonly KitRow[]> =>
  selectKits(db, sql`k.smart_kit_id = ${projectId} and k.deleted_at is null`);

export interface TemplateRow {
  id: string;
  company_id: string;
  header_description: string;
  note: string;
  is_locked: boolean;
  owner_id: string;
  created_by: string;
  created_at: Date;
  modified_by: string;
  modified_at: Date;
  deleted_at: Date | null;
}

const COLUMNS = sql`t.id, t.company_id, t.header_description, t.note, t.is_locked, t.created_by as owner_id,
  c.name as created_by, t.created_at, coalesce(e.name, '') as modified_by, t.modified_at, t.deleted_at`;

const FROM = sql`kit_templates t join contacts c on c.id = t.created_by left join contacts e on e.id = t.modified_by`;

/** Templates of the company by their ids; others are left out. One query. */
export const readTemplates = async (
  db: Database,
  { company }: Buyer,
  ids: readonly string[],
  withDeleted = false,
): Promise<readonly TemplateRow[]> => {
  const { rows } = await sql<TemplateRow>`
    select ${COLUMNS} from ${FROM}
    where t.id = any(${[...ids]}::uuid[]) and t.company_id = ${company.id}
      and (${withDeleted}::boolean or t.deleted_at is null)
    order by lower(t.header_description), t.id`.execute(db);
  return rows;
};

/** Contained as it is typed: what the pattern language means otherwise is escaped. */
const containing = (search: string): RawBuilder<string> =>
  sql<string>`${`%${search.trim().replaceAll(/[\\%_]/g, '\\$&')}%`}`;

/** A page of the company's templates by their descriptions, of those that hold the words. Two queries. */
export const listTemplates = async (
  db: Database,
  { company }: Buyer,
  { search, page, size }: { search: string; page: number; size: number },
): Promise<{ rows: readonly TemplateRow[]; total: number }> => {
  const condition = sql`t.company_id = ${company.id} and t.deleted_at is null
    and (t.header_description ilike ${containing(search)} or t.note ilike ${containing(search)})`;
  const [listed, count] = await Promise.all([
    sql<TemplateRow>`
      select ${COLUMNS} from ${FROM} where ${condition}
      order by lower(t.header_description), t.id limit ${size} offset ${(page - 1) * size}`.execute(db),
    sql<{ total: number }>`select count(*)::integer as total from kit_templates t where ${condition}`.execute(db),
  ]);
  return { rows: listed.rows, total: count.rows[0]?.total ?? 0 };
};
