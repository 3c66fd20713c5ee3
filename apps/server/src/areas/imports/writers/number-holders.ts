import { type RawBuilder, sql } from 'kysely';
import { hasSupplierNumber } from './supplier-number.ts';

/**
 * The one material that has a number of a space within its scope, of several the lowest: a lateral table with the column
 * `sap`, of a table that has the columns space, scope and number. A number that a supplier's own file gave a material
 * counts more than that of a material it makes.
 */
export const holderOf = (wanted: string): RawBuilder<unknown> => {
  const [space, scope, number] = ['space', 'scope', 'number'].map((column) => sql.ref(`${wanted}.${column}`));
  const markets = sql`string_to_array(${scope}, ',')`;
  return sql`lateral (
    select h.sap from (
      select 1 as rank, m.sap_material_number as sap from materials m
      where ${space} = 'el' and m.el_number = ${number} and m.el_number <> '' and m.markets && ${markets}
      union all
      select 1, m.sap_material_number from materials m
      where ${space} = 'hws' and m.hws_number = ${number} and m.hws_number <> '' and m.markets && ${markets}
      union all
      select 1, m.sap_material_number from materials m
      where ${space} = 'ean' and m.ean = ${number} and m.ean <> '' and m.markets && ${markets}
      union all
      select 1, n.sap_material_number from supplier_numbers n
      where ${space} = 'supplier' and n.supplier_code = ${scope} and n.number = ${number}
      union all
      select 2, m.sap_material_number from materials m
      where ${space} = 'supplier' and m.supplier_code = ${scope} and ${hasSupplierNumber('m', sql`${number}`)}
    ) h order by h.rank, h.sap limit 1
  )`;
};
