import { type Selectable, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { CartsTable, Transaction } from '../../db/index.ts';
import { findUsualAddress } from '../delivery/index.ts';
import type { Buyer } from '../identity/index.ts';

export type CartRow = Selectable<CartsTable>;

/** Where a cart of the account goes until somebody chooses: its usual address, as the column keeps it. */
export const usualAddressOf = async (tx: Transaction, accountId: string): Promise<string | null> => {
  const address = await findUsualAddress(tx, accountId);
  return address === undefined ? null : JSON.stringify(address);
};

// "true" stands in the statement: only then the index of active carts serves it, whatever its plan.
const selectActive = (tx: Transaction, contactId: string) =>
  tx.selectFrom('carts').selectAll().where('contact_id', '=', contactId).where('is_active', '=', sql.lit(true));

/** The buyer's active cart, made on first use and locked: changes of one cart come one after the other. [cart-01] */
export const lockActiveCart = async (tx: Transaction, buyer: Buyer): Promise<CartRow> => {
  const cart = await selectActive(tx, buyer.contactId).forUpdate().executeTakeFirst();
  return cart ?? makeActiveCart(tx, buyer);
};

/**
 * Makes the active cart, or takes the one that another call made a moment before; locked either way, and one statement,
 * so that it can't be sent in between.
 */
export const makeActiveCart = async (tx: Transaction, buyer: Buyer): Promise<CartRow> => {
  const address = await usualAddressOf(tx, buyer.account.id);
  return tx
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
      address,
    })
    .onConflict((conflict) =>
      conflict
        .column('contact_id')
        .where('is_active', '=', sql.lit(true))
        .doUpdateSet((eb) => ({ contact_id: eb.ref('excluded.contact_id') })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
};
