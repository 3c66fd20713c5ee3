import { sql } from 'kysely';
import { UNRESOLVED } from '../../../../unresolved-number.ts';
import { materialsChanged } from '../search-changes.ts';
import { hasSupplierNumber } from '../supplier-number.ts';
import type { Tx } from '../writer.ts';

/** Sources that name other materials by the supplier's numbers, since they know no others. */
export const BY_SUPPLIER_NUMBERS: ReadonlySet<string> = new Set(['bmecat']);

/**
 * Turns the supplier's numbers by which a source's materials name others, and which were not known when they were written
 * (known-references.ts), into SAP numbers, once the whole file is there. A number that nobody has stays marked: a later
 * file may bring its material. One statement.
 */
export const resolveReferences = async (tx: Tx, source: string): Promise<void> => {
  const { rows } = await sql<{ key: string }>`
    with named as materialized (
      select m.sap_material_number, m.supplier_code, m.alternatives, m.accessories, m.replaced_by
      from materials m join material_sources s on s.sap_material_number = m.sap_material_number
      where s.source = ${source} and m.supplier_code is not null
        and strpos(array_to_string(m.alternatives || m.accessories || m.replaced_by, ''), ${UNRESOLVED}) > 0
    ), numbers as materialized (
      select n.sap_material_number, n.supplier_code, 'alternative' as part, a.number, a.place
      from named n cross join lateral unnest(n.alternatives) with ordinality a (number, place)
      union all
      select n.sap_material_number, n.supplier_code, 'accessory', a.number, a.place
      from named n cross join lateral unnest(n.accessories) with ordinality a (number, place)
      union all
      select n.sap_material_number, n.supplier_code, 'replacement', n.replaced_by, 1 from named n where n.replaced_by <> ''
    ), known as (
      select n.supplier_code, n.number, min(t.sap_material_number) as sap_material_number
      from (select distinct supplier_code, number from numbers) n
      join materials t on t.supplier_code = n.supplier_code and ${hasSupplierNumber('t', sql`substr(n.number, 2)`)}
      where starts_with(n.number, ${UNRESOLVED})
      group by n.supplier_code, n.number
    ), resolved as (
      select x.sap_material_number,
        array_agg(coalesce(k.sap_material_number, x.number) order by x.place) filter (where x.part = 'alternative')
          as alternatives,
        array_agg(coalesce(k.sap_material_number, x.number) order by x.place) filter (where x.part = 'accessory')
          as accessories,
        max(coalesce(k.sap_material_number, x.number)) filter (where x.part = 'replacement') as replaced_by
      from numbers x left join known k on k.supplier_code = x.supplier_code and k.number = x.number
      group by x.sap_material_number
    ), changed as (
      select r.sap_material_number, coalesce(r.alternatives, n.alternatives) as alternatives,
        coalesce(r.accessories, n.accessories) as accessories, coalesce(r.replaced_by, n.replaced_by) as replaced_by
      from resolved r join named n on n.sap_material_number = r.sap_material_number
      where (coalesce(r.alternatives, n.alternatives), coalesce(r.accessories, n.accessories),
          coalesce(r.replaced_by, n.replaced_by)) is distinct from (n.alternatives, n.accessories, n.replaced_by)
    )
    update materials m set alternatives = r.alternatives, accessories = r.accessories, replaced_by = r.replaced_by
    from changed r
    where m.sap_material_number = r.sap_material_number
    returning m.sap_material_number as key`.execute(tx);
  await materialsChanged(
    tx,
    rows.map(({ key }) => key),
  );
};
