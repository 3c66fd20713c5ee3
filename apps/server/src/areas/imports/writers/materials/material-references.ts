/** Resolves references between materials to SAP numbers. */

import type { MaterialRecord, MaterialReference } from '@grossist/catalogue-formats';
import { sql } from 'kysely';
import { type NumberInSpace, UNRESOLVED_SEPARATOR, unresolved } from '../../../../unresolved-number.ts';
import { holderOf } from '../material-numbers.ts';
import { materialsChanged } from '../search-changes.ts';
import { byIndex, rowsOf, type Tx } from '../writer.ts';

/** A material that may reference others. */
interface Referring {
  sapMaterialNumber: string;
  /** Default supplier of supplier's numbers. */
  supplierCode: string | undefined;
  markets: readonly string[];
  names: Pick<MaterialRecord, 'alternatives' | 'accessories' | 'replacedBy'>;
}

/** References as they are stored: SAP numbers, and marks for unresolved ones. */
export interface StoredReferences {
  alternatives?: readonly string[] | undefined;
  accessories?: readonly string[] | undefined;
  replacedBy?: string | undefined;
}

/** A material of the same window, which may not be stored yet. */
interface Coming {
  sapMaterialNumber: string;
  record: Pick<
    MaterialRecord,
    'elNumber' | 'hwsNumber' | 'ean' | 'supplierCode' | 'supplierNumber' | 'supplierNumbers' | 'markets'
  >;
}

const namedBy = ({
  names: { alternatives = [], accessories = [], replacedBy = '' },
}: Referring): MaterialReference[] => [...alternatives, ...accessories, replacedBy];

const inSpace = (
  { elNumber, hwsNumber, ean, supplierNumber, supplierCode }: Exclude<MaterialReference, string>,
  { supplierCode: own, markets }: Referring,
): NumberInSpace => {
  if (supplierNumber !== undefined)
    return { space: 'supplier', scope: supplierCode ?? own ?? '', number: supplierNumber };
  const scope = [...markets].sort().join(',');
  if (elNumber !== undefined) return { space: 'el', scope, number: elNumber };
  return hwsNumber === undefined
    ? { space: 'ean', scope, number: ean ?? '' }
    : { space: 'hws', scope, number: hwsNumber };
};

/** Finds the window's own materials by number space and number. */
class ComingNumbers {
  readonly #holders = new Map<string, Coming[]>();

  constructor(coming: readonly Coming[]) {
    for (const each of coming) {
      const { elNumber, hwsNumber, ean, supplierNumber, supplierNumbers = [] } = each.record;
      const numbers: readonly (readonly [NumberInSpace['space'], string | undefined])[] = [
        ['el', elNumber],
        ['hws', hwsNumber],
        ['ean', ean],
        ['supplier', supplierNumber],
        ...supplierNumbers.map(({ number }) => ['supplier', number] as const),
      ];
      for (const [space, number] of numbers) {
        if (number === undefined || number === '') continue;
        const key = `${space} ${number}`;
        const others = this.#holders.get(key);
        if (others) others.push(each);
        else this.#holders.set(key, [each]);
      }
    }
  }

  /** Returns the lowest SAP number of those that have the number, those of the supplier's own files first. */
  holder({ space, scope, number }: NumberInSpace): string | undefined {
    const all = this.#holders.get(`${space} ${number}`) ?? [];
    const lowest = (holders: readonly Coming[]): string | undefined =>
      holders.map(({ sapMaterialNumber }) => sapMaterialNumber).sort()[0];
    if (space !== 'supplier') {
      const markets = new Set(scope.split(','));
      return lowest(all.filter(({ record }) => record.markets.some((market) => markets.has(market))));
    }
    const bySeller = all.filter(({ record }) =>
      record.supplierNumbers?.some((each) => each.supplierCode === scope && each.number === number),
    );
    const byMaker = all.filter(({ record }) => record.supplierCode === scope && record.supplierNumber === number);
    return lowest(bySeller) ?? lowest(byMaker);
  }
}

