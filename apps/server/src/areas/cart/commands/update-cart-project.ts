import { type Database, type Transaction, transaction } from '../../../db/index.ts';
import { notFound } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { addressAfter } from '../drafts/address-after.ts';
import { type CartRow, lockActiveCart } from '../lock-active-cart.ts';
import { noteChange } from '../note-change.ts';

export interface WantedProject {
  /** '' takes the project off. */
  projectNumber: string;
  soldTo: string | undefined;
}

/** The number may stand on two accounts: the cart's own comes first. */
const findProject = async (tx: Transaction, buyer: Buyer, cart: CartRow, wanted: WantedProject) => {
  const project = await tx
    .selectFrom('projects as p')
    .innerJoin('accounts as a', 'a.id', 'p.account_id')
    .innerJoin('contact_accounts as ca', 'ca.account_id', 'a.id')
    .select(['p.number', 'a.id as account_id'])
    .where('p.number', '=', wanted.projectNumber)
    .where('ca.contact_id', '=', buyer.contactId)
    .$if(wanted.soldTo !== undefined, (query) => query.where('a.sold_to', '=', wanted.soldTo ?? ''))
    .orderBy((eb) => eb('a.id', '=', cart.account_id), 'desc')
    .executeTakeFirst();
  if (project === undefined) throw notFound('project of yours');
  return project;
};

/**
 * Puts the cart on a project, whose account becomes the cart's; an empty number takes the project off. An address of
 * another project goes with it. [cart-15]
 * @throws Failure 404 for a project that is on none of the buyer's accounts
 */
export const updateCartProject =
  (db: Database) =>
  async (buyer: Buyer, wanted: WantedProject): Promise<void> => {
    await transaction(db, async (tx) => {
      const cart = await lockActiveCart(tx, buyer);
      const project =
        wanted.projectNumber === ''
          ? { number: '', account_id: cart.account_id }
          : await findProject(tx, buyer, cart, wanted);
      const { number: projectNumber, account_id: accountId } = project;
      const address = await addressAfter(tx, cart, { accountId, projectNumber });
      await tx
        .updateTable('carts')
        .set({ project_number: projectNumber, account_id: accountId, address })
        .where('id', '=', cart.id)
        .execute();
      await noteChange(tx, cart.id);
    });
  };
