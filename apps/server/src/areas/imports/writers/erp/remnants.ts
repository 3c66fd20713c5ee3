import type { RemnantRecord } from '@grossist/catalogue-formats';
import { sql } from 'kysely';
import { knownOf, mustBe } from '../references.ts';
import { outcomesOf, rowsOf, sorted, type Writer, type Written } from '../writer.ts';

/** Left-over pieces of cable; one that an order took stays taken, whatever a source says of it. */
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