const findStored = async (tx: Tx, wanted: ReadonlyMap<string, NumberInSpace>): Promise<Map<string, string>> => {
  const rows = rowsOf([...wanted], ([mark, number]) => ({ mark, ...number }));
  const found = await byIndex(tx, () =>
    sql<{ mark: string; sap: string }>`
      select w.mark, k.sap from json_to_recordset(${rows}::json) as w (mark text, space text, scope text, number text)
      cross join ${holderOf('w')} k`.execute(tx),
  );
  return new Map(found.rows.map(({ mark, sap }) => [mark, sap]));
};

/** Stores unresolved references, so that the end of each import tries to resolve them again. */
const storeOpen = async (tx: Tx, open: readonly { mark: string; sap: string }[]): Promise<void> => {
  if (open.length === 0) return;
  await sql`
    insert into open_references (mark, sap_material_number)
    select mark, sap from json_to_recordset(${rowsOf(open, (each) => each)}::json) as r (mark text, sap text)
    on conflict do nothing`.execute(tx);
};

/**
 * Resolves references in other number spaces to SAP numbers of materials that are stored or in the same window; of several
 * the lowest. Others are marked, and resolved at the end of the import that brings their material (`resolveReferences`). At
 * most two statements, none where all numbers are SAP numbers.
 */
export const knownReferences = async (
  tx: Tx,
  materials: readonly Referring[],
  coming: readonly Coming[],
): Promise<readonly StoredReferences[]> => {
  const wanted = new Map<string, NumberInSpace>();
  for (const material of materials)
    for (const reference of namedBy(material))
      if (typeof reference !== 'string') {
        const number = inSpace(reference, material);
        wanted.set(unresolved(number), number);
      }
  const stored = wanted.size === 0 ? new Map<string, string>() : await findStored(tx, wanted);
  const numbers = new ComingNumbers(wanted.size === 0 ? [] : coming);
  const open = new Map<string, { mark: string; sap: string }>();
  const resolvedIn = (material: Referring, reference: MaterialReference): string => {
    if (typeof reference === 'string') return reference;
    const number = inSpace(reference, material);
    const mark = unresolved(number);
    const known = [stored.get(mark), numbers.holder(number)].filter((sap) => sap !== undefined).sort()[0];
    if (known === undefined)
      open.set(`${mark} ${material.sapMaterialNumber}`, { mark, sap: material.sapMaterialNumber });
    return known ?? mark;
  };
  const listed = (material: Referring, list: readonly MaterialReference[] | undefined): readonly string[] | undefined =>
    list && [...new Set(list.map((each) => resolvedIn(material, each)))];
  const resolved = materials.map((material): StoredReferences => {
    const { alternatives, accessories, replacedBy } = material.names;
    return {
      alternatives: listed(material, alternatives),
      accessories: listed(material, accessories),
      replacedBy: replacedBy === undefined ? undefined : resolvedIn(material, replacedBy),
    };
  });
  await storeOpen(tx, [...open.values()]);
  return resolved;
};

/**
 * Resolves the marked references of `knownReferences` to SAP numbers. A number without a material stays marked: a later file
 * may bring its material. One statement beside the one that announces the changes.
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
      ), deduplicated as (
        select x.sap_material_number, x.part, coalesce(k.sap, x.number) as number, min(x.place) as place
        from numbers x left join known k on k.mark = x.number
        group by x.sap_material_number, x.part, coalesce(k.sap, x.number)
      ), resolved as (
        select sap_material_number,
          array_agg(number order by place) filter (where part = 'alternative') as alternatives,
          array_agg(number order by place) filter (where part = 'accessory') as accessories,
          max(number) filter (where part = 'replacement') as replaced_by
        from deduplicated group by sap_material_number
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
