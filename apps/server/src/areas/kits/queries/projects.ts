import { type SmartKitValidation, validateSmartKit } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { notFound } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';

export interface ProjectRow {
  id: string;
  project_name: string;
  cart_id: string | null;
  changed_at: Date;
  ordered_at: Date | null;
  delivery_type: 'normal' | 'fastbox' | 'smart-kit' | null;
  account_id: string | null;
  kit_count: number;
}

const COLUMNS = sql`s.id, s.project_name, c.id as cart_id, s.changed_at, s.ordered_at, c.delivery_type, c.account_id,
  (select count(*) from kit_drafts k where k.smart_kit_id = s.id and k.deleted_at is null)::integer as kit_count`;

/** A cart that was deleted is none of the project's anymore, unless it is restored. */
const FROM = sql`smart_kits s left join carts c on c.id = s.cart_id and c.deleted_at is null and c.status <> 'Inactive'`;

const findProject = async (
  db: Database,
  buyer: Buyer,
  by: { id: string } | { cartId: string },
): Promise<ProjectRow | undefined> => {
  const condition = 'id' in by ? sql`s.id = ${by.id}` : sql`s.cart_id = ${by.cartId} and c.id is not null`;
  const { rows } = await sql<ProjectRow>`
    select ${COLUMNS} from ${FROM}
    where ${condition} and s.contact_id = ${buyer.contactId} and s.deleted_at is null`.execute(db);
  return rows[0];
};

/**
 * A project of the buyer's own, by its id or by its cart's. One query.
 * @throws Failure 404 for another's, a deleted one, and a cart without a project
 */
export const readProject =
  (db: Database) =>
  async (buyer: Buyer, by: { id: string } | { cartId: string }): Promise<ProjectRow> => {
    const project = await findProject(db, buyer, by);
    if (project === undefined) throw notFound('project of kits of yours');
    return project;
  };

/** The project of one of the buyer's carts; undefined where it has none. One query. */
export const projectOfCart =
  (db: Database) =>
  (buyer: Buyer, cartId: string): Promise<ProjectRow | undefined> =>
    findProject(db, buyer, { cartId });

/** A page of the buyer's own projects, the one that was changed last first. Two queries. [kit-24] */
export const recentProjects =
  (db: Database) =>
  async (
    { contactId }: Buyer,
    { page, size }: { page: number; size: number },
  ): Promise<{ rows: readonly ProjectRow[]; total: number }> => {
    const [listed, count] = await Promise.all([
      sql<ProjectRow>`
        select ${COLUMNS} from ${FROM} where s.contact_id = ${contactId} and s.deleted_at is null
        order by s.changed_at desc, s.id limit ${size} offset ${(page - 1) * size}`.execute(db),
      sql<{ total: number }>`
        select count(*)::integer as total from smart_kits where contact_id = ${contactId} and deleted_at is null`.execute(
        db,
      ),
    ]);
    return { rows: listed.rows, total: count.rows[0]?.total ?? 0 };
  };

/** Returns whether a project can be ordered; one whose cart is gone is Unknown. Section 3. */
export const stateOf = ({
  delivery_type: deliveryType,
  project_name: projectName,
  kit_count: kitCount,
}: ProjectRow): SmartKitValidation =>
  deliveryType === null ? 'Unknown' : validateSmartKit({ deliveryType, projectName, kitCount });
