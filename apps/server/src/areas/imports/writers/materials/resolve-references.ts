import { sql } from 'kysely';
import { UNRESOLVED_SEPARATOR } from '../../../../unresolved-number.ts';
import { holderOf } from '../number-holders.ts';
import { materialsChanged } from '../search-changes.ts';
import type { Tx } from '../writer.ts';

/**
 * Turns the numbers of other spaces by which materials name others, and which nobody had when they were written
 * (known-references.ts), into SAP numbers. A number that nobody has stays marked: a later file may bring its material.
 * One statement beside the one that announces the changes.
 */
export const resolveReferences = async (tx: Tx): Promise<void> => {
  const { rows } = await sql<{ key: string }>`
      with open as materialized (
        select mark, substr(split_part(mark, ${UNRESOLVED_SEPARATOR}, 1), 2) as space,
          split_part(mark, ${UNRESOLVED_SEPARATOR}, 2) as scope, split_part(mark, ${UNRESOLVED_SEPARATOR}, 3) as number
        from open_references group by mark
      ), known as materialized (
        select o.mark, k.sap from open o cross join ${holderOf('o')} k
      ), closed as (
        delete from open_references r using known k where r.mark = k.mark returning r.sap_material_number
      ), named as materialized (
        select m.sap_material_number, m.alternatives, m.accessories, m.replaced_by
        from (select distinct sap_material_number from closed) c
        join materials m on m.sap_material_number = c.sap_material_number
      ), numbers as (
        select n.sap_material_number, 'alternative' as part, a.number, a.place
        from named n cross join lateral unnest(n.alternatives) with ordinality a (number, place)
        union all
        select n.sap_material_number, 'accessory', a.number, a.place
        from named n cross join lateral unnest(n.accessories) with ordinality a (number, place)
        union all
        select n.sap_material_number, 'replacement', n.replaced_by, 1 from named n where n.replaced_by <> ''
      ), kept as (
        select x.sap_material_number, x.part, coalesce(k.sap, x.number) as number, min(x.place) as place
        from numbers x left join known k on k.mark = x.number
        group by x.sap_material_number, x.part, coalesce(k.sap, x.number)
      ), resolved as (
        select sap_material_number,
          array_agg(number order by place) filter (where part = 'alternative') as alternatives,
          array_agg(number order by place) filter (where part = 'accessory') as accessories,
          max(number) filter (where part = 'replacement') as replaced_by
        from kept group by sap_material_number
      )
      update materials m set alternatives = coalesce(r.alternatives, m.alternatives),
        accessories = coalesce(r.accessories, m.accessories), replaced_by = coalesce(r.replaced_by, m.replaced_by)
      from resolved r
      where m.sap_material_number = r.sap_material_number
        and (coalesce(r.alternatives, m.alternatives), coalesce(r.accessories, m.accessories),
          coalesce(r.replaced_by, m.replaced_by)) is distinct from (m.alternatives, m.accessories, m.replaced_by)
      returning m.sap_material_number as key`.execute(tx);
  await materialsChanged(
    tx,
    rows.map(({ key }) => key),
  );
};
