/** Writes prices, duties and stock of materials to the embedded ERP. */

import type { ListPrice, MaterialAmendmentRecord, MaterialRecord, PlantStock } from '@grossist/catalogue-formats';
import { sql } from 'kysely';
import type { ImportPriceChange } from '../../../../db/index.ts';
import { canonicalJson, contentHash } from '../../item.ts';
import { type CopyTarget, copyRows, field, fieldOrNull, jsonField } from '../copy.ts';
import { priceChangesOf, type WrittenPrice } from '../prices.ts';
import type { Tx } from '../writer.ts';

/**
 * Returns a comparable text of one plant's stock, as the text of a bytea: "104;;21;2026-01-29 30". Checked decimals and dates
 * contain nothing to escape. Most texts are shorter and cheaper than a hash, and there are more of them than of anything else.
 */
const stockText = ({ atp, clearance = '', fastbox = '', incoming = [] }: PlantStock): string => {
  let text = `${atp};${clearance};${fastbox}`;
  for (const { date, quantity } of incoming) text += `;${date} ${quantity}`;
  return text;
};

const quoted = (name: string, decimal: string | undefined): string =>
  decimal === undefined ? '' : `"${name}":"${decimal}",`;

/** Returns the hash by which stock was compared in earlier versions, to recognize rows of that time. */
const stockTextHash = ({ plant, atp, clearance, fastbox, incoming }: PlantStock): string => {
  const more = incoming === undefined ? '' : `"incoming":${canonicalJson(incoming)},`;
  const fields = `${quoted('atp', atp)}${quoted('clearance', clearance)}${quoted('fastbox', fastbox)}`;
  return contentHash(`{${fields}${more}"plant":${JSON.stringify(plant)}}`);
};

/** Prices, duties and stock of a record, with its material's number. */
interface Numbered {
  record: Pick<MaterialRecord, 'listPrices' | 'duties' | 'stock'> & Pick<MaterialAmendmentRecord, 'keepsPerQuantity'>;
  sapMaterialNumber: string;
}

const listPricesOf = (materials: readonly Numbered[]) =>
  materials.flatMap(({ record, sapMaterialNumber }) =>
    (record.listPrices ?? []).map((price) => ({
      sap_material_number: sapMaterialNumber,
      market: price.market,
      currency: price.currency,
      amount: price.amount,
      per_quantity: price.perQuantity,
      valid_from: price.validFrom,
      scales: price.scales ?? [],
      keeps: record.keepsPerQuantity ?? false,
    })),
  );

const dutiesOf = (materials: readonly Numbered[]) =>
  materials.flatMap(({ record, sapMaterialNumber }) =>
    Object.entries(record.duties ?? {}).map(([currency, amount]) => ({
      sap_material_number: sapMaterialNumber,
      currency,
      amount,
    })),
  );

const byDate = (left: { date: string }, right: { date: string }): number => (left.date < right.date ? -1 : 1);

// In the order in which orders lock stock, to avoid deadlocks.
const byNumberAndPlant = (left: { sap_material_number: string; plant: string }, right: typeof left): number => {
  if (left.sap_material_number !== right.sap_material_number) {
    return left.sap_material_number < right.sap_material_number ? -1 : 1;
  }
  return left.plant < right.plant ? -1 : 1;
};

const stockOf = (materials: readonly Numbered[]) =>
  materials
    .flatMap(({ record, sapMaterialNumber }) =>
      (record.stock ?? []).map((held) => ({
        sap_material_number: sapMaterialNumber,
        plant: held.plant,
        atp: held.atp,
        fastbox: held.fastbox ?? '0',
        clearance: held.clearance ?? '0',
        incoming: (held.incoming ?? []).toSorted(byDate),
        content_hash: stockText(held),
        former_hash: stockTextHash(held),
      })),
    )
    .sort(byNumberAndPlant);

const keys = (rows: readonly { key: string }[]): string[] => rows.map((row) => row.key);

type ListPriceWritten = Omit<WrittenPrice, 'sold_to'> & { key: string };

const writeListPrices = async (tx: Tx, materials: readonly Numbered[]): Promise<readonly ListPriceWritten[]> => {
  const prices = listPricesOf(materials);
  if (prices.length === 0) return [];
  const written = await sql<ListPriceWritten>`
    with written as (insert into erp.list_prices (sap_material_number, market, currency, amount, per_quantity, valid_from, scales)
    select r.sap_material_number, r.market, r.currency, r.amount,
      -- A source without a price unit means the unit of the stored price.
      case when r.keeps then coalesce(known.per_quantity, r.per_quantity) else r.per_quantity end,
      r.valid_from, r.scales
    from json_to_recordset(${JSON.stringify(prices)}::json) as r (sap_material_number text, market text, currency text,
      amount numeric, per_quantity numeric, valid_from date, scales jsonb, keeps boolean)
    left join erp.list_prices known
      on r.keeps and known.sap_material_number = r.sap_material_number and known.market = r.market
    on conflict (sap_material_number, market) do update set currency = excluded.currency, amount = excluded.amount,
      per_quantity = excluded.per_quantity, valid_from = excluded.valid_from, scales = excluded.scales
    where (list_prices.currency, list_prices.amount, list_prices.per_quantity, list_prices.valid_from,
        list_prices.scales)
      is distinct from (excluded.currency, excluded.amount, excluded.per_quantity, excluded.valid_from, excluded.scales)
    returning *)
    -- All parts of a statement share one snapshot: this reads the rows as they were before it.
    select w.sap_material_number as key, w.market, w.currency, w.amount::text as amount,
      w.per_quantity::text as per_quantity, b.currency as currency_before, b.amount::text as amount_before,
      b.per_quantity::text as per_quantity_before
    from written w
    left join erp.list_prices b on b.sap_material_number = w.sap_material_number and b.market = w.market
    order by w.sap_material_number, w.market`.execute(tx);
  return written.rows;
};

