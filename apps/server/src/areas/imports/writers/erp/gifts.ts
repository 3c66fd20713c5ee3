import type { GiftRecord } from '@grossist/catalogue-formats';
import { marketFacts } from '@grossist/domain';
import { sql } from 'kysely';
import { outcomesOf, rowsOf, type Writer, type Written } from '../writer.ts';

/** What comes for nothing need not be a material of the catalogue. */
export const writeGifts: Writer<GiftRecord> = async (tx, items) => {
  const rows = rowsOf(items, ({ record, hash }) => ({
    code: record.code,
    market: record.market,
    sap_material_number: record.sapMaterialNumber,
    texts: record.texts,
    currency: marketFacts(record.market).currency,
    from_amount: record.from,
    valid_from: record.validFrom,
    valid_to: record.validTo,
    content_hash: hash,
  }));
  const written = await sql<Written>`
    insert into erp.gifts
      (code, market, sap_material_number, texts, currency, from_amount, valid_from, valid_to, content_hash)
    select code, market, sap_material_number, texts, currency, from_amount, valid_from, valid_to, content_hash
    from json_populate_recordset(null::erp.gifts, ${rows}::json)
    on conflict (code) do update set market = excluded.market, sap_material_number = excluded.sap_material_number,
      texts = excluded.texts, currency = excluded.currency, from_amount = excluded.from_amount,
      valid_from = excluded.valid_from, valid_to = excluded.valid_to, content_hash = excluded.content_hash
    where gifts.content_hash is distinct from excluded.content_hash
    returning code as key, (xmax = 0) as made`.execute(tx);
  return outcomesOf(items, (record) => record.code, written.rows);
};
