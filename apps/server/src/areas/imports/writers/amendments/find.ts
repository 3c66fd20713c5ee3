import type { MaterialAmendmentRecord } from '@grossist/catalogue-formats';
import { importMessage } from '@grossist/catalogue-formats';
import { sql } from 'kysely';
import { type Item, type Refusal, refuse } from '../../item.ts';
import { hasSupplierNumber } from '../material-numbers.ts';
import { byIndex, rowsOf, type Tx } from '../writer.ts';

export type AmendmentItem = Item<MaterialAmendmentRecord>;

export interface Target {
  sapMaterialNumber: string;
  alternativeNumbers: readonly string[];
  supplierCode: string | null;
  markets: readonly string[];
}

interface Match extends Target {
  position: number;
  rank: number;
}

/** Candidates that a refusal names at most. */
const SHOWN = 5;

const given = (number: string | undefined): string | undefined => number || undefined;

/**
 * Finds materials that have any of the numbers, ranked: SAP, EL, HWS, GTIN, supplier's. When there is a SAP number no other
 * counts; a weaker number does not match a material with a different EL or HWS number.
 */
const matchesOf = async (tx: Tx, items: readonly AmendmentItem[]): Promise<readonly Match[]> => {
  const wanted = rowsOf(
    items.map(({ record }, position) => ({ record, position })),
    ({ record, position }) => ({
      position,
      sap: given(record.sapMaterialNumber),
      el: given(record.elNumber),
      hws: given(record.hwsNumber),
      ean: given(record.ean),
      supplier: given(record.supplierCode),
      number: given(record.supplierNumber),
      market: record.market,
    }),
  );
  const { rows } = await sql<Match>`
    with wanted as materialized (
      select * from json_to_recordset(${wanted}::json) as r
        (position integer, sap text, el text, hws text, ean text, supplier text, number text, market text)
    ), matches as (
      select w.position, 1 as rank, m.sap_material_number from wanted w
      join materials m on m.sap_material_number = w.sap
      where w.market is null or w.market = any(m.markets)
      union all
      select w.position, 2, m.sap_material_number from wanted w
      join materials m on m.el_number = w.el and m.el_number <> ''
      where w.sap is null and (w.market is null or w.market = any(m.markets))
      union all
      select w.position, 3, m.sap_material_number from wanted w
      join materials m on m.hws_number = w.hws and m.hws_number <> ''
      where w.sap is null and (w.market is null or w.market = any(m.markets))
        and (w.el is null or m.el_number in ('', w.el))
      union all
      select w.position, 4, m.sap_material_number from wanted w
      join materials m on m.ean = w.ean and m.ean <> ''
      where w.sap is null and (w.market is null or w.market = any(m.markets))
        and (w.el is null or m.el_number in ('', w.el)) and (w.hws is null or m.hws_number in ('', w.hws))
      union all
      select w.position, 5, m.sap_material_number from wanted w
      join materials m on ${hasSupplierNumber('m', sql`w.number`)}
        and (w.supplier is null or m.supplier_code = w.supplier)
      where w.sap is null and (w.market is null or w.market = any(m.markets))
        and (w.el is null or m.el_number in ('', w.el)) and (w.hws is null or m.hws_number in ('', w.hws))
        -- A number of the supplier's own file takes precedence over the number of a material that the supplier makes.
        and not exists (select from supplier_numbers n where n.supplier_code = w.supplier and n.number = w.number)
      union all
      select w.position, 5, m.sap_material_number from wanted w
      join supplier_numbers n on n.supplier_code = w.supplier and n.number = w.number
      join materials m on m.sap_material_number = n.sap_material_number
      where w.sap is null and (w.market is null or w.market = any(m.markets))
        and (w.el is null or m.el_number in ('', w.el)) and (w.hws is null or m.hws_number in ('', w.hws))
    )
    select a.position, a.rank, m.sap_material_number as "sapMaterialNumber",
      m.alternative_numbers as "alternativeNumbers", m.supplier_code as "supplierCode", m.markets
    from matches a join materials m on m.sap_material_number = a.sap_material_number
    order by a.position, a.rank, a.sap_material_number`.execute(tx);
  return rows;
};

/** Chooses the material by the highest-ranked number, and where several have it, by the others too. */
const chosen = (matches: readonly Match[], market: string | undefined): Target | Refusal => {
  const [first] = matches;
  if (!first) {
    return refuse(
      'unknown-material',
      market === undefined
        ? importMessage`no material has this number`
        : importMessage`no material has this number in this market`,
    );
  }
  const best = matches.filter(({ rank }) => rank === first.rank);
  if (best.length === 1) return first;
  const others = new Set(
    matches.filter(({ rank }) => rank !== first.rank).map(({ sapMaterialNumber }) => sapMaterialNumber),
  );
  const both = best.filter(({ sapMaterialNumber }) => others.has(sapMaterialNumber));
  if (both.length === 1 && both[0]) return both[0];
  const shown = best.slice(0, SHOWN).map(({ sapMaterialNumber }) => sapMaterialNumber);
  const all = best.length > SHOWN ? [...shown, '…'] : shown;
  return refuse('unknown-material', importMessage`several materials have this number: ${all.join(', ')}`);
};

/** Finds the material of each amendment, or a refusal. One query. */
export const findTargets = async (
  tx: Tx,
  items: readonly AmendmentItem[],
): Promise<ReadonlyMap<AmendmentItem, Target | Refusal>> => {
  const byPosition = new Map<number, Match[]>();
  for (const match of await byIndex(tx, () => matchesOf(tx, items))) {
    const before = byPosition.get(match.position);
    if (before) before.push(match);
    else byPosition.set(match.position, [match]);
  }
  return new Map(items.map((item, position) => [item, chosen(byPosition.get(position) ?? [], item.record.market)]));
};
