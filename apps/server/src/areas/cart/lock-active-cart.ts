import type { Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { CartsTable, Transaction } from '../../db/index.ts';
import type { Buyer } from '../identity/index.ts';

export type CartRow = Selectable<CartsTable>;

const selectActive = (tx: Transaction, contactId: string) =>
  tx.selectFrom('carts').selectAll().where('contact_id', '=', contactId).where('is_active', '=', true);

/** The buyer's active cart, made on first use and locked: changes of one cart come one after the other. [cart-01] */
export const lockActiveCart = async (tx: Transaction, buyer: Buyer): Promise<CartRow> => {
  const cart = await selectActive(tx, buyer.contactId).forUpdate().executeTakeFirst();
  if (cart !== undefined) return cart;
  await makeActiveCart(tx, buyer);
  // Another call may have made it a moment before; then this waits for that one and takes its cart.
  return selectActive(tx, buyer.contactId).forUpdate().executeTakeFirstOrThrow();
};

/** Makes the active cart unless there is one. */
export const makeActiveCart = async (tx: Transaction, buyer: Buyer): Promise<void> => {
  await tx
    .insertInto('carts')
    .values({
      id: uuidv7(),
      contact_id: buyer.contactId,
      account_id: buyer.account.id,
      status: 'Initial',
      is_active: true,
      name: buyer.defaultOrderName,
      contact_person: buyer.name,
      contact_phone: buyer.phone,
    })
    .onConflict((conflict) => conflict.column('contact_id').where('is_active', '=', true).doNothing())
    .execute();
};
