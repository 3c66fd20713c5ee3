import { sql } from 'kysely';
import { materialsChanged } from '../search-changes.ts';
import type { Tx } from '../writer.ts';

/** Sources that name other materials by the supplier's numbers, since they know no others. */
export const BY_SUPPLIER_NUMBERS: ReadonlySet<string> = new Set(['bmecat']);

/**
 * Turns the supplier's numbers by which a source's materials name others into SAP numbers, once the whole file is
 * there: it may name what comes later. A number that nobody has stays as it is. One statement.
 */
export const resolveReferences = async (tx: Tx, source: string): Promise<void> => {
  const { rows } = await sql<{ key: string }>`
    with named as materialized (
      select m.sap_material_number, m.supplier_code, m.alternatives, m.accessories, m.replaced_by
      from materials m join material_sources s on s.sap_material_number = m.sap_material_number
      where s.source = ${source} and m.supplier_code is not null
        and (cardinality(m.alternatives) > 0 or cardinality(m.accessories) > 0 or m.replaced_by <> '')
    ), known as materialized (
      select distinct on (n.supplier_code, n.number) n.supplier_code, n.number, t.sap_material_number
      from (
        select supplier_code, unnest(alternatives || accessories || replaced_by) as number from named
      ) n
      join materials t on t.supplier_code = n.supplier_code and t.supplier_number = n.number
      where t.supplier_number <> ''
      order by n.supplier_code, n.number, t.sap_material_number
    ), resolved as (
      select n.sap_material_number,
        array(select coalesce(k.sap_material_number, a.number) from unnest(n.alternatives) with ordinality a (number, place)
          left join known k on k.supplier_code = n.supplier_code and k.number = a.number order by a.place) as alternatives,
        array(select coalesce(k.sap_material_number, a.number) from unnest(n.accessories) with ordinality a (number, place)
          left join known k on k.supplier_code = n.supplier_code and k.number = a.number order by a.place) as accessories,
        coalesce((select k.sap_material_number from known k
          where k.supplier_code = n.supplier_code and k.number = n.replaced_by), n.replaced_by) as replaced_by
      from named n
    )
    update materials m set alternatives = r.alternatives, accessories = r.accessories, replaced_by = r.replaced_by
    from resolved r
    where m.sap_material_number = r.sap_material_number
      and (m.alternatives, m.accessories, m.replaced_by) is distinct from (r.alternatives, r.accessories, r.replaced_by)
    returning m.sap_material_number as key`.execute(tx);
  await materialsChanged(
    tx,
    rows.map(({ key }) => key),
  );
};
