import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../../db/index.ts';
import { tooMany } from '../../../http/failure.ts';
import type { PunchoutCustomer } from '../customers/index.ts';

const MOST_SEATS = 1000;
const TRY_AGAIN_SECONDS = 300;

interface Seat {
  contact_id: string;
  position: number;
}

/** A contact with the rights of the customer's own, an address where its mail arrives (RFC 5233), and no password. */
const makeSeat = async (tx: Transaction, customer: PunchoutCustomer, position: number): Promise<string> => {
  const id = uuidv7();
  await sql`
    insert into contacts (id, email, name, company_id, role, locale, able_to_create_orders, show_net_price, content_hash)
    select ${id}, split_part(email, '@', 1) || ${`+${id.slice(-12)}@`} || split_part(email, '@', 2), name, company_id, 'punchout', locale, false, show_net_price, ''::bytea
    from contacts where id = ${customer.contact_id}`.execute(tx);
  await tx.insertInto('punchout_seats').values({ customer_id: customer.id, position, contact_id: id }).execute();
  return id;
};

/** What the customer's contact may and sees now, a seat may and sees as well. */
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
 * A contact for one visit: the customer's own while nobody is there as them, else a free seat, else a new one. So each
 * of a customer's buyers has a cart of their own, though all of them sign in by one name. Visits of a customer begin one
 * after the other; what the last one on the seat left in its cart is put away.
 * @returns the contact's id
 * @throws Failure 429 when a thousand are there at the same time
 */
export const takeSeat = async (tx: Transaction, customer: PunchoutCustomer): Promise<string> => {
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
