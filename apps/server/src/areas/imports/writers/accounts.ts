/** Writes companies and accounts with their projects, addresses and accounting strings. */

import type { AccountingStringRecord, AccountRecord, AddressRecord, CompanyRecord } from '@grossist/catalogue-formats';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Item } from '../item.ts';
import { knownOf, mustBe } from './references.ts';
import { keyOf, outcomesOf, rowsOf, SEPARATOR, sorted, type Tx, type Writer, type Written } from './writer.ts';

/** Loads the ids of existing companies, by code. */
export const companyIds = async (tx: Tx, codes: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ code: string; id: string }>`
    select code, id from companies where code = any(${codes}::text[])`.execute(tx);
  return new Map(rows.map((row) => [row.code, row.id]));
};

export interface KnownAccount {
  id: string;
  companyId: string;
}

/** Loads existing accounts, by sold-to. */
export const knownAccounts = async (tx: Tx, soldTos: readonly string[]): Promise<ReadonlyMap<string, KnownAccount>> => {
  const { rows } = await sql<{ soldTo: string; id: string; companyId: string }>`
    select sold_to as "soldTo", id, company_id as "companyId" from accounts
    where sold_to = any(${soldTos}::text[])`.execute(tx);
  return new Map(rows.map((row) => [row.soldTo, row]));
};

/** Replaces the projects of accounts whose record has a list of them. */
const writeProjects = async (tx: Tx, items: readonly Item<AccountRecord>[]): Promise<void> => {
  const named = items.filter(({ record }) => record.projects !== undefined);
  if (named.length === 0) return;
  const rows = JSON.stringify(
    named.flatMap(({ record }) =>
      (record.projects ?? []).map((project) => ({ id: uuidv7(), sold_to: record.soldTo, ...project })),
    ),
  );
  await sql`
    delete from projects p using accounts a
    where a.id = p.account_id and a.sold_to = any(${named.map(({ record }) => record.soldTo)}::text[])
      and not exists (
        select from json_to_recordset(${rows}::json) as r (sold_to text, number text)
        where r.sold_to = a.sold_to and r.number = p.number)`.execute(tx);
  await sql`
    insert into projects (id, account_id, number, title)
    select r.id, a.id, r.number, r.title
    from json_to_recordset(${rows}::json) as r (id uuid, sold_to text, number text, title text)
    join accounts a on a.sold_to = r.sold_to
    on conflict (account_id, number) do update set title = excluded.title
    where projects.title is distinct from excluded.title`.execute(tx);
};

export const writeAccounts: Writer<AccountRecord> = async (tx, items) => {
  const companies = await companyIds(
    tx,
    items.map(({ record }) => record.companyCode),
  );
  const known = await knownOf(tx, { plant: items.map(({ record }) => record.plant) });
  const { good, bad } = sorted(
    items,
    (record) => mustBe('company', record.companyCode, companies) ?? mustBe('plant', record.plant, known.plant),
  );
  const rows = rowsOf(good, ({ record, hash }) => ({
    id: uuidv7(),
    sold_to: record.soldTo,
    company_id: companies.get(record.companyCode),
    name: record.name,
    currency: record.currency,
    customer_group: record.customerGroup,
    plant: record.plant,
    content_hash: hash,
  }));
  const written = await sql<Written>`
    insert into accounts (id, sold_to, company_id, name, currency, customer_group, plant, content_hash)
    select id, sold_to, company_id, name, currency, customer_group, plant, content_hash
    from json_populate_recordset(null::accounts, ${rows}::json)
    on conflict (sold_to) do update set company_id = excluded.company_id, name = excluded.name,
      currency = excluded.currency, customer_group = excluded.customer_group, plant = excluded.plant,
      content_hash = excluded.content_hash
    where accounts.content_hash is distinct from excluded.content_hash
    returning sold_to as key, (xmax = 0) as made`.execute(tx);
  const outcomes = outcomesOf(good, (record) => record.soldTo, written.rows);
  await writeProjects(
    tx,
    good.filter((item) => outcomes.get(item) !== 'unchanged'),
  );
  return new Map([...outcomes, ...bad]);
};

