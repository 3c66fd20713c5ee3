import type { MaterialRecord } from '@grossist/catalogue-formats';
import { sql } from 'kysely';
import type { Item } from '../../item.ts';
import { hasSupplierNumber } from '../material-numbers.ts';
import { byIndex, type Tx } from '../writer.ts';

/** The stored material of a record. */
export interface Stored {
  sapMaterialNumber: string;
  productCode: string;
  markets: readonly string[];
  alternativeNumbers: readonly string[];
  /** Hash of the last record of this kind of source, as "\x…"; null when there was none. */
  sourceHash: string | null;
  /** SAP numbers of all materials that any of the record's numbers matches, including this one. */
  named: readonly string[];
}

interface Match extends Stored {
  position: number;
}

type MaterialItem = Item<MaterialRecord>;

/** Finds materials by SAP number; no other number counts when a record has one. */
const findBySapNumber = async (tx: Tx, items: readonly MaterialItem[], source: string): Promise<readonly Match[]> => {
  if (items.length === 0) return [];
  const { rows } = await sql<Match>`
    select w.place::integer - 1 as position, m.sap_material_number as "sapMaterialNumber",
      m.product_code as "productCode", m.markets, m.alternative_numbers as "alternativeNumbers",
      '\\x' || encode(s.content_hash, 'hex') as "sourceHash", array[m.sap_material_number] as named
    from unnest(${items.map(({ record }) => record.sapMaterialNumber)}::text[]) with ordinality as w (sap, place)
    join materials m on m.sap_material_number = w.sap
    left join material_sources s on s.sap_material_number = m.sap_material_number and s.source = ${source}
  `.execute(tx);
  return rows;
};

/** Finds materials by the other numbers, the first that matches. */
const findByNumbers = async (tx: Tx, items: readonly MaterialItem[], source: string): Promise<readonly Match[]> => {
  const wanted = JSON.stringify(
    items.map(({ record, hash }, position) => ({
      position,
      hash,
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
        (position integer, hash text, el text, hws text, ean text, supplier text, number text, markets text[])
    ), matches as (
      select w.position, w.hash, 2 as rank, m.sap_material_number from wanted w
      join materials m on m.el_number = w.el and m.el_number <> '' and m.markets && w.markets
      union all
      select w.position, w.hash, 3, m.sap_material_number from wanted w
      join materials m on m.hws_number = w.hws and m.hws_number <> '' and m.markets && w.markets
      where w.el is null or m.el_number in ('', w.el)
      union all
      select w.position, w.hash, 4, m.sap_material_number from wanted w
      join materials m on m.ean = w.ean and m.ean <> '' and m.markets && w.markets
      where (w.el is null or m.el_number in ('', w.el)) and (w.hws is null or m.hws_number in ('', w.hws))
      union all
      select w.position, w.hash, 5, m.sap_material_number from wanted w
      join materials m on ${hasSupplierNumber('m', sql`w.number`)} and m.supplier_code = w.supplier
        and m.markets && w.markets
      where (w.el is null or m.el_number in ('', w.el)) and (w.hws is null or m.hws_number in ('', w.hws))
    ), best as (
      select distinct on (m.position) m.position, m.sap_material_number, s.content_hash,
        array_agg(m.sap_material_number) over (partition by m.position) as named
      from matches m
      left join material_sources s on s.sap_material_number = m.sap_material_number and s.source = ${source}
      order by m.position, m.rank, s.content_hash is not distinct from m.hash::bytea desc, m.sap_material_number
    )
    select b.position, m.sap_material_number as "sapMaterialNumber", m.product_code as "productCode", m.markets,
      m.alternative_numbers as "alternativeNumbers", '\\x' || encode(b.content_hash, 'hex') as "sourceHash", b.named
    from best b join materials m on m.sap_material_number = b.sap_material_number
  `.execute(tx);
  return rows;
};

/**
 * Finds materials by their SAP number, else by EL, HWS, GTIN or supplier's number, the first that matches, within the
 * record's markets. A GTIN or supplier's number does not match a material with a different EL or HWS number. Of several
 * matches the one with the same source hash is taken, else the lowest SAP number. At most two queries, by index.
 */
export const findMaterials = async (
  tx: Tx,
  items: readonly MaterialItem[],
  source: string,
): Promise<ReadonlyMap<MaterialItem, Stored>> => {
  const own = items.filter(({ record }) => record.sapMaterialNumber !== undefined);
  const outside = items.filter(({ record }) => record.sapMaterialNumber === undefined);
  const found = new Map<MaterialItem, Stored>();
  const note = (among: readonly MaterialItem[], matches: readonly Match[]): void => {
    for (const match of matches) {
      const item = among[match.position];
      if (item) found.set(item, match);
    }
  };
  note(own, await findBySapNumber(tx, own, source));
  if (outside.length > 0) note(outside, await byIndex(tx, () => findByNumbers(tx, outside, source)));
  return found;
};

/** Returns the numbers that two records of one statement may not share: any of them may find the material. */
export const numbersOf = (record: MaterialRecord): string[] => [
  ...(record.sapMaterialNumber ? [`sap ${record.sapMaterialNumber}`] : []),
  ...(record.elNumber ? [`el ${record.elNumber}`] : []),
  ...(record.hwsNumber ? [`hws ${record.hwsNumber}`] : []),
  ...(record.ean ? [`ean ${record.ean}`] : []),
  ...(record.supplierNumber ? [`supplier ${record.supplierCode ?? ''} ${record.supplierNumber}`] : []),
];
