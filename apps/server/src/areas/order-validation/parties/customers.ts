/** Whose order a document is: guesses by its sender, what was learned from earlier ones, and the search of support. */

import type { Market } from '@grossist/domain';
import { normaliseNumber } from '@grossist/search-index';
import { sql } from 'kysely';
import { type Database, escapeLike, type StoredOrderDocument, type Transaction } from '../../../db/index.ts';
import type { Buyer } from '../../identity/index.ts';
import type { WorkingLine } from '../store/line-rows.ts';

interface FoundCustomer {
  account_id: string;
  sold_to: string;
  account_name: string;
  company_code: string;
  company_name: string;
  market: Market;
  contacts: readonly { id: string; name: string; email: string }[];
}

const MOST = 20;
const MOST_CONTACTS = 20;

/**
 * Accounts on which somebody may order, by number, name, company or a contact's mail address from its beginning; by
 * number where nothing is asked. At most 20, with at most 20 contacts each. One query. [own-val-06]
 */
export const findCustomers =
  (db: Database) =>
  async (search: string): Promise<readonly FoundCustomer[]> => {
    const asked = search.trim().toLowerCase();
    const begins = `${escapeLike(asked)}%`;
    const within = `%${escapeLike(asked)}%`;
    const { rows } = await sql<FoundCustomer>`
      select acc.id as account_id, acc.sold_to, acc.name as account_name, co.code as company_code,
        co.name as company_name, co.market, c.contacts
      from accounts acc join companies co on co.id = acc.company_id
      cross join lateral (
        select jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name, 'email', o.email) order by o.position, o.email)
          as contacts, bool_or(lower(o.email) like ${begins}) as is_named
        from (
          select c.id, c.name, c.email, ca.position from contact_accounts ca join contacts c on c.id = ca.contact_id
          where ca.account_id = acc.id and c.able_to_create_orders and c.role <> 'punchout'
          order by (lower(c.email) like ${begins}) desc, ca.position, c.email limit ${MOST_CONTACTS}
        ) o
      ) c
      where c.contacts is not null and (${asked} = '' or lower(acc.sold_to) like ${begins}
        or lower(co.code) like ${begins} or lower(acc.name) like ${within} or lower(co.name) like ${within} or c.is_named)
      order by (lower(acc.sold_to) = ${asked}) desc, co.name, acc.sold_to limit ${MOST}`.execute(db);
    return rows;
  };

/** Returns the first contact of an account who may order; undefined when none may. One query. */
export const firstContact =
  (db: Database) =>
  async (accountId: string): Promise<string | undefined> => {
    const row = await db
      .selectFrom('contact_accounts as ca')
      .innerJoin('contacts as c', 'c.id', 'ca.contact_id')
      .select('c.id')
      .where('ca.account_id', '=', accountId)
      .where('c.able_to_create_orders', '=', true)
      .where('c.role', '<>', 'punchout')
      .orderBy('ca.position')
      .orderBy('c.email')
      .limit(1)
      .executeTakeFirst();
    return row?.id;
  };

/** By what a document names who sent it, the surest first. */
const SENDER_KINDS = ['number', 'gln', 'vat', 'registration', 'endpoint', 'email', 'name'] as const;
type SenderKind = (typeof SENDER_KINDS)[number];

interface SenderKey {
  kind: SenderKind;
  value: string;
}

const lettersAndDigits = (value: string): string => value.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const LONGEST = 200;

/** Returns the normalized identifiers of a document's sender; absent ones are left out. */
const senderKeysOf = (document: StoredOrderDocument): readonly SenderKey[] => {
  const values: Record<SenderKind, string> = {
    number: document.buyerNumber,
    gln: document.buyerGln,
    vat: document.buyerVatNumber,
    registration: document.buyerRegistration,
    endpoint: document.buyerEndpoint,
    email: document.buyerEmail.toLowerCase(),
    name: document.buyerName,
  };
  return SENDER_KINDS.flatMap((kind) => {
    const value = (kind === 'email' ? values[kind].trim() : lettersAndDigits(values[kind])).slice(0, LONGEST);
    return value === '' ? [] : [{ kind, value }];
  });
};

export interface GuessedCustomer {
  accountId: string;
  contactId: string;
  foundBy: SenderKind;
}

interface Row {
  place: number;
  kind: SenderKind;
  account_id: string;
  company_id: string;
  contact_id: string;
}

/** Rules that take one account of those that a kind of key names: the only one, or one of a company's several. */
const oneOf = (rows: readonly Row[]): Row | undefined =>
  new Set(rows.map(({ company_id: company }) => company)).size === 1 ? rows[0] : undefined;