export const writeCompanies: Writer<CompanyRecord> = async (tx, items) => {
  const rows = rowsOf(items, ({ record, hash }) => ({
    id: uuidv7(),
    code: record.code,
    name: record.name,
    market: record.market,
    content_hash: hash,
  }));
  const written = await sql<Written>`
    insert into companies (id, code, name, market, content_hash)
    select id, code, name, market, content_hash from json_populate_recordset(null::companies, ${rows}::json)
    on conflict (code) do update set name = excluded.name, market = excluded.market,
      content_hash = excluded.content_hash
    where companies.content_hash is distinct from excluded.content_hash
    returning code as key, (xmax = 0) as made`.execute(tx);
  return outcomesOf(items, (record) => record.code, written.rows);
};

export const writeAddresses: Writer<AddressRecord> = async (tx, items) => {
  const accounts = await knownAccounts(
    tx,
    items.map(({ record }) => record.soldTo),
  );
  const { good, bad } = sorted(items, (record) => mustBe('account', record.soldTo, accounts));
  const rows = rowsOf(good, ({ record, hash }) => ({
    id: uuidv7(),
    code: record.code,
    account_id: accounts.get(record.soldTo)?.id,
    project_number: record.projectNumber ?? '',
    ship_to: record.shipTo,
    name: record.name,
    street: record.street,
    postal_code: record.postalCode,
    city: record.city,
    country_code: record.countryCode,
    is_default: record.isDefault ?? false,
    content_hash: hash,
  }));
  const written = await sql<Written>`
    insert into addresses (id, code, account_id, project_number, ship_to, name, street, postal_code, city,
      country_code, is_default, content_hash)
    select id, code, account_id, project_number, ship_to, name, street, postal_code, city,
      country_code, is_default, content_hash
    from json_populate_recordset(null::addresses, ${rows}::json)
    on conflict (code) do update set account_id = excluded.account_id, project_number = excluded.project_number,
      ship_to = excluded.ship_to, name = excluded.name, street = excluded.street,
      postal_code = excluded.postal_code, city = excluded.city, country_code = excluded.country_code,
      is_default = excluded.is_default, content_hash = excluded.content_hash
    where addresses.content_hash is distinct from excluded.content_hash
    returning code as key, (xmax = 0) as made`.execute(tx);
  return new Map([...outcomesOf(good, (record) => record.code, written.rows), ...bad]);
};

export const accountingStringKey = ({ companyCode, project, task }: AccountingStringRecord): string =>
  keyOf(companyCode, project, task ?? '');

export const writeAccountingStrings: Writer<AccountingStringRecord> = async (tx, items) => {
  const companies = await companyIds(
    tx,
    items.map(({ record }) => record.companyCode),
  );
  const { good, bad } = sorted(items, (record) => mustBe('company', record.companyCode, companies));
  const rows = rowsOf(good, ({ record, hash }) => ({
    company_id: companies.get(record.companyCode),
    project: record.project,
    task: record.task ?? '',
    project_description: record.projectDescription ?? '',
    task_description: record.taskDescription ?? '',
    valid_from: record.validFrom,
    valid_to: record.validTo,
    created_by: record.createdBy ?? '',
    content_hash: hash,
  }));
  const written = await sql<Written>`
    with written as (
      insert into accounting_strings (company_id, project, task, project_description, task_description, valid_from,
        valid_to, created_by, content_hash)
      select company_id, project, task, project_description, task_description, valid_from, valid_to, created_by,
        content_hash
      from json_populate_recordset(null::accounting_strings, ${rows}::json)
      on conflict (company_id, project, task) do update set project_description = excluded.project_description,
        task_description = excluded.task_description, valid_from = excluded.valid_from, valid_to = excluded.valid_to,
        created_by = excluded.created_by, content_hash = excluded.content_hash
      where accounting_strings.content_hash is distinct from excluded.content_hash
      returning company_id, project, task, (xmax = 0) as made
    )
    select c.code || ${SEPARATOR} || w.project || ${SEPARATOR} || w.task as key, w.made
    from written w join companies c on c.id = w.company_id`.execute(tx);
  return new Map([...outcomesOf(good, accountingStringKey, written.rows), ...bad]);
};
