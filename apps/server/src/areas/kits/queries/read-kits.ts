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
