import { validateSmartKit } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../db/index.ts';
import { breaksRule, changedMeanwhile } from '../../../http/failure.ts';
import type { CartRow } from '../../cart/index.ts';

/** Kits that a failure names. */
const MOST_NAMED = 5;

interface ProjectRow {
  project_name: string;
  kit_count: number;
  /** Kits that were changed or deleted since the cart's lines were made of them. */
  outdated: string[] | null;
}

const readProjectOf = async (db: Database | Transaction, cartId: string): Promise<ProjectRow | undefined> => {
  const { rows } = await sql<ProjectRow>`
    select s.project_name,
      (select count(*) from kit_drafts k where k.smart_kit_id = s.id and k.deleted_at is null)::integer as kit_count,
      (select array_agg(distinct k.header_description)
        from cart_lines l join kit_drafts k on k.id = l.kit_id and k.smart_kit_id = s.id
        where l.cart_id = s.cart_id and l.parent_line_id is null and l.removed_at is null
          and (k.deleted_at is not null or l.kit_modified_at is distinct from k.modified_at)) as outdated
    from smart_kits s where s.cart_id = ${cartId} and s.deleted_at is null`.execute(db);
  return rows[0];
};

/**
 * Checks that the project of kits of a smart-kit cart can be ordered: it has a name and kits, and none of those in the
 * cart was changed since, since what is ordered is what the cart shows. Carts without a project are left alone. One
 * query, none for other carts.
 * @throws Failure 409 `kits-changed` naming the kits, 422 `smart-kit-not-named` or `smart-kit-no-kits`
 */
export const requireOrderableProject = async (db: Database | Transaction, cart: CartRow): Promise<void> => {
  if (cart.delivery_type !== 'smart-kit') return;
  const project = await readProjectOf(db, cart.id);
  if (project === undefined) return;
  const { project_name: projectName, kit_count: kitCount, outdated } = project;
  const state = validateSmartKit({ deliveryType: cart.delivery_type, projectName, kitCount });
  if (state === 'NotNamed') throw breaksRule('smart-kit-not-named', 'Give the project of kits a name first');
  if (state === 'NoKits') throw breaksRule('smart-kit-no-kits', 'The project has no kits');
  if (outdated !== null && outdated.length > 0) {
    const names = outdated.slice(0, MOST_NAMED).map((name) => (name === '' ? '–' : name));
    throw changedMeanwhile(
      `Kits were changed since they were put into the cart: ${names.join(', ')}. Update them in the cart, then order`,
      'kits-changed',
    );
  }
};

/**
 * Closes the project of kits that is ordered with a smart-kit cart: it can't be changed from now on. Its row is locked
 * before it is checked, so that a change of a kit comes before the check or after the order. Two statements, none for
 * other carts.
 * @throws as requireOrderableProject does; the transaction must end with it
 */
export const closeProject = async (tx: Transaction, cart: CartRow): Promise<void> => {
  if (cart.delivery_type !== 'smart-kit') return;
  await tx
    .updateTable('smart_kits')
    .set({ ordered_at: sql<Date>`now()` })
    .where('cart_id', '=', cart.id)
    .where('deleted_at', 'is', null)
    .execute();
  await requireOrderableProject(tx, cart);
};
