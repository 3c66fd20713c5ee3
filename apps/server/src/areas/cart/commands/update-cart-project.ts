import { type Database, transaction } from '../../../db/index.ts';
import { notFound } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { lockActiveCart, usualAddressOf } from '../lock-active-cart.ts';
import { noteChange } from '../note-change.ts';

/**
 * Puts the cart on a project, whose account becomes the cart's; an empty number takes the project off. [cart-15]
 * @throws Failure 404 for a project that is on none of the buyer's accounts
 */
export const updateCartProject =
  (db: Database) =>
  async (buyer: Buyer, wanted: { projectNumber: string; soldTo: string | undefined }): Promise<void> => {
    await transaction(db, async (tx) => {
      const cart = await lockActiveCart(tx, buyer);
      if (wanted.projectNumber === '') {
        await tx.updateTable('carts').set({ project_number: '' }).where('id', '=', cart.id).execute();
        await noteChange(tx, cart.id);
        return;
      }
      const project = await tx
        .selectFrom('projects as p')
        .innerJoin('accounts as a', 'a.id', 'p.account_id')
        .innerJoin('contact_accounts as ca', 'ca.account_id', 'a.id')
        .select(['p.number', 'a.id as account_id'])
        .where('p.number', '=', wanted.projectNumber)
        .where('ca.contact_id', '=', buyer.contactId)
        .$if(wanted.soldTo !== undefined, (query) => query.where('a.sold_to', '=', wanted.soldTo ?? ''))
        // The number may stand on two accounts: the cart's own comes first.
        .orderBy((eb) => eb('a.id', '=', cart.account_id), 'desc')
        .executeTakeFirst();
      if (project === undefined) throw notFound('project of yours');
      const movesAccount = project.account_id !== cart.account_id;
      await tx
        .updateTable('carts')
        .set({
          project_number: project.number,
          account_id: project.account_id,
          ...(movesAccount ? { address: await usualAddressOf(tx, project.account_id) } : {}),
        })
        .where('id', '=', cart.id)
        .execute();
      await noteChange(tx, cart.id);
    });
  };
