import type { AddressRecord } from '@grossist/catalogue-formats';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { knownAccounts } from './known-people.ts';
import { mustBe } from './references.ts';
import { outcomesOf, rowsOf, sorted, type Writer, type Written } from './writer.ts';

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
