import { transaction } from '../../../db/index.ts';
import { notFound } from '../../../http/failure.ts';
import { askErp } from '../../pricing/index.ts';
import { cartOf, checkCart, type PreparedOrder } from '../commands/prepare-order.ts';
import { type TakenOrder, takeStock } from '../commands/take-prepared-order.ts';
import type { WantedOrder } from '../wanted-order.ts';
import type { CardDeps } from './card-deps.ts';

/** Carries what was found out of a transaction of which nothing stays. */
class Rehearsed extends Error {
  override name = 'Rehearsed';
  constructor(readonly taken: TakenOrder | undefined) {
    super('Nothing of this stays');
  }
}

/**
 * Takes an order as if it were placed now, and lets go of everything: nobody is sent to pay for what can't be ordered.
 * @returns what the ERP would confirm; undefined when the cart is no longer the one that was priced
 * @throws as placeOrder does
 */
export const rehearse = async (
  { db, erp }: CardDeps,
  wanted: WantedOrder,
  prepared: PreparedOrder,
): Promise<TakenOrder | undefined> => {
  try {
    return await askErp(() =>
      transaction(db, async (tx) => {
        const cart = await cartOf(tx, prepared.buyer, wanted.cartId).forUpdate().executeTakeFirst();
        if (cart === undefined) throw notFound('cart of yours');
        checkCart(cart, wanted);
        if (cart.version !== prepared.version) throw new Rehearsed(undefined);
        throw new Rehearsed(await takeStock(tx, erp, wanted, prepared, cart));
      }),
    );
  } catch (error) {
    if (error instanceof Rehearsed) return error.taken;
    throw error;
  }
};
