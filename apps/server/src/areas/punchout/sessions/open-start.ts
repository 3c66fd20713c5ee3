import { sql } from 'kysely';
import {
  type Database,
  type StoredFrame,
  type StoredPunchoutFacts,
  type Transaction,
  transaction,
} from '../../../db/index.ts';
import type { Embedding } from '../../../http/cookies.ts';
import { Failure } from '../../../http/failure.ts';
import { variationUrl } from '../../catalogue/index.ts';
import type { BegunSession, Buyer } from '../../identity/index.ts';
import type { PunchoutCustomer } from '../customers.ts';
import { orderAddress, orderContact } from '../cxml/order-delivery.ts';
import type { frameOf } from '../deps.ts';
import { materialFacts } from '../items/handed-item.ts';
import { loadItems } from './load-items.ts';
import { beginVisit, type Caller, hashOfStart, type PunchoutSession } from './visits.ts';

const addressOf = async (tx: Transaction, buyer: Buyer, facts: StoredPunchoutFacts) => {
  if (facts.protocol !== 'cxml') return undefined;
  try {
    return await orderAddress(tx)(buyer, facts.shipTo);
  } catch (error) {
    // An address that is not delivered to is ignored: the cart is not an order yet.
    if (error instanceof Failure) return undefined;
    throw error;
  }
};

/**
 * Sets address and contact of the setup request on the cart, for which freight and delivery days are calculated. Without
 * them the account's defaults stay.
 */
const fillHead = async (tx: Transaction, buyer: Buyer, cartId: string, facts: StoredPunchoutFacts): Promise<void> => {
  const address = await addressOf(tx, buyer, facts);
  const contact = orderContact(facts.protocol === 'cxml' ? facts.contact : undefined);
  const head = {
    ...(address === undefined ? {} : { address: JSON.stringify(address) }),
    ...(contact?.person === undefined ? {} : { contact_person: contact.person }),
    ...(contact === undefined ? {} : { contact_phone: contact.phone }),
  };
  if (Object.keys(head).length > 0) await tx.updateTable('carts').set(head).where('id', '=', cartId).execute();
};

/** Consumes a start token: the first request that opens it wins. */
const takeStart = async (tx: Transaction, token: string): Promise<PunchoutSession | undefined> => {
  const { rows } = await sql<PunchoutSession>`
    update punchout_sessions set start_hash = null
    where start_hash = ${hashOfStart(token)} and state = 'asked' and start_expires_at > now()
    returning *`.execute(tx);
  return rows[0];
};

const customerOf = (tx: Transaction, visit: PunchoutSession): Promise<PunchoutCustomer | undefined> =>
  tx
    .selectFrom('punchout_customers')
    .selectAll()
    .where('id', '=', visit.customer_id)
    .where('is_active', '=', true)
    .executeTakeFirst();

const pageOf = async (tx: Transaction, buyer: Buyer, visit: PunchoutSession): Promise<string> => {
  if (visit.operation !== 'create') return '/cart';
  const selected = visit.facts.protocol === 'cxml' ? visit.facts.selected : undefined;
  if (selected === undefined) return '/';
  const material = (await materialFacts(tx)(buyer, [selected])).get(selected);
  return material === undefined ? '/' : variationUrl(material.code);
};

export interface Opened {
  session: BegunSession;
  frame: StoredFrame | undefined;
  path: string;
}

/**
 * Opens the start page of a requested visit, once: a seat, a session, and the cart to edit or inspect.
 * @throws Failure 410 for a token that is unknown, used or expired
 */
export const openStart =
  (db: Database, framing: ReturnType<typeof frameOf>) =>
  async (token: string, caller: Caller, embedding: Embedding | undefined): Promise<Opened> =>
    transaction(db, async (tx) => {
      const visit = await takeStart(tx, token);
      const customer = visit && (await customerOf(tx, visit));
      if (visit === undefined || customer === undefined) throw new Failure(410, 'start-page', 'This address is over');
      const isReadOnly = visit.operation === 'inspect';
      const frame = framing(customer, embedding);
      const { session, buyer, cartId } = await beginVisit(tx, customer, caller, isReadOnly);
      await fillHead(tx, buyer, cartId, visit.facts);
      const items = visit.facts.protocol === 'cxml' ? visit.facts.items : [];
      const loading = { buyer, cartId, customerId: customer.id, items, isRounded: !isReadOnly };
      const notices = items.length === 0 ? [] : await loadItems(tx, loading);
      await tx
        .updateTable('punchout_sessions')
        .set({
          state: 'open',
          session_hash: session.tokenHash,
          contact_id: buyer.contactId,
          cart_id: cartId,
          notices: JSON.stringify(notices),
          ...(frame === undefined ? {} : { facts: JSON.stringify({ ...visit.facts, frame }) }),
          opened_at: new Date(),
        })
        .where('id', '=', visit.id)
        .execute();
      return { session, frame, path: await pageOf(tx, buyer, visit) };
    });
