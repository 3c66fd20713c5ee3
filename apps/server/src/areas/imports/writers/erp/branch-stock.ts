/** Writes stock of branches, cable remnants and logistics of the embedded ERP. */

import type { CenterStockRecord, LogisticsRecord, RemnantRecord } from '@grossist/catalogue-formats';
import { sql } from 'kysely';
import { knownOf, mustBe } from '../references.ts';
import { keyOf, outcomesOf, rowsOf, SEPARATOR, sorted, type Writer, type Written } from '../writer.ts';

export const centerStockKey = (record: CenterStockRecord): string => keyOf(record.sapMaterialNumber, record.center);

/** Writes stock of branches; an unchanged record does not overwrite what orders took since. */
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
  // In the order in which orders lock, to avoid deadlocks.
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

/** Writes cable remnants; one that an order took stays taken. */
export const writeRemnants: Writer<RemnantRecord> = async (tx, items) => {
  const known = await knownOf(tx, {
    material: items.map(({ record }) => record.sapMaterialNumber),
    plant: items.map(({ record }) => record.plant),
  });
  const { good, bad } = sorted(
    items,
    (record) =>
      mustBe('material', record.sapMaterialNumber, known.material) ?? mustBe('plant', record.plant, known.plant),
  );
  const rows = rowsOf(good, ({ record, hash }) => ({
    remnant_id: record.code,
    sap_material_number: record.sapMaterialNumber,
    plant: record.plant,
    length: record.length,
    discount_percent: record.discountPercent ?? '0',
    content_hash: hash,
  }));
  const written = await sql<Written>`
    insert into erp.remnants (remnant_id, sap_material_number, plant, length, discount_percent, content_hash)
    select remnant_id, sap_material_number, plant, length, discount_percent, content_hash
    from json_populate_recordset(null::erp.remnants, ${rows}::json) order by remnant_id
    on conflict (remnant_id) do update set sap_material_number = excluded.sap_material_number,
      plant = excluded.plant, length = excluded.length, discount_percent = excluded.discount_percent,
      content_hash = excluded.content_hash
    where remnants.content_hash is distinct from excluded.content_hash
    returning remnant_id as key, (xmax = 0) as made`.execute(tx);
  return new Map([...outcomesOf(good, (record) => record.code, written.rows), ...bad]);
};

export const writeLogistics: Writer<LogisticsRecord> = async (tx, items) => {
  const known = await knownOf(tx, { material: items.map(({ record }) => record.sapMaterialNumber) });
  const { good, bad } = sorted(items, (record) => mustBe('material', record.sapMaterialNumber, known.material));
  const rows = rowsOf(good, ({ record, hash }) => ({
    sap_material_number: record.sapMaterialNumber,
    is_bulky: record.isBulky ?? false,
    is_automated_storage: record.isAutomatedStorage ?? false,
    content_hash: hash,
  }));
  const written = await sql<Written>`
    insert into erp.logistics (sap_material_number, is_bulky, is_automated_storage, content_hash)
    select sap_material_number, is_bulky, is_automated_storage, content_hash
    from json_populate_recordset(null::erp.logistics, ${rows}::json)
    on conflict (sap_material_number) do update set is_bulky = excluded.is_bulky,
      is_automated_storage = excluded.is_automated_storage, content_hash = excluded.content_hash
    where logistics.content_hash is distinct from excluded.content_hash
    returning sap_material_number as key, (xmax = 0) as made`.execute(tx);
  return new Map([...outcomesOf(good, (record) => record.sapMaterialNumber, written.rows), ...bad]);
};
