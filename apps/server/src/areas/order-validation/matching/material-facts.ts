import type { MaterialStatus, Texts } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { visibleMaterial } from '../../assortments/index.ts';
import type { Scope } from '../deps.ts';

/** What must be known of a material that a line may mean. */
export interface MaterialFacts {
  sap_material_number: string;
  code: string;
  names: Texts;
  product_names: Texts;
  type_designation: string;
  el_number: string;
  hws_number: string;
  ean: string;
  supplier_code: string | null;
  supplier_name: string | null;
  supplier_number: string;
  sales_unit: string;
  min_quantity: string;
  multiplum: string;
  package_size: string;
  packagings: Record<string, string>;
  cable_cut_allowed: boolean;
  status: MaterialStatus;
  is_on_clearance_sale: boolean;
  replaced_by: string;
}

export type FactsOf = ReadonlyMap<string, MaterialFacts>;

/** Materials by SAP number, with those that replace them, as far as the customer may see them. One query. */
export const materialFacts =
  (db: Database) =>
  async (scope: Scope, materials: readonly string[]): Promise<FactsOf> => {
    if (materials.length === 0) return new Map();
    const asked = [...new Set(materials)];
    const { rows } = await sql<MaterialFacts>`
      with asked as (
        select number from unnest(${asked}::text[]) as a(number)
        union select r.replaced_by from materials r
          where r.sap_material_number = any(${asked}::text[]) and r.replaced_by <> ''
      )
      select m.sap_material_number, m.code, m.names, p.names as product_names, m.type_designation, m.el_number,
        m.hws_number, m.ean, m.supplier_code, s.name as supplier_name, m.supplier_number, m.sales_unit, m.min_quantity,
        m.multiplum, m.package_size, m.packagings, m.cable_cut_allowed, m.status, m.is_on_clearance_sale, m.replaced_by
      from asked a join materials m on m.sap_material_number = a.number
      join products p on p.code = m.product_code left join suppliers s on s.code = m.supplier_code
      where ${scope.market} = any(m.markets) and ${visibleMaterial(scope)} and m.material_group <> 'KITHDR'`.execute(
      db,
    );
    return new Map(rows.map((row) => [row.sap_material_number, row]));
  };
