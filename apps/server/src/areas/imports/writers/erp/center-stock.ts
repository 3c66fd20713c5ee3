import type { CenterStockRecord } from '@grossist/catalogue-formats';
import { sql } from 'kysely';
import { knownOf, mustBe } from '../references.ts';
import { keyOf, outcomesOf, rowsOf, SEPARATOR, sorted, type Writer, type Written } from '../writer.ts';

export const centerStockKey = (record: CenterStockRecord): string => keyOf(record.sapMaterialNumber, record.center);

/** What lies at branches; a source that says the same again does not undo what orders took. */
export const writeCenterStock: Writer<CenterStockRecord> = async (tx, items) => {
  const known = await knownOf(tx, {
    material: items.map(({ record }) => record.sapMaterialNumber),
    center: items.map(({ record }) => record.center),
  });
  const { good, bad } = sorted(
    items,
    (record) =>
      mustBe('material', record.sapMaterialNumber, known.material) ??
      mustBe('service center', record.center, known.center),
  );
  const rows = rowsOf(good, ({ record, hash }) => ({
    sap_material_number: record.sapMaterialNumber,
    center: record.center,
    quantity: record.quantity,
    content_hash: hash,
  }));
  // In the order in which orders lock, so that neither waits for the other in a circle.
  const written = await sql<Written>`
    insert into erp.center_stock (sap_material_number, center, quantity, content_hash)
    select sap_material_number, center, quantity, content_hash
    from json_populate_recordset(null::erp.center_stock, ${rows}::json) order by sap_material_number, center
    on conflict (sap_material_number, center) do update set quantity = excluded.quantity,
      content_hash = excluded.content_hash
    where center_stock.content_hash is distinct from excluded.content_hash
    returning concat_ws(${SEPARATOR}, sap_material_number, center) as key, (xmax = 0) as made`.execute(tx);
  return new Map([...outcomesOf(good, centerStockKey, written.rows), ...bad]);
};
