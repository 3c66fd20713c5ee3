import { sql } from 'kysely';
import type { ImportPriceChange } from '../../../../../db/index.ts';
import { priceChangesOf, type WrittenPrice } from '../../price-changes.ts';
import type { Tx } from '../../writer.ts';
import { dutiesOf, listPricesOf, type Numbered, stockOf } from './rows.ts';

const keys = (rows: readonly { key: string }[]): string[] => rows.map((row) => row.key);

type ListPriceWritten = Omit<WrittenPrice, 'sold_to'> & { key: string };

const writeListPrices = async (tx: Tx, materials: readonly Numbered[]): Promise<readonly ListPriceWritten[]> => {
  const prices = listPricesOf(materials);
  if (prices.length === 0) return [];
  const written = await sql<ListPriceWritten>`
    with written as (insert into erp.list_prices (sap_material_number, market, currency, amount, per_quantity, valid_from, scales)
    select r.sap_material_number, r.market, r.currency, r.amount,
      -- A source that tells no price unit means the one that the price had.
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
    -- What orders took since the same was said stays taken.
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

/** Materials in whose prices, duties or stock anything changed, by SAP number, each with the list prices that did. */
export type ErpChanges = Map<string, readonly ImportPriceChange[]>;

/** Writes prices, duties and stock that the records carry, of materials that may have some already. */
export const writeErp = async (tx: Tx, materials: readonly Numbered[]): Promise<ErpChanges> => {
  const changes = pricesByNumber(await writeListPrices(tx, materials));
  const others = [...(await writeDuties(tx, materials)), ...(await writeStock(tx, materials))];
  for (const number of others) if (!changes.has(number)) changes.set(number, []);
  return changes;
};