/**
 * Whose order each document is, by the surest of what it names its sender by: account or company number, what earlier
 * orders named the same sender by, the mail address of a contact, the name. Undefined when that names none, or several
 * customers. The contact is the last sender for the account, or the one who ordered for it by that address; else the
 * first who may order. One query, however many documents.
 */
export const guessCustomers =
  (db: Database) =>
  async (documents: readonly StoredOrderDocument[]): Promise<readonly (GuessedCustomer | undefined)[]> => {
    const keys = documents.flatMap((document, place) => senderKeysOf(document).map((key) => ({ ...key, place })));
    if (keys.length === 0) return documents.map(() => undefined);
    const { rows } = await sql<Row>`
      with asked as (
        select * from unnest(${keys.map(({ place }) => place)}::integer[], ${keys.map(({ kind }) => kind)}::text[],
          ${keys.map(({ value }) => value)}::text[]) as a(place, kind, value)
      ), named as (
        select a.place, a.kind, acc.id as account_id, null::uuid as contact_id, 0 as sort from asked a
          join accounts acc on bare_number(acc.sold_to) = ltrim(a.value, '0') where a.kind = 'number'
        union all
        select a.place, a.kind, acc.id, null, 1 from asked a join companies co on bare_number(co.code) = ltrim(a.value, '0')
          join accounts acc on acc.company_id = co.id where a.kind in ('number', 'registration')
        union all
        select a.place, a.kind, s.account_id, s.contact_id, 2 from asked a
          join customer_senders s on s.kind = a.kind and s.value = a.value
        union all
        select a.place, a.kind, ca.account_id, c.id, 3 + ca.position from asked a
          join contacts c on lower(c.email) = a.value join contact_accounts ca on ca.contact_id = c.id
          where a.kind = 'email'
        union all
        select a.place, a.kind, k.account_id, null, 4 from asked a join (
          select acc.id as account_id, unnest(array[
            lower(regexp_replace(acc.name, '[^[:alnum:]]', '', 'g')),
            lower(regexp_replace(co.name, '[^[:alnum:]]', '', 'g'))]) as name
          from accounts acc join companies co on co.id = acc.company_id
        ) k on k.name = a.value where a.kind = 'name'
      )
      select n.place, n.kind, n.account_id, acc.company_id, c.id as contact_id
      from named n join accounts acc on acc.id = n.account_id
      cross join lateral (
        select c.id from contact_accounts ca join contacts c on c.id = ca.contact_id
        where ca.account_id = n.account_id and c.able_to_create_orders and c.role <> 'punchout'
        order by (c.id = n.contact_id) desc nulls last, ca.position, c.email limit 1
      ) c
      order by n.place, n.sort, acc.sold_to limit 10000`.execute(db);
    return documents.map((_, place) => {
      const own = rows.filter((row) => row.place === place);
      for (const kind of SENDER_KINDS) {
        const found = oneOf(own.filter((row) => row.kind === kind));
        if (found) return { accountId: found.account_id, contactId: found.contact_id, foundBy: kind };
      }
      return undefined;
    });
  };

/**
 * Remembers by what this customer's documents name them, and what they mean by their own numbers, so that the next
 * order finds both. Two statements, however many lines.
 */
export const rememberCustomer = async (
  tx: Transaction,
  buyer: Buyer,
  document: StoredOrderDocument,
  lines: readonly WorkingLine[],
): Promise<void> => {
  const keys = senderKeysOf(document);
  await sql`
    insert into customer_senders (kind, value, account_id, contact_id)
    select kind, value, ${buyer.account.id}::uuid, ${buyer.contactId}::uuid
    from unnest(${keys.map(({ kind }) => kind)}::text[], ${keys.map(({ value }) => value)}::text[]) as k(kind, value)
    on conflict (kind, value, account_id) do update set contact_id = excluded.contact_id, used_at = now()`.execute(tx);
  const meant = lines.flatMap(({ document: { numbers }, material, isOrderable, isByHand }) =>
    numbers.flatMap(({ kind, number }) => {
      const bare = normaliseNumber(number);
      // A number of no kind that found its material by itself finds it the next time too.
      const isOwn = kind === 'buyer' || (kind === 'any' && isByHand);
      return isOwn && isOrderable && material !== null && bare !== '' ? [{ bare, material }] : [];
    }),
  );
  const pairs = new Map(meant.map((pair) => [`${pair.bare} ${pair.material}`, pair]));
  await sql`
    insert into customer_material_numbers (company_id, number, sap_material_number)
    select ${buyer.company.id}::uuid, number, material
    from unnest(${[...pairs.values()].map(({ bare }) => bare)}::text[],
      ${[...pairs.values()].map(({ material }) => material)}::text[]) as m(number, material)
    on conflict (company_id, number, sap_material_number) do update set used_at = now()`.execute(tx);
};
