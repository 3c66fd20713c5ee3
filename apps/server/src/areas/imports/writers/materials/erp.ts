import type { MaterialRecord } from '@grossist/catalogue-formats';
import { sql } from 'kysely';
import { canonicalJson, contentHash } from '../../content-hash.ts';
import type { Tx } from '../writer.ts';

/** A record and the number its material has by now. */
export interface Numbered {
  record: MaterialRecord;
  sapMaterialNumber: string;
}

const keys = (rows: readonly { key: string }[]): string[] => rows.map((row) => row.key);

const writeListPrices = async (tx: Tx, materials: readonly Numbered[]): Promise<string[]> => {
  const prices = materials.flatMap(({ record, sapMaterialNumber }) =>
    (record.listPrices ?? []).map((price) => ({
      sap_material_number: sapMaterialNumber,
      market: price.market,
      currency: price.currency,
      amount: price.amount,
      per_quantity: price.perQuantity,
      valid_from: price.validFrom,
    })),
  );
  if (prices.length === 0) return [];
  const written = await sql<{ key: string }>`
    insert into erp.list_prices (sap_material_number, market, currency, amount, per_quantity, valid_from)
    select sap_material_number, market, currency, amount, per_quantity, valid_from
    from json_populate_recordset(null::erp.list_prices, ${JSON.stringify(prices)}::json)
    on conflict (sap_material_number, market) do update set currency = excluded.currency, amount = excluded.amount,
      per_quantity = excluded.per_quantity, valid_from = excluded.valid_from
    where (list_prices.currency, list_prices.amount, list_prices.per_quantity, list_prices.valid_from)
      is distinct from (excluded.currency, excluded.amount, excluded.per_quantity, excluded.valid_from)
    returning sap_material_number as key`.execute(tx);
  return keys(written.rows);
};

const writeDuties = async (tx: Tx, materials: readonly Numbered[]): Promise<string[]> => {
  const duties = materials.flatMap(({ record, sapMaterialNumber }) =>
    Object.entries(record.duties ?? {}).map(([currency, amount]) => ({
      sap_material_number: sapMaterialNumber,
      currency,
      amount,
    })),
  );
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

// In the order in which orders lock stock, so that neither waits for the other in a circle.
const byNumberAndPlant = (left: { sap_material_number: string; plant: string }, right: typeof left): number => {
  if (left.sap_material_number !== right.sap_material_number) {
    return left.sap_material_number < right.sap_material_number ? -1 : 1;
  }
  return left.plant < right.plant ? -1 : 1;
};

const writeStock = async (tx: Tx, materials: readonly Numbered[]): Promise<string[]> => {
  const stock = materials.flatMap(({ record, sapMaterialNumber }) =>
    (record.stock ?? []).map((held) => ({
      sap_material_number: sapMaterialNumber,
      plant: held.plant,
      atp: held.atp,
      fastbox: held.fastbox ?? '0',
      clearance: held.clearance ?? '0',
      incoming: (held.incoming ?? []).toSorted((left, right) => (left.date < right.date ? -1 : 1)),
      content_hash: contentHash(canonicalJson(held)),
    })),
  );
  if (stock.length === 0) return [];
  const written = await sql<{ key: string }>`
    insert into erp.stock (sap_material_number, plant, atp, fastbox, clearance, incoming, content_hash)
    select sap_material_number, plant, atp, fastbox, clearance, incoming, content_hash
    from json_populate_recordset(null::erp.stock, ${JSON.stringify(stock.sort(byNumberAndPlant))}::json)
    on conflict (sap_material_number, plant) do update set atp = excluded.atp, fastbox = excluded.fastbox,
      clearance = excluded.clearance, incoming = excluded.incoming, content_hash = excluded.content_hash
    where stock.content_hash is distinct from excluded.content_hash
    returning sap_material_number as key`.execute(tx);
  return keys(written.rows);
};

/** Prices, duties and stock that the records carry. Answers the SAP numbers of those where anything is different. */
export const writeErp = async (tx: Tx, materials: readonly Numbered[]): Promise<string[]> => [
  ...(await writeListPrices(tx, materials)),
  ...(await writeDuties(tx, materials)),
  ...(await writeStock(tx, materials)),
];
