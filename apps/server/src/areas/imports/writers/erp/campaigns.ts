/** Writes campaigns, gifts and soft bundles of the embedded ERP. */

import type { CampaignRecord, GiftRecord, SoftBundleRecord } from '@grossist/catalogue-formats';
import { marketFacts } from '@grossist/domain';
import { sql } from 'kysely';
import { knownOf, mustBe } from '../references.ts';
import { outcomesOf, rowsOf, sorted, type Writer, type Written } from '../writer.ts';

/** Writes campaigns with their prices; refuses a campaign with an unknown material. */
export const writeCampaigns: Writer<CampaignRecord> = async (tx, items) => {
  const numbers = items.flatMap(({ record }) => record.prices.map((price) => price.sapMaterialNumber));
  const { material } = await knownOf(tx, { material: numbers });
  const { good, bad } = sorted(items, ({ prices }) =>
    mustBe('material', prices.find((price) => !material.has(price.sapMaterialNumber))?.sapMaterialNumber, material),
  );
  const rows = rowsOf(good, ({ record, hash }) => ({
    code: record.code,
    market: record.market,
    names: record.names,
    currency: marketFacts(record.market).currency,
    valid_from: record.validFrom,
    valid_to: record.validTo,
    content_hash: hash,
  }));
  const written = await sql<Written>`
    insert into erp.campaigns (code, market, names, currency, valid_from, valid_to, content_hash)
    select code, market, names, currency, valid_from, valid_to, content_hash
    from json_populate_recordset(null::erp.campaigns, ${rows}::json)
    on conflict (code) do update set market = excluded.market, names = excluded.names, currency = excluded.currency,
      valid_from = excluded.valid_from, valid_to = excluded.valid_to, content_hash = excluded.content_hash
    where campaigns.content_hash is distinct from excluded.content_hash
    returning code as key, (xmax = 0) as made`.execute(tx);
  const codes = written.rows.map(({ key }) => key);
  const prices = good
    .filter(({ record }) => codes.includes(record.code))
    .flatMap(({ record }) =>
      record.prices.map(({ sapMaterialNumber, amount, perQuantity }) => ({
        sap_material_number: sapMaterialNumber,
        campaign: record.code,
        amount,
        per_quantity: perQuantity,
      })),
    );
  await sql`delete from erp.campaign_prices where campaign = any(${codes}::text[])`.execute(tx);
  await sql`
    insert into erp.campaign_prices (sap_material_number, campaign, amount, per_quantity)
    select sap_material_number, campaign, amount, per_quantity
    from json_populate_recordset(null::erp.campaign_prices, ${JSON.stringify(prices)}::json)`.execute(tx);
  return new Map([...outcomesOf(good, (record) => record.code, written.rows), ...bad]);
};

/** Writes gifts, which need not be materials of the catalogue. */
export const writeGifts: Writer<GiftRecord> = async (tx, items) => {
  const rows = rowsOf(items, ({ record, hash }) => ({
    code: record.code,
    market: record.market,
    sap_material_number: record.sapMaterialNumber,
    texts: record.texts,
    currency: marketFacts(record.market).currency,
    from_amount: record.from,
    valid_from: record.validFrom,
    valid_to: record.validTo,
    content_hash: hash,
  }));
  const written = await sql<Written>`
    insert into erp.gifts
      (code, market, sap_material_number, texts, currency, from_amount, valid_from, valid_to, content_hash)
    select code, market, sap_material_number, texts, currency, from_amount, valid_from, valid_to, content_hash
    from json_populate_recordset(null::erp.gifts, ${rows}::json)
    on conflict (code) do update set market = excluded.market, sap_material_number = excluded.sap_material_number,
      texts = excluded.texts, currency = excluded.currency, from_amount = excluded.from_amount,
      valid_from = excluded.valid_from, valid_to = excluded.valid_to, content_hash = excluded.content_hash
    where gifts.content_hash is distinct from excluded.content_hash
    returning code as key, (xmax = 0) as made`.execute(tx);
  return outcomesOf(items, (record) => record.code, written.rows);
};

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
