import type { MaterialAmendmentRecord } from '@grossist/catalogue-formats';
import { sql } from 'kysely';
import { type Item, type Outcome, refuse } from '../../item.ts';
import { materialsChanged } from '../search-changes.ts';
import { rowsOf, type Tx } from '../writer.ts';

type AmendmentItem = Item<MaterialAmendmentRecord>;

interface Target {
  sapMaterialNumber: string;
  alternativeNumbers: readonly string[];
}

interface Found extends Target {
  position: number;
  isSupplierNumber: boolean;
}

const find = async (tx: Tx, items: readonly AmendmentItem[]): Promise<ReadonlyMap<AmendmentItem, Found[]>> => {
  const wanted = rowsOf(
    items.map(({ record }, position) => ({ record, position })),
    ({ record, position }) => ({
      position,
      el: record.elNumber || undefined,
      hws: record.hwsNumber || undefined,
      number: record.supplierNumber || undefined,
      market: record.market,
    }),
  );
  const { rows } = await sql<Found>`
    with wanted as materialized (
      select * from json_to_recordset(${wanted}::json) as r
        (position integer, el text, hws text, number text, market text)
    ), matches as (
      select w.position, 1 as rank, m.sap_material_number, m.alternative_numbers from wanted w
      join materials m on m.el_number = w.el and m.el_number <> '' and w.market = any(m.markets)
      union all
      select w.position, 2, m.sap_material_number, m.alternative_numbers from wanted w
      join materials m on m.hws_number = w.hws and m.hws_number <> '' and w.market = any(m.markets)
      where w.el is null or m.el_number in ('', w.el)
      union all
      select w.position, 3, m.sap_material_number, m.alternative_numbers from wanted w
      join materials m on m.supplier_number = w.number and m.supplier_number <> '' and w.market = any(m.markets)
      where w.el is null and w.hws is null
    )
    select position, sap_material_number as "sapMaterialNumber", alternative_numbers as "alternativeNumbers",
      rank = 3 as "isSupplierNumber"
    from matches order by position, rank, sap_material_number`.execute(tx);
  const found = new Map<AmendmentItem, Found[]>();
  for (const row of rows) {
    const item = items[row.position];
    if (!item) continue;
    const before = found.get(item);
    if (before) before.push(row);
    else found.set(item, [row]);
  }
  return found;
};

const update = async (tx: Tx, amendments: readonly { item: AmendmentItem; target: Target }[]): Promise<string[]> => {
  if (amendments.length === 0) return [];
  const rows = rowsOf(amendments, ({ item: { record }, target }) => ({
    sap_material_number: target.sapMaterialNumber,
    package_size: record.packageSize,
    alternative_numbers: record.addAlternativeNumbers && [
      ...new Set([...target.alternativeNumbers, ...record.addAlternativeNumbers]),
    ],
    replaced_by: record.replacedBy,
  }));
  const changed = await sql<{ key: string }>`
    update materials m set package_size = n.package_size, alternative_numbers = n.alternative_numbers,
      replaced_by = n.replaced_by, changed_at = now()
    from (
      select o.sap_material_number, coalesce(r.package_size, o.package_size) as package_size,
        coalesce(r.alternative_numbers, o.alternative_numbers) as alternative_numbers,
        coalesce(r.replaced_by, o.replaced_by) as replaced_by
      from json_populate_recordset(null::materials, ${rows}::json) r
      join materials o on o.sap_material_number = r.sap_material_number
    ) n
    where m.sap_material_number = n.sap_material_number
      and (m.package_size, m.alternative_numbers, m.replaced_by)
        is distinct from (n.package_size, n.alternative_numbers, n.replaced_by)
    returning m.sap_material_number as key`.execute(tx);
  return changed.rows.map((row) => row.key);
};

/** What a file says of materials after their own lines; of an unknown one it is refused. */
export const writeAmendments = async (
  tx: Tx,
  items: readonly AmendmentItem[],
): Promise<Map<AmendmentItem, Outcome>> => {
  const found = await find(tx, items);
  const outcomes = new Map<AmendmentItem, Outcome>();
  const targets = new Set<string>();
  const now: { item: AmendmentItem; target: Target }[] = [];
  const later: AmendmentItem[] = [];
  for (const item of items) {
    const [target, ...others] = found.get(item) ?? [];
    if (!target) outcomes.set(item, refuse('unknown-material', 'no material has this number in this market'));
    else if (target.isSupplierNumber && others.length > 0) {
      outcomes.set(item, refuse('unknown-material', 'several suppliers have this number'));
    } else if (targets.has(target.sapMaterialNumber)) later.push(item);
    else {
      targets.add(target.sapMaterialNumber);
      now.push({ item, target });
    }
  }
  const changed = new Set(await update(tx, now));
  for (const { item, target } of now)
    outcomes.set(item, changed.has(target.sapMaterialNumber) ? 'changed' : 'unchanged');
  await materialsChanged(tx, [...changed]);
  if (later.length > 0) for (const [item, outcome] of await writeAmendments(tx, later)) outcomes.set(item, outcome);
  return outcomes;
};
