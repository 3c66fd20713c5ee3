import type { AssortmentRecord, AssortmentRelationRecord } from '@grossist/catalogue-formats';
import { importMessage, messagePart } from '@grossist/catalogue-formats';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { type Item, type Outcome, refuse } from '../item.ts';
import { companyIds, knownAccounts } from './accounts.ts';
import { targetsChanged } from './search-changes.ts';
import { outcomesOf, rowsOf, type Tx, type Writer, type Written } from './writer.ts';

/** Returns the entries of an assortment in the form of `assortment_entries`. */
const targetsOf = (record: AssortmentRecord): string[] => [
  ...(record.nodeCodes ?? []).map((code) => `node:${code}`),
  ...(record.supplierCodes ?? []).map((code) => `supplier:${code}`),
  ...(record.productCodes ?? []).map((code) => `product:${code}`),
  ...(record.sapMaterialNumbers ?? []).map((number) => `material:${number}`),
];

/** Replaces the entries of assortments, and announces old and new entries to the search. */
const replaceEntries = async (tx: Tx, records: readonly AssortmentRecord[]): Promise<void> => {
  const codes = records.map(({ code }) => code);
  const entries = records.flatMap((record) => targetsOf(record).map((target) => ({ code: record.code, target })));
  const before = await sql<{ target: string }>`
    delete from assortment_entries where assortment_id in (select id from assortments where code = any(${codes}::text[]))
    returning target`.execute(tx);
  await sql`
    insert into assortment_entries (assortment_id, target)
    select distinct a.id, e.target
    from json_to_recordset(${JSON.stringify(entries)}::json) as e (code text, target text)
    join assortments a on a.code = e.code`.execute(tx);
  await targetsChanged(tx, [
    ...new Set([...before.rows.map(({ target }) => target), ...entries.map(({ target }) => target)]),
  ]);
};

/** Writes assortments; a record lists all entries, which may reference records that are imported later. */
export const writeAssortments: Writer<AssortmentRecord> = async (tx, items) => {
  const rows = rowsOf(items, ({ record, hash }) => ({
    id: uuidv7(),
    code: record.code,
    names: record.names,
    type: record.type,
    content_hash: hash,
  }));
  const written = await sql<Written>`
    insert into assortments (id, code, names, type, content_hash)
    select id, code, names, type, content_hash from json_populate_recordset(null::assortments, ${rows}::json)
    on conflict (code) do update set names = excluded.names, type = excluded.type, content_hash = excluded.content_hash
    where assortments.content_hash is distinct from excluded.content_hash
    returning code as key, (xmax = 0) as made`.execute(tx);
  const changed = new Set(written.rows.map(({ key }) => key));
  const records = items.map(({ record }) => record).filter(({ code }) => changed.has(code));
  if (records.length > 0) await replaceEntries(tx, records);
  return outcomesOf(items, ({ code }) => code, written.rows);
};

export const relationKey = (record: AssortmentRelationRecord): string =>
  JSON.stringify([record.assortmentCode, record.companyCode, record.soldTo, record.email?.toLowerCase()]);

const idsOf = async (tx: Tx, query: ReturnType<typeof sql<{ key: string; id: string }>>) => {
  const { rows } = await query.execute(tx);
  return new Map(rows.map(({ key, id }) => [key, id]));
};

interface Customer {
  company_id: string | null;
  account_id: string | null;
  contact_id: string | null;
}

const NO_CUSTOMER: Customer = { company_id: null, account_id: null, contact_id: null };

/** Writes relations between existing assortments and customers. */
export const writeAssortmentRelations: Writer<AssortmentRelationRecord> = async (tx, items) => {
  const records = items.map(({ record }) => record);
  const assortments = await idsOf(
    tx,
    sql`select code as key, id from assortments where code = any(${records.map((one) => one.assortmentCode)}::text[])`,
  );
  const companies = await companyIds(
    tx,
    records.flatMap((one) => one.companyCode ?? []),
  );
  const accounts = await knownAccounts(
    tx,
    records.flatMap((one) => one.soldTo ?? []),
  );
  const emails = records.flatMap((one) => one.email?.toLowerCase() ?? []);
  const contacts = await idsOf(
    tx,
    sql`select lower(email) as key, id from contacts where lower(email) = any(${emails}::text[])`,
  );
  const customerOf = (record: AssortmentRelationRecord): Customer | undefined => {
    const company = record.companyCode === undefined ? undefined : companies.get(record.companyCode);
    if (company !== undefined) return { ...NO_CUSTOMER, company_id: company };
    const account = record.soldTo === undefined ? undefined : accounts.get(record.soldTo)?.id;
    if (account !== undefined) return { ...NO_CUSTOMER, account_id: account };
    const contact = record.email === undefined ? undefined : contacts.get(record.email.toLowerCase());
    return contact === undefined ? undefined : { ...NO_CUSTOMER, contact_id: contact };
  };

  const outcomes = new Map<Item<AssortmentRelationRecord>, Outcome>();
  const rows: { id: string; assortment_id: string; item: Item<AssortmentRelationRecord>; customer: Customer }[] = [];
  for (const item of items) {
    const { record } = item;
    const assortment_id = assortments.get(record.assortmentCode);
    const customer = customerOf(record);
    if (assortment_id === undefined) {
      outcomes.set(
        item,
        refuse(
          'unknown-reference',
          importMessage`the ${messagePart`assortment`} ${JSON.stringify(record.assortmentCode)} is unknown`,
        ),
      );
    } else if (customer === undefined) {
      const name = record.companyCode ?? record.soldTo ?? record.email ?? '';
      outcomes.set(
        item,
        refuse('unknown-reference', importMessage`the ${messagePart`customer`} ${JSON.stringify(name)} is unknown`),
      );
    } else {
      rows.push({ id: uuidv7(), assortment_id, item, customer });
    }
  }
  const made = await sql<{ id: string }>`
    insert into assortment_relations (id, assortment_id, company_id, account_id, contact_id)
    select id, assortment_id, company_id, account_id, contact_id
    from json_populate_recordset(null::assortment_relations, ${JSON.stringify(
      rows.map(({ id, assortment_id, customer }) => ({ id, assortment_id, ...customer })),
    )}::json)
    on conflict do nothing returning id`.execute(tx);
  const fresh = new Set(made.rows.map(({ id }) => id));
  for (const { id, item } of rows) outcomes.set(item, fresh.has(id) ? 'made' : 'unchanged');
  return outcomes;
};
