import type { AccountRecord } from '@grossist/catalogue-formats';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Item } from '../item.ts';
import { companyIds } from './known-people.ts';
import { knownOf, mustBe } from './references.ts';
import { outcomesOf, rowsOf, sorted, type Tx, type Writer, type Written } from './writer.ts';

/** The projects a record names are all the account has; a record without any says nothing of them. */
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
