import type { CampaignRecord } from '@grossist/catalogue-formats';
import { marketFacts } from '@grossist/domain';
import { sql } from 'kysely';
import { knownOf, mustBe } from '../references.ts';
import { outcomesOf, rowsOf, sorted, type Writer, type Written } from '../writer.ts';

/** Campaigns with their prices; what a campaign says of materials that nobody knows refuses it as a whole. */
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
