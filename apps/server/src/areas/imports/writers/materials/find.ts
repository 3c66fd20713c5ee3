import type { MaterialRecord } from '@grossist/catalogue-formats';
import { sql } from 'kysely';
import type { Item } from '../../item.ts';
import type { Tx } from '../writer.ts';

/** The material a record speaks of, as it is stored. */
export interface Stored {
  sapMaterialNumber: string;
  productCode: string;
  markets: readonly string[];
  alternativeNumbers: readonly string[];
  /** What this kind of source said last, as "\x…"; null when it has not spoken of it yet. */
  sourceHash: string | null;
}

interface Match extends Stored {
  position: number;
}

/**
 * Finds materials by their SAP number, which alone counts when a record has one; else by EL, HWS, GTIN or supplier's
 * number, the first that fits, within the record's markets. A GTIN or supplier's number does not join what EL or HWS
 * numbers tell apart. Where several fit, the lowest SAP number is taken.
 */
export const findMaterials = async (
  tx: Tx,
  items: readonly Item<MaterialRecord>[],
  source: string,
): Promise<ReadonlyMap<Item<MaterialRecord>, Stored>> => {
  const wanted = JSON.stringify(
    items.map(({ record }, position) => ({
      position,
      sap: record.sapMaterialNumber,
      el: record.elNumber || undefined,
      hws: record.hwsNumber || undefined,
      ean: record.ean || undefined,
      supplier: record.supplierCode || undefined,
      number: record.supplierNumber || undefined,
      markets: record.markets,
    })),
  );
  const { rows } = await sql<Match>`
    with wanted as materialized (
      select * from json_to_recordset(${wanted}::json) as r
        (position integer, sap text, el text, hws text, ean text, supplier text, number text, markets text[])
    ), matches as (
      select w.position, 1 as rank, m.sap_material_number from wanted w
      join materials m on m.sap_material_number = w.sap
      union all
      select w.position, 2, m.sap_material_number from wanted w
      join materials m on m.el_number = w.el and m.el_number <> '' and m.markets && w.markets
      where w.sap is null
      union all
      select w.position, 3, m.sap_material_number from wanted w
      join materials m on m.hws_number = w.hws and m.hws_number <> '' and m.markets && w.markets
      where w.sap is null and (w.el is null or m.el_number in ('', w.el))
      union all
      select w.position, 4, m.sap_material_number from wanted w
      join materials m on m.ean = w.ean and m.ean <> '' and m.markets && w.markets
      where w.sap is null and (w.el is null or m.el_number in ('', w.el))
        and (w.hws is null or m.hws_number in ('', w.hws))
      union all
      select w.position, 5, m.sap_material_number from wanted w
      join materials m on m.supplier_code = w.supplier and m.supplier_number = w.number and m.supplier_number <> ''
        and m.markets && w.markets
      where w.sap is null and (w.el is null or m.el_number in ('', w.el))
        and (w.hws is null or m.hws_number in ('', w.hws))
    ), best as (
      select distinct on (position) position, sap_material_number from matches
      order by position, rank, sap_material_number
    )
    select b.position, m.sap_material_number as "sapMaterialNumber", m.product_code as "productCode", m.markets,
      m.alternative_numbers as "alternativeNumbers", '\\x' || encode(s.content_hash, 'hex') as "sourceHash"
    from best b
    join materials m on m.sap_material_number = b.sap_material_number
    left join material_sources s on s.sap_material_number = m.sap_material_number and s.source = ${source}
  `.execute(tx);
  const found = new Map<Item<MaterialRecord>, Stored>();
  for (const row of rows) {
    const item = items[row.position];
    if (item) found.set(item, row);
  }
  return found;
};

/** What two records may not share within one statement: whatever one of them may be found by. */
export const numbersOf = (record: MaterialRecord): string[] => [
  ...(record.sapMaterialNumber ? [`sap ${record.sapMaterialNumber}`] : []),
  ...(record.elNumber ? [`el ${record.elNumber}`] : []),
  ...(record.hwsNumber ? [`hws ${record.hwsNumber}`] : []),
  ...(record.ean ? [`ean ${record.ean}`] : []),
  ...(record.supplierNumber ? [`supplier ${record.supplierCode ?? ''} ${record.supplierNumber}`] : []),
];
