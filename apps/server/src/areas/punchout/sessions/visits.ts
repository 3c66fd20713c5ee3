/** Visits from a customer’s system: seats, sessions and start tokens. */

import { createHash, randomBytes } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database, PunchoutSessionsTable, StoredPunchoutFacts, Transaction } from '../../../db/index.ts';
import { notAllowed, tooMany } from '../../../http/failure.ts';
import { noteAct } from '../../audit/index.ts';
import { beginCart } from '../../cart/index.ts';
import { type BegunSession, type Buyer, beginSession, buyerOf, hashOfToken } from '../../identity/index.ts';
import type { PunchoutCustomer } from '../customers.ts';

const MOST_SEATS = 1000;
const TRY_AGAIN_SECONDS = 300;

interface Seat {
  contact_id: string;
  position: number;
}

/** Inserts a contact with the rights of the customer's own, a subaddress of its e-mail (RFC 5233), and no password. */
const makeSeat = async (tx: Transaction, customer: PunchoutCustomer, position: number): Promise<string> => {
  const id = uuidv7();
  await sql`
    insert into contacts (id, email, name, company_id, role, locale, able_to_create_orders, show_net_price, content_hash)
    select ${id}, split_part(email, '@', 1) || ${`+${id.slice(-12)}@`} || split_part(email, '@', 2), name, company_id, 'punchout', locale, false, show_net_price, ''::bytea
    from contacts where id = ${customer.contact_id}`.execute(tx);
  await tx.insertInto('punchout_seats').values({ customer_id: customer.id, position, contact_id: id }).execute();
  return id;
};

/** Copies current rights and settings of the customer's contact to a seat. */
const furnish = async (tx: Transaction, customer: PunchoutCustomer, seat: string): Promise<void> => {
  const { contact_id: model } = customer;
  await sql`
    update contacts s set name = m.name, phone = m.phone, company_id = m.company_id, locale = m.locale,
      show_net_price = m.show_net_price, preferred_article_number = m.preferred_article_number,
      default_order_name = m.default_order_name, is_symbrio_user = m.is_symbrio_user,
      is_cable_cut_popup_enabled = m.is_cable_cut_popup_enabled, density = m.density
    from contacts m where m.id = ${model} and s.id = ${seat}`.execute(tx);
  await sql`delete from contact_accounts where contact_id = ${seat}`.execute(tx);
  await sql`
    insert into contact_accounts (contact_id, account_id, position)
    select ${seat}, account_id, position from contact_accounts where contact_id = ${model}`.execute(tx);
  await sql`delete from assortment_relations where contact_id = ${seat}`.execute(tx);
  await sql`
    insert into assortment_relations (id, assortment_id, contact_id)
    select gen_random_uuid(), assortment_id, ${seat} from assortment_relations where contact_id = ${model}`.execute(tx);
};

/**
 * Assigns a contact to a visit: the customer's own while it is not in use, else a free seat, else a new one. So each of a
 * customer's buyers has a separate cart, although all of them sign in with one name. Visits of a customer are serialized; the
 * cart of the seat's last visit is put away.
 * @returns the contact's id
 * @throws Failure 429 when a thousand seats are in use
 */
const takeSeat = async (tx: Transaction, customer: PunchoutCustomer): Promise<string> => {
  await tx.selectFrom('contacts').select('id').where('id', '=', customer.contact_id).forNoKeyUpdate().execute();
  const { rows } = await sql<Seat & { is_free: boolean }>`
    select s.contact_id, s.position, not exists (
      select from sessions x where x.contact_id = s.contact_id and x.expires_at > now()) as is_free
    from (
      select id as contact_id, 0 as position from contacts where id = ${customer.contact_id} and role = 'punchout'
      union all
      select contact_id, position from punchout_seats where customer_id = ${customer.id}
    ) s order by s.position limit ${MOST_SEATS}`.execute(tx);
  const free = rows.find((seat) => seat.is_free);
  if (free === undefined && rows.length >= MOST_SEATS)
    throw tooMany('Too many of your company are here', TRY_AGAIN_SECONDS);
  const seat = free?.contact_id ?? (await makeSeat(tx, customer, (rows.at(-1)?.position ?? 0) + 1));
  if (seat !== customer.contact_id) await furnish(tx, customer, seat);
  await sql`
    update carts set is_active = false, version = version + 1, changed_at = now(),
      deleted_at = case when status = 'Initial' then now() else deleted_at end
    where contact_id = ${seat} and is_active`.execute(tx);
  return seat;
};

/** Hours until a visit expires: half a work day. */
const VISIT_HOURS = 4;

/** Origin of a request. */
export interface Caller {
  address: string;
  userAgent: string;
  requestId: string;
}

interface Visit {
  session: BegunSession;
  buyer: Buyer;
  cartId: string;
}

/** Starts a visit from a customer's system: assigns a seat, and makes a session and an empty cart. */
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

/** Stores a visit with the URL that its cart returns to. */
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

export type PunchoutSession = Selectable<PunchoutSessionsTable>;

const byToken = (db: Database | Transaction, token: string) =>
  db.selectFrom('punchout_sessions').selectAll().where('session_hash', '=', hashOfToken(token));

/** Finds the visit of a session; undefined for an ordinary sign-in. One query. */
export const findVisit =
  (db: Database | Transaction) =>
  async (token: string | undefined): Promise<PunchoutSession | undefined> =>
    token === undefined ? undefined : byToken(db, token).executeTakeFirst();

/** Finds and locks the visit of a session. */
export const lockVisit = (tx: Transaction, token: string): Promise<PunchoutSession | undefined> =>
  byToken(tx, token).forUpdate().executeTakeFirst();

/** Returns the hash of a start page's token, which is stored. */
export const hashOfStart = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Makes the token of a start page's URL: 256 random bits. */
export const newStartToken = (): { token: string; tokenHash: Buffer } => {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashOfStart(token) };
};
