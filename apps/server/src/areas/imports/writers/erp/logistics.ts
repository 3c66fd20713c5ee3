import type { LogisticsRecord } from '@grossist/catalogue-formats';
import { sql } from 'kysely';
import { knownOf, mustBe } from '../references.ts';
import { outcomesOf, rowsOf, sorted, type Writer, type Written } from '../writer.ts';

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
