import type { NetPriceRecord } from '@grossist/catalogue-formats';
import { sql } from 'kysely';
import { knownOf, mustBe } from './references.ts';
import { keyOf, outcomesOf, rowsOf, SEPARATOR, sorted, type Writer, type Written } from './writer.ts';

export const netPriceKey = (record: NetPriceRecord): string => keyOf(record.soldTo, record.sapMaterialNumber);

/** A net price may come before its account. */
export const writeNetPrices: Writer<NetPriceRecord> = async (tx, items) => {
  const known = await knownOf(tx, { material: items.map(({ record }) => record.sapMaterialNumber) });
  const { good, bad } = sorted(items, (record) => mustBe('material', record.sapMaterialNumber, known.material));
  const rows = rowsOf(good, ({ record, hash }) => ({
    sold_to: record.soldTo,
    sap_material_number: record.sapMaterialNumber,
    currency: record.currency,
    amount: record.amount,
    per_quantity: record.perQuantity,
    content_hash: hash,
  }));
  const written = await sql<Written>`
    insert into erp.net_prices (sold_to, sap_material_number, currency, amount, per_quantity, content_hash)
    select sold_to, sap_material_number, currency, amount, per_quantity, content_hash
    from json_populate_recordset(null::erp.net_prices, ${rows}::json)
    on conflict (sold_to, sap_material_number) do update set currency = excluded.currency, amount = excluded.amount,
      per_quantity = excluded.per_quantity, content_hash = excluded.content_hash
    where net_prices.content_hash is distinct from excluded.content_hash
    returning concat_ws(${SEPARATOR}, sold_to, sap_material_number) as key, (xmax = 0) as made`.execute(tx);
  return new Map([...outcomesOf(good, netPriceKey, written.rows), ...bad]);
};
