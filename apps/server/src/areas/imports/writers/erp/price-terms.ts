import type { PriceTermRecord } from '@grossist/catalogue-formats';
import { sql } from 'kysely';
import { knownOf, mustBe } from '../references.ts';
import { keyOf, outcomesOf, rowsOf, SEPARATOR, sorted, type Writer, type Written } from '../writer.ts';

export const priceTermKey = (record: PriceTermRecord): string => keyOf(record.market, record.sapMaterialNumber ?? '');

export const writePriceTerms: Writer<PriceTermRecord> = async (tx, items) => {
  const materials = items.flatMap(({ record }) => record.sapMaterialNumber ?? []);
  const known = await knownOf(tx, { material: materials });
  const { good, bad } = sorted(items, (record) => mustBe('material', record.sapMaterialNumber, known.material));
  const rows = rowsOf(good, ({ record, hash }) => ({
    market: record.market,
    sap_material_number: record.sapMaterialNumber ?? '',
    clearance_percent: record.clearancePercent ?? null,
    cable_cut_fee: record.cableCutFee ?? null,
    content_hash: hash,
  }));
  const written = await sql<Written>`
    insert into erp.price_terms (market, sap_material_number, clearance_percent, cable_cut_fee, content_hash)
    select market, sap_material_number, clearance_percent, cable_cut_fee, content_hash
    from json_populate_recordset(null::erp.price_terms, ${rows}::json)
    on conflict (market, sap_material_number) do update set clearance_percent = excluded.clearance_percent,
      cable_cut_fee = excluded.cable_cut_fee, content_hash = excluded.content_hash
    where price_terms.content_hash is distinct from excluded.content_hash
    returning concat_ws(${SEPARATOR}, market, sap_material_number) as key, (xmax = 0) as made`.execute(tx);
  return new Map([...outcomesOf(good, priceTermKey, written.rows), ...bad]);
};
