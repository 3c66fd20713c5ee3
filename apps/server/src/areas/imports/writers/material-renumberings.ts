import { importMessage, type MaterialRenumberingRecord } from '@grossist/catalogue-formats';
import { sql } from 'kysely';
import { type Item, type Outcome, refuse } from '../item.ts';
import { materialsChanged } from './search-changes.ts';
import { rowsOf, type Tx, type Writer } from './writer.ts';

/** Candidates that a refusal names at most. */
const SHOWN = 5;

type RenumberingItem = Item<MaterialRenumberingRecord>;

/** Returns the numbers that two renumberings of one statement may not share: one may be the next step of the other. */
export const renumberingKeys = (record: MaterialRenumberingRecord): string[] =>
  [record.supplierNumber, record.newSupplierNumber].map((number) => `${record.supplierCode} ${number}`);

/** SAP numbers of the supplier's materials with the former number, and with the new one. */
interface Found {
  position: number;
  former: readonly string[];
  now: readonly string[];
}

const find = async (tx: Tx, items: readonly RenumberingItem[]): Promise<ReadonlyMap<number, Found>> => {
  const wanted = rowsOf([...items.entries()], ([position, { record }]) => ({
    position,
    supplier: record.supplierCode,
    former: record.supplierNumber,
    now: record.newSupplierNumber,
    market: record.market,
  }));
  const { rows } = await sql<Found>`
    with wanted as materialized (
      select * from json_to_recordset(${wanted}::json) as r
        (position integer, supplier text, former text, now text, market text)
    )
    select w.position,
      coalesce(array_agg(m.sap_material_number order by m.sap_material_number)
        filter (where m.supplier_number = w.former), '{}') as former,
      coalesce(array_agg(m.sap_material_number order by m.sap_material_number)
        filter (where m.supplier_number = w.now), '{}') as now
    from wanted w join materials m on m.supplier_code = w.supplier and m.supplier_number in (w.former, w.now)
      and bare_number(m.supplier_number) in (bare_number(w.former), bare_number(w.now)) and m.supplier_number <> ''
      and (w.market is null or w.market = any(m.markets))
    group by w.position`.execute(tx);
  return new Map(rows.map((row) => [row.position, row]));
};

/** Judges a renumbering; `sap` is the one material that gets the new number. */
const judged = ({ record }: RenumberingItem, found: Found | undefined): { outcome: Outcome; sap?: string } => {
  const { former = [], now = [] } = found ?? {};
  const [only, another] = former;
  // Imported before, or the material was new with its new number.
  if (only === undefined && now.length > 0) return { outcome: 'unchanged' };
  if (only === undefined) return { outcome: refuse('unknown-material', importMessage`no material has this number`) };
  if (another !== undefined)
    return {
      outcome: refuse(
        'unknown-material',
        importMessage`several materials have this number: ${former.slice(0, SHOWN).join(', ')}`,
      ),
    };
  const [taken] = now;
  if (taken !== undefined) {
    const number = JSON.stringify(record.newSupplierNumber);
    const why = importMessage`the new number ${number} belongs to another material, ${taken}: two materials can’t be merged`;
    return { outcome: refuse('number-taken', why) };
  }
  return { outcome: 'changed', sap: only };
};

/**
 * Gives materials their new supplier's number. The SAP number stays, so that carts, orders, lists and favorites still
 * reference it; the former number becomes an alternative number. Two statements.
 */
export const writeMaterialRenumberings: Writer<MaterialRenumberingRecord> = async (tx, items) => {
  const outcomes = new Map<RenumberingItem, Outcome>();
  if (items.length === 0) return outcomes;
  const found = await find(tx, items);
  const moved: { sap: string; item: RenumberingItem }[] = [];
  for (const [position, item] of items.entries()) {
    const { outcome, sap } = judged(item, found.get(position));
    outcomes.set(item, outcome);
    if (sap !== undefined) moved.push({ sap, item });
  }
  if (moved.length === 0) return outcomes;
  const rows = rowsOf(moved, ({ sap, item: { record } }) => ({ sap, number: record.newSupplierNumber }));
  await sql`
    update materials m set supplier_number = r.number, changed_at = now(),
      alternative_numbers = case when m.supplier_number = any(m.alternative_numbers) then m.alternative_numbers
        else m.alternative_numbers || m.supplier_number end
    from json_to_recordset(${rows}::json) as r (sap text, number text)
    where m.sap_material_number = r.sap`.execute(tx);
  await materialsChanged(
    tx,
    moved.map(({ sap }) => sap),
  );
  return outcomes;
};
