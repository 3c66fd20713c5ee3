import { v7 as uuidv7 } from 'uuid';
import type { StoredPunchoutFacts, Transaction } from '../../../db/index.ts';
import { notAllowed } from '../../../http/failure.ts';
import { noteAct } from '../../audit/index.ts';
import { beginCart } from '../../cart/index.ts';
import { type BegunSession, type Buyer, beginSession, buyerOf } from '../../identity/index.ts';
import type { PunchoutCustomer } from '../customers/index.ts';
import { takeSeat } from './take-seat.ts';

/** How long somebody may look around before their cart goes back: half a work day. */
export const VISIT_HOURS = 4;

/** Where a request came from. */
export interface Caller {
  address: string;
  userAgent: string;
  requestId: string;
}

export interface Visit {
  session: BegunSession;
  buyer: Buyer;
  cartId: string;
}

/** A seat, a session of the shop and an empty cart for somebody who comes from a customer's system. */
export const beginVisit = async (
  tx: Transaction,
  customer: PunchoutCustomer,
  caller: Caller,
  isReadOnly = false,
): Promise<Visit> => {
  const contactId = await takeSeat(tx, customer);
  const buyer = await buyerOf(tx)(contactId, customer.account_id ?? undefined);
  if (buyer === undefined) throw notAllowed('The customer has no account to buy on');
  const session = await beginSession(tx, contactId, { hours: VISIT_HOURS, isReadOnly });
  const cartId = await beginCart(tx, buyer, { deliveryType: 'normal' });
  await noteAct(tx, { act: 'punchOutSignedIn', visitor: buyer, ...caller, subjects: [customer.code] });
  return { session, buyer, cartId };
};

/** Remembers where the cart of a visit goes back to. */
export const noteVisit = async (
  tx: Transaction,
  customer: PunchoutCustomer,
  visit: Visit,
  { returnUrl, isReadOnly, facts }: { returnUrl: string; isReadOnly: boolean; facts: StoredPunchoutFacts },
): Promise<void> => {
  await tx
    .insertInto('punchout_sessions')
    .values({
      id: uuidv7(),
      customer_id: customer.id,
      protocol: customer.protocol,
      state: 'open',
      operation: isReadOnly ? 'inspect' : 'create',
      session_hash: visit.session.tokenHash,
      contact_id: visit.buyer.contactId,
      cart_id: visit.cartId,
      return_url: returnUrl,
      facts: JSON.stringify(facts),
      opened_at: new Date(),
    })
    .execute();
};
