import type { Transaction } from '../../../db/index.ts';
import { changedMeanwhile, type Failure, notFound } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';

/**
 * What is answered when a line is not in the active cart: 409 where it is in another cart of the buyer's, which was the
 * active one until another tab ordered or left it; else 404, whether it is somebody else's or nobody's.
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
