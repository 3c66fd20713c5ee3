import { encodedNumber, type LabelBarcode } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../../db/index.ts';
import { visibleMaterial } from '../../../assortments/index.ts';
import type { Buyer } from '../../../identity/index.ts';
import { type LabelSource, sourceMaterials } from './source-materials.ts';

interface Row {
  number: string;
  ean: string;
  el_number: string;
  hws_number: string;
}

/** Materials of which the buyer can have labels. */
export interface LabelMaterials {
  /** Of the source; empty: it has none. */
  name: string;
  /** SAP numbers in the source's order. */
  sapMaterialNumbers: readonly string[];
  /** Those without the number of the barcode. */
  withoutBarcode: readonly string[];
  /** Those that were named and that the source or the market does not have, or the buyer may not see. */
  notFound: readonly string[];
}

/**
 * Returns those materials of a source that the buyer's market has and the buyer may see. One query beside those of the
 * source, whatever its length.
 * @throws Failure as sourceMaterials
 */
export const labelMaterials = (db: Database) => {
  const materialsOf = sourceMaterials(db);
  return async (buyer: Buyer, source: LabelSource, barcode: LabelBarcode): Promise<LabelMaterials> => {
    const { name, sapMaterialNumbers, notFound } = await materialsOf(buyer, source);
    const { rows } = await sql<Row>`
      select m.sap_material_number as number, m.ean, m.el_number, m.hws_number from materials m
      where m.sap_material_number = any(${[...sapMaterialNumbers]}::text[]) and ${buyer.market} = any(m.markets)
        and ${visibleMaterial(buyer)}`.execute(db);
    const found = new Map(rows.map((row) => [row.number, row]));
    const visible = sapMaterialNumbers.filter((number) => found.has(number));
    const hidden = sapMaterialNumbers.filter((number) => !found.has(number));
    const withoutBarcode = visible.filter((number) => {
      const { ean = '', el_number: el = '', hws_number: hws = '' } = found.get(number) ?? {};
      return encodedNumber(barcode, { ean, el, hws }) === undefined;
    });
    return {
      name,
      sapMaterialNumbers: visible,
      withoutBarcode,
      // What a list or an order hides is not reported to its reader.
      notFound: source.sapMaterialNumbers === undefined ? [] : [...notFound, ...hidden],
    };
  };
};
