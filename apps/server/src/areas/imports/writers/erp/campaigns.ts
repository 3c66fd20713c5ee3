/** Writes campaigns, gifts, soft bundles and suggestions of the embedded ERP. */

import type {
  CampaignRecord,
  ConceptSuggestionRecord,
  GiftRecord,
  SoftBundleRecord,
} from '@grossist/catalogue-formats';
import { marketFacts } from '@grossist/domain';
import { sql } from 'kysely';
import type { Item, Outcome } from '../../item.ts';
import { knownOf, mustBe } from '../references.ts';
import { materialsChanged } from '../search-changes.ts';
import { keyOf, outcomesOf, rowsOf, sorted, type Tx, type Writer, type Written } from '../writer.ts';

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

export const conceptSuggestionKey = (record: ConceptSuggestionRecord): string =>
  keyOf(record.sapMaterialNumber, record.type);

type Items = readonly Item<ConceptSuggestionRecord>[];

const suggestionRows = (items: Items, type: ConceptSuggestionRecord['type']): string =>
  JSON.stringify(
    items.flatMap(({ record: { sapMaterialNumber, suggested, quantity, minQuantity, ...record } }) =>
      record.type === type
        ? [{ number: sapMaterialNumber, suggestion: { sapMaterialNumber: suggested, quantity, minQuantity } }]
        : [],
    ),
  );

const update = async (tx: Tx, items: Items): Promise<{ ZCON: Set<string>; ZCON2: Set<string> }> => {
  const first = await sql<{ key: string }>`
    update materials m set concept_suggestion = r.suggestion
    from jsonb_to_recordset(${suggestionRows(items, 'ZCON')}::jsonb) as r (number text, suggestion jsonb)
    where m.sap_material_number = r.number and m.concept_suggestion is distinct from r.suggestion
    returning m.sap_material_number as key`.execute(tx);
  const second = await sql<{ key: string }>`
    update materials m set concept_suggestion_zcon2 = r.suggestion
    from jsonb_to_recordset(${suggestionRows(items, 'ZCON2')}::jsonb) as r (number text, suggestion jsonb)
    where m.sap_material_number = r.number and m.concept_suggestion_zcon2 is distinct from r.suggestion
    returning m.sap_material_number as key`.execute(tx);
  return {
    ZCON: new Set(first.rows.map(({ key }) => key)),
    ZCON2: new Set(second.rows.map(({ key }) => key)),
  };
};

/** Writes the materials that the wholesaler suggests instead of others; changes the material as an amendment does. */
export const writeConceptSuggestions: Writer<ConceptSuggestionRecord> = async (tx, items) => {
  const known = await knownOf(tx, {
    material: items.flatMap(({ record }) => [record.sapMaterialNumber, record.suggested]),
  });
  const { good, bad } = sorted(
    items,
    (record) =>
      mustBe('material', record.sapMaterialNumber, known.material) ??
      mustBe('material', record.suggested, known.material),
  );
  const changed = await update(tx, good);
  await materialsChanged(tx, [...new Set([...changed.ZCON, ...changed.ZCON2])]);
  const outcomes = good.map((item): [typeof item, Outcome] => [
    item,
    changed[item.record.type].has(item.record.sapMaterialNumber) ? 'changed' : 'unchanged',
  ]);
  return new Map([...outcomes, ...bad]);
};
