import { type Selectable, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { CartsTable, Transaction } from '../../db/index.ts';
import { changedMeanwhile, type Failure, notFound } from '../../http/failure.ts';
import { findUsualAddress } from '../delivery/index.ts';
import type { Buyer } from '../identity/index.ts';

export type CartRow = Selectable<CartsTable>;

/** Returns the account's usual address, the default of its carts, serialized for its column. */
export const usualAddressOf = async (tx: Transaction, accountId: string): Promise<string | null> => {
  const address = await findUsualAddress(tx, accountId);
  return address === undefined ? null : JSON.stringify(address);
};

// "true" is a literal in the statement: only then any plan can use the index of active carts.
const selectActive = (tx: Transaction, contactId: string) =>
  tx.selectFrom('carts').selectAll().where('contact_id', '=', contactId).where('is_active', '=', sql.lit(true));

/** Locks the buyer's active cart, and creates it on first use: changes of one cart are serialized. [cart-01] */
export const lockActiveCart = async (tx: Transaction, buyer: Buyer): Promise<CartRow> => {
  const cart = await selectActive(tx, buyer.contactId).forUpdate().executeTakeFirst();
  return cart ?? makeActiveCart(tx, buyer);
};

/**
 * Creates the active cart, or returns the one that a concurrent request created; locked either way. One statement, so
 * that the cart can't be ordered in between.
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

/** Increments a cart's version and updates its line count: part of every change. */
export const noteChange = async (tx: Transaction, cartId: string, linesMore = 0): Promise<{ lineCount: number }> => {
  const row = await tx
    .updateTable('carts')
    .set({
      version: sql`version + 1`,
      line_count: sql`line_count + ${linesMore}::integer`,
      changed_at: sql`now()`,
    })
    .where('id', '=', cartId)
    .returning('line_count')
    .executeTakeFirstOrThrow();
  return { lineCount: row.line_count };
};

/**
 * Returns the failure for a line that is not in the active cart: 409 where it is in another cart of the buyer's, which
 * was the active one until another tab ordered or left it; else 404, for missing and not-owned lines alike.
 */
export const missingLine = async (tx: Transaction, buyer: Buyer, lineIds: readonly string[]): Promise<Failure> => {
  const elsewhere = await tx
    .selectFrom('cart_lines as l')
    .innerJoin('carts as c', 'c.id', 'l.cart_id')
    .select('l.id')
    .where('l.id', '=', (eb) => eb.fn.any(eb.val([...lineIds])))
    .where('c.contact_id', '=', buyer.contactId)
    .where('c.is_active', '=', (eb) => eb.lit(false))
    .limit(1)
    .executeTakeFirst();
  return elsewhere === undefined
    ? notFound('line in the cart')
    : changedMeanwhile('The line is in a cart that is not your active cart any more');
};
