import type { PunchoutCustomerRecord } from '@grossist/catalogue-formats';
import { importMessage, messagePart } from '@grossist/catalogue-formats';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { type Item, type Refusal, refuse } from '../item.ts';
import { outcomesOf, rowsOf, sorted, type Tx, type Writer, type Written } from './writer.ts';

interface KnownContact {
  email: string;
  id: string;
  role: string;
  /** By sold-to. */
  accounts: Record<string, string>;
}

/** Loads existing contacts with the accounts that they may buy on, by e-mail. */
const knownContacts = async (tx: Tx, emails: readonly string[]): Promise<ReadonlyMap<string, KnownContact>> => {
  const { rows } = await sql<KnownContact>`
    select lower(c.email) as email, c.id, c.role,
      coalesce(json_object_agg(a.sold_to, a.id) filter (where a.id is not null), '{}') as accounts
    from contacts c
    left join contact_accounts ca on ca.contact_id = c.id
    left join accounts a on a.id = ca.account_id
    where lower(c.email) = any(${emails}::text[])
    group by c.id`.execute(tx);
  return new Map(rows.map((row) => [row.email, row]));
};

/** Refuses contacts other than punchout users: they could place orders without punchout. */
const wrongContact = (
  { email, soldTo }: PunchoutCustomerRecord,
  contacts: ReadonlyMap<string, KnownContact>,
): Refusal | undefined => {
  const contact = contacts.get(email.trim().toLowerCase());
  if (contact === undefined)
    return refuse('unknown-reference', importMessage`the ${messagePart`contact`} ${JSON.stringify(email)} is unknown`);
  if (contact.role !== 'punchout')
    return refuse('unknown-reference', importMessage`the contact ${email} is not a punchout user`);
  if (soldTo !== undefined && contact.accounts[soldTo] === undefined)
    return refuse('unknown-reference', importMessage`the contact ${email} has no account ${soldTo}`);
  return undefined;
};

const hashes = async (
  items: readonly Item<PunchoutCustomerRecord>[],
  hash: (plain: string) => Promise<string>,
): Promise<ReadonlyMap<string, string>> => {
  const hashed = new Map<string, string>();
  for (const { record } of items) if (record.secret !== undefined) hashed.set(record.code, await hash(record.secret));
  return hashed;
};

/**
 * Writes punchout customers. A given secret always counts as a change, since the stored hash can't be compared; without one
 * the stored secret stays.
 */
export const writePunchoutCustomers: Writer<PunchoutCustomerRecord> = async (tx, items, context) => {
  const contacts = await knownContacts(
    tx,
    items.map(({ record }) => record.email.trim().toLowerCase()),
  );
  const { good, bad } = sorted(items, (record) => wrongContact(record, contacts));
  const secrets = await hashes(good, context.hashPassword);
  const rows = rowsOf(good, ({ record, hash }) => {
    const contact = contacts.get(record.email.trim().toLowerCase());
    const { from, sender, to } = record;
    return {
      id: uuidv7(),
      code: record.code,
      protocol: record.protocol,
      contact_id: contact?.id,
      account_id: record.soldTo === undefined ? null : contact?.accounts[record.soldTo],
      username: record.protocol === 'oci' ? (record.username ?? '').trim().toLowerCase() : '',
      from_domain: from?.domain ?? '',
      from_identity: from?.identity ?? '',
      sender_domain: sender?.domain ?? '',
      sender_identity: sender?.identity ?? '',
      to_domain: to?.domain ?? '',
      to_identity: to?.identity ?? '',
      secret_hash: secrets.get(record.code),
      return_hosts: record.returnHosts.map((host) => host.toLowerCase()),
      allows_http: record.allowsHttp ?? false,
      vendor: record.vendor ?? '',
      form_encoding: record.formEncoding ?? 'base64',
      takes_orders: record.takesOrders ?? true,
      is_active: record.isActive ?? true,
      content_hash: hash,
    };
  });
  const written = await sql<Written>`
    insert into punchout_customers as p
    select * from json_populate_recordset(null::punchout_customers, ${rows}::json)
    on conflict (code) do update set protocol = excluded.protocol, contact_id = excluded.contact_id,
      account_id = excluded.account_id, username = excluded.username, from_domain = excluded.from_domain,
      from_identity = excluded.from_identity, sender_domain = excluded.sender_domain,
      sender_identity = excluded.sender_identity, to_domain = excluded.to_domain, to_identity = excluded.to_identity,
      secret_hash = coalesce(excluded.secret_hash, p.secret_hash), return_hosts = excluded.return_hosts,
      allows_http = excluded.allows_http, vendor = excluded.vendor, form_encoding = excluded.form_encoding,
      takes_orders = excluded.takes_orders, is_active = excluded.is_active, content_hash = excluded.content_hash
    where p.content_hash is distinct from excluded.content_hash or excluded.secret_hash is not null
    returning p.code as key, (xmax = 0) as made`.execute(tx);
  return new Map([...outcomesOf(good, (record) => record.code, written.rows), ...bad]);
};
