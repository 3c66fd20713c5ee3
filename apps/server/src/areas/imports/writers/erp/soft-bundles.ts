import type { SoftBundleRecord } from '@grossist/catalogue-formats';
import { sql } from 'kysely';
import { knownOf, mustBe } from '../references.ts';
import { outcomesOf, rowsOf, sorted, type Writer, type Written } from '../writer.ts';

export const writeSoftBundles: Writer<SoftBundleRecord> = async (tx, items) => {
  const numbers = items.flatMap(({ record }) => record.members.map((member) => member.sapMaterialNumber));
  const { material } = await knownOf(tx, { material: numbers });
  const { good, bad } = sorted(items, ({ members }) =>
    mustBe('material', members.find((member) => !material.has(member.sapMaterialNumber))?.sapMaterialNumber, material),
  );
  const rows = rowsOf(good, ({ record, hash }) => ({
    code: record.code,
    market: record.market,
    names: record.names,
    descriptions: record.descriptions ?? {},
    landing_page_url: record.landingPageUrl ?? '',
    is_active: record.isActive ?? true,
    discount_percent: record.discountPercent,
    content_hash: hash,
  }));
  const written = await sql<Written>`
    insert into erp.soft_bundles
      (code, market, names, descriptions, landing_page_url, is_active, discount_percent, content_hash)
    select code, market, names, descriptions, landing_page_url, is_active, discount_percent, content_hash
    from json_populate_recordset(null::erp.soft_bundles, ${rows}::json)
    on conflict (code) do update set market = excluded.market, names = excluded.names,
      descriptions = excluded.descriptions, landing_page_url = excluded.landing_page_url,
      is_active = excluded.is_active, discount_percent = excluded.discount_percent,
      content_hash = excluded.content_hash
    where soft_bundles.content_hash is distinct from excluded.content_hash
    returning code as key, (xmax = 0) as made`.execute(tx);
  const codes = written.rows.map(({ key }) => key);
  const members = good
    .filter(({ record }) => codes.includes(record.code))
    .flatMap(({ record }) =>
      record.members.map(({ sapMaterialNumber, quantity }, position) => ({
        bundle: record.code,
        position,
        sap_material_number: sapMaterialNumber,
        quantity,
      })),
    );
  await sql`delete from erp.soft_bundle_members where bundle = any(${codes}::text[])`.execute(tx);
  await sql`
    insert into erp.soft_bundle_members (bundle, position, sap_material_number, quantity)
    select bundle, position, sap_material_number, quantity
    from json_populate_recordset(null::erp.soft_bundle_members, ${JSON.stringify(members)}::json)`.execute(tx);
  return new Map([...outcomesOf(good, (record) => record.code, written.rows), ...bad]);
};
