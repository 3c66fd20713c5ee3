import type { ContactRecord } from '@grossist/catalogue-formats';
import { importMessage } from '@grossist/catalogue-formats';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { erasedAmong } from '../../audit/index.ts';
import { moveCartsToOwnAccounts } from '../../cart/index.ts';
import { handOnLists } from '../../lists/index.ts';
import { type Item, type Refusal, refuse } from '../item.ts';
import { companyIds, type KnownAccount, knownAccounts } from './accounts.ts';
import { mustBe } from './references.ts';
import {
  keysWhere,
  outcomesOf,
  rowsOf,
  sorted,
  type Tx,
  type WriteContext,
  type Writer,
  type Written,
} from './writer.ts';

export const emailOf = (record: ContactRecord): string => record.email.trim().toLowerCase();

/** Refuses accounts of another company; the wholesaler's own people belong to no company. */
const wrongAccount = (
  record: ContactRecord,
  companies: ReadonlyMap<string, string>,
  accounts: ReadonlyMap<string, KnownAccount>,
): Refusal | undefined => {
  const company = record.companyCode ? companies.get(record.companyCode) : undefined;
  for (const soldTo of record.soldTos) {
    const account = accounts.get(soldTo);
    if (!account) return mustBe('account', soldTo, accounts);
    if (company !== undefined && account.companyId !== company) {
      return refuse('unknown-reference', importMessage`the account ${soldTo} belongs to another company`);
    }
  }
  return undefined;
};

/** Refuses to import a person again who was erased on request; the report names only the line. */
const wasErased = (record: ContactRecord, erased: ReadonlySet<string>): Refusal | undefined =>
  erased.has(emailOf(record))
    ? refuse('erased-person', importMessage`the person was erased on request; support can allow the import`)
    : undefined;

/** Hashes the passwords of contacts that have none yet: a password that was changed since is not overwritten. */
const passwordHashes = async (
  tx: Tx,
  items: readonly Item<ContactRecord>[],
  context: WriteContext,
): Promise<ReadonlyMap<string, string>> => {
  const given = items.filter(({ record }) => record.password !== undefined);
  const { rows } = await sql<{ email: string }>`
    select lower(email) as email from contacts
    where password_hash is not null
      and lower(email) = any(${given.map(({ record }) => emailOf(record))}::text[])`.execute(tx);
  const have = new Set(rows.map((row) => row.email));
  const hashes = new Map<string, string>();
  for (const { record } of given) {
    const email = emailOf(record);
    if (record.password !== undefined && !have.has(email))
      hashes.set(email, await context.hashPassword(record.password));
  }
  return hashes;
};

const writeContactAccounts = async (tx: Tx, items: readonly Item<ContactRecord>[]): Promise<void> => {
  if (items.length === 0) return;
  const rows = JSON.stringify(
    items.flatMap(({ record }) =>
      record.soldTos.map((soldTo, position) => ({ email: emailOf(record), sold_to: soldTo, position })),
    ),
  );
  await sql`
    delete from contact_accounts ca using contacts c
    where c.id = ca.contact_id and lower(c.email) = any(${items.map(({ record }) => emailOf(record))}::text[])
  `.execute(tx);
  await sql`
    insert into contact_accounts (contact_id, account_id, position)
    select c.id, a.id, r.position
    from json_to_recordset(${rows}::json) as r (email text, sold_to text, position integer)
    join contacts c on lower(c.email) = r.email
    join accounts a on a.sold_to = r.sold_to`.execute(tx);
};

/** Deletes contacts that were erased while the import waited for their lock, before the transaction makes them visible. */
const takeBackErased = async (
  tx: Tx,
  made: readonly string[],
  { hashEmail }: WriteContext,
): Promise<ReadonlySet<string>> => {
  const late = await erasedAmong(tx, made, hashEmail);
  if (late.size > 0) await sql`delete from contacts where lower(email) = any(${[...late]}::text[])`.execute(tx);
  return late;
};

export const writeContacts: Writer<ContactRecord> = async (tx, items, context) => {
  const companies = await companyIds(
    tx,
    items.map(({ record }) => record.companyCode ?? ''),
  );
  const accounts = await knownAccounts(
    tx,
    items.flatMap(({ record }) => record.soldTos),
  );
  const erased = await erasedAmong(
    tx,
    items.map(({ record }) => emailOf(record)),
    context.hashEmail,
  );
  const { good, bad } = sorted(
    items,
    (record) =>
      wasErased(record, erased) ??
      mustBe('company', record.companyCode, companies) ??
      wrongAccount(record, companies, accounts),
  );
  const hashes = await passwordHashes(tx, good, context);
  const rows = rowsOf(good, ({ record, hash }) => ({
    id: uuidv7(),
    email: emailOf(record),
    name: record.name,
    phone: record.phone ?? '',
    company_id: record.companyCode ? companies.get(record.companyCode) : undefined,
    role: record.role,
    locale: record.locale,
    able_to_create_orders: record.ableToCreateOrders,
    show_net_price: record.showNetPrice,
    salesforce_contact_id: record.salesforceContactId ?? '',
    is_symbrio_user: record.isSymbrioUser ?? false,
    password_hash: hashes.get(emailOf(record)),
    content_hash: hash,
  }));
  const written = await sql<Written & { id: string }>`
    insert into contacts (id, email, name, phone, company_id, role, locale, able_to_create_orders, show_net_price,
      salesforce_contact_id, is_symbrio_user, password_hash, content_hash)
    select id, email, name, phone, company_id, role, locale, able_to_create_orders, show_net_price,
      salesforce_contact_id, is_symbrio_user, password_hash, content_hash
    from json_populate_recordset(null::contacts, ${rows}::json)
    on conflict (lower(email)) do update set name = excluded.name, phone = excluded.phone,
      company_id = excluded.company_id, role = excluded.role, locale = excluded.locale,
      able_to_create_orders = excluded.able_to_create_orders, show_net_price = excluded.show_net_price,
      salesforce_contact_id = excluded.salesforce_contact_id, is_symbrio_user = excluded.is_symbrio_user,
      password_hash = coalesce(contacts.password_hash, excluded.password_hash), content_hash = excluded.content_hash
    where contacts.content_hash is distinct from excluded.content_hash
    returning id, lower(email) as key, (xmax = 0) as made`.execute(tx);
  await handOnLists(
    tx,
    written.rows.flatMap(({ id, made }) => (made ? [] : [id])),
  );
  const outcomes = outcomesOf(good, emailOf, written.rows);
  const late = await takeBackErased(tx, keysWhere(written.rows, true), context);
  for (const item of good) {
    const refusal = wasErased(item.record, late);
    if (refusal !== undefined) outcomes.set(item, refusal);
  }
  await writeContactAccounts(
    tx,
    good.filter((item) => outcomes.get(item) !== 'unchanged' && !late.has(emailOf(item.record))),
  );
  await moveCartsToOwnAccounts(
    tx,
    written.rows.flatMap(({ id, made }) => (made ? [] : [id])),
  );
  return new Map([...outcomes, ...bad]);
};