const writeDuties = async (tx: Tx, materials: readonly Numbered[]): Promise<string[]> => {
  const duties = dutiesOf(materials);
  if (duties.length === 0) return [];
  const written = await sql<{ key: string }>`
    insert into erp.material_duties (sap_material_number, currency, amount)
    select sap_material_number, currency, amount
    from json_populate_recordset(null::erp.material_duties, ${JSON.stringify(duties)}::json)
    on conflict (sap_material_number, currency) do update set amount = excluded.amount
    where material_duties.amount is distinct from excluded.amount
    returning sap_material_number as key`.execute(tx);
  return keys(written.rows);
};

const writeStock = async (tx: Tx, materials: readonly Numbered[]): Promise<string[]> => {
  const stock = stockOf(materials);
  if (stock.length === 0) return [];
  const written = await sql<{ key: string }>`
    insert into erp.stock (sap_material_number, plant, atp, fastbox, clearance, incoming, content_hash)
    select r.sap_material_number, r.plant, r.atp, r.fastbox, r.clearance, r.incoming, r.content_hash
    from rows from (json_to_recordset(${JSON.stringify(stock)}::json) as (sap_material_number text, plant text,
        atp numeric, fastbox numeric, clearance numeric, incoming jsonb, content_hash bytea, former_hash bytea))
      with ordinality as r (sap_material_number, plant, atp, fastbox, clearance, incoming, content_hash, former_hash, place)
    left join erp.stock known on known.sap_material_number = r.sap_material_number and known.plant = r.plant
    -- An unchanged record does not overwrite what orders took since.
    where known.content_hash is null or known.content_hash not in (r.content_hash, r.former_hash)
    order by r.place
    on conflict (sap_material_number, plant) do update set atp = excluded.atp, fastbox = excluded.fastbox,
      clearance = excluded.clearance, incoming = excluded.incoming, content_hash = excluded.content_hash
    returning sap_material_number as key`.execute(tx);
  return keys(written.rows);
};

const pricesByNumber = (written: readonly ListPriceWritten[]): ErpChanges => {
  const changes = new Map<string, ImportPriceChange[]>();
  for (const row of written) {
    const known = changes.get(row.key) ?? [];
    changes.set(row.key, [...known, ...priceChangesOf([{ ...row, sold_to: '' }])]);
  }
  return changes;
};

/** Materials whose prices, duties or stock changed, by SAP number, each with its changed list prices. */
export type ErpChanges = Map<string, readonly ImportPriceChange[]>;

/** Writes prices, duties and stock of known materials. */
export const writeErp = async (tx: Tx, materials: readonly Numbered[]): Promise<ErpChanges> => {
  const changes = pricesByNumber(await writeListPrices(tx, materials));
  const others = [...(await writeDuties(tx, materials)), ...(await writeStock(tx, materials))];
  for (const number of others) if (!changes.has(number)) changes.set(number, []);
  return changes;
};

const LIST_PRICES: CopyTarget = {
  table: 'erp.list_prices (sap_material_number, market, currency, amount, per_quantity, valid_from, scales)',
};
const DUTIES: CopyTarget = { table: 'erp.material_duties (sap_material_number, currency, amount)' };
const STOCK: CopyTarget = {
  table: 'erp.stock (sap_material_number, plant, atp, fastbox, clearance, incoming, content_hash)',
};

const listed = (values: readonly unknown[] | undefined): string => (values?.length ? jsonField(values) : '[]');

const stockRow = (number: string, held: PlantStock): string => {
  const { plant, atp, fastbox = '0', clearance = '0', incoming } = held;
  const dates = listed(incoming?.toSorted(byDate));
  return `${number}\t${field(plant)}\t${atp}\t${fastbox}\t${clearance}\t${dates}\t${stockText(held)}`;
};

/** Sorts prices in the order of their index: ordered rows are appended without a search. */
const inOrder = (prices: readonly ListPrice[] = []): readonly ListPrice[] =>
  prices.length > 1 ? prices.toSorted((left, right) => (left.market < right.market ? -1 : 1)) : prices;

function* priceRows(materials: readonly Numbered[]): Generator<string> {
  for (const { record, sapMaterialNumber } of materials) {
    const number = field(sapMaterialNumber);
    for (const { market, currency, amount, perQuantity, validFrom, scales } of inOrder(record.listPrices))
      yield `${number}\t${market}\t${currency}\t${amount}\t${perQuantity}\t${fieldOrNull(validFrom)}\t${listed(scales)}`;
  }
}

function* dutyRows(materials: readonly Numbered[]): Generator<string> {
  for (const { record, sapMaterialNumber } of materials)
    for (const [currency, amount] of Object.entries(record.duties ?? {}))
      yield `${field(sapMaterialNumber)}\t${currency}\t${amount}`;
}

function* stockRows(materials: readonly Numbered[]): Generator<string> {
  for (const { record, sapMaterialNumber } of materials) {
    const number = field(sapMaterialNumber);
    for (const held of record.stock ?? []) yield stockRow(number, held);
  }
}

/** Inserts prices, duties and stock of new materials. Decimals and the shop's own codes need no escape. */
export const writeNewErp = async (tx: Tx, materials: readonly Numbered[]): Promise<void> => {
  await copyRows(tx, LIST_PRICES, priceRows(materials));
  await copyRows(tx, DUTIES, dutyRows(materials));
  await copyRows(tx, STOCK, stockRows(materials));
};
