import type { MaterialStatus, Texts } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { visibleMaterial } from '../../assortments/index.ts';
import type { Buyer } from '../../identity/index.ts';

/** What a customer's system is told of a material. */
export interface MaterialFacts {
  sap_material_number: string;
  code: string;
  names: Texts;
  type_designation: string;
  el_number: string;
  hws_number: string;
  ean: string;
  supplier_number: string;
  supplier_name: string | null;
  class_code: string | null;
  material_group: string;
  sales_unit: string;
  min_quantity: string;
  status: MaterialStatus;
  end_user_registration_requirement_type: string;
}

/** Those of some materials that the market has and the buyer may see, by SAP number. One query. */
export const materialFacts =
  (db: Database) =>
  async (buyer: Buyer, materials: readonly string[]): Promise<ReadonlyMap<string, MaterialFacts>> => {
    if (materials.length === 0) return new Map();
    const { rows } = await sql<MaterialFacts>`
      select m.sap_material_number, m.code, m.names, m.type_designation, m.el_number, m.hws_number, m.ean,
        m.supplier_number, s.name as supplier_name, m.class_code, m.material_group, m.sales_unit, m.min_quantity,
        m.status, m.end_user_registration_requirement_type
      from materials m left join suppliers s on s.code = m.supplier_code
      where m.sap_material_number = any(${[...new Set(materials)]}::text[]) and ${buyer.market} = any(m.markets)
        and ${visibleMaterial(buyer)}`.execute(db);
    return new Map(rows.map((row) => [row.sap_material_number, row]));
  };
