/** Writes net prices and discounts, and compares prices with those before. */

import type { DiscountRecord, NetPriceRecord } from '@grossist/catalogue-formats';
import type { Currency } from '@grossist/domain';
import { sql } from 'kysely';
import type { ImportPriceChange } from '../../../db/index.ts';
import { changedWith, type Outcome } from '../item.ts';
import { knownOf, mustBe } from './references.ts';
import { keyOf, outcomesOf, rowsOf, SEPARATOR, sorted, type Writer, type Written } from './writer.ts';

/** A written price with the one before; exact decimals. */
export interface WrittenPrice {
  /** Empty for a net price. */
  market: string;
  /** Empty for a list price. */
  sold_to: string;
  currency: Currency;
  amount: string;
  per_quantity: string;
  /** Null, as the other two, where there was no price before. */
  currency_before: Currency | null;
  amount_before: string | null;
  per_quantity_before: string | null;
}

const isSame = (row: WrittenPrice): boolean =>
  row.currency === row.currency_before &&
  row.amount === row.amount_before &&
  row.per_quantity === row.per_quantity_before;

/** Returns the prices that differ from those before; a changed date or quantity scale alone is none. */
export const priceChangesOf = (written: readonly WrittenPrice[]): ImportPriceChange[] =>
  written
    .filter((row) => !isSame(row))
    .map((row) => ({
      market: row.market,
      soldTo: row.sold_to,
      currency: row.currency,
      amount: row.amount,
      perQuantity: row.per_quantity,
      before:
        row.currency_before === null || row.amount_before === null || row.per_quantity_before === null
          ? null
          : { currency: row.currency_before, amount: row.amount_before, perQuantity: row.per_quantity_before },
    }));

export const netPriceKey = (record: NetPriceRecord): string => keyOf(record.soldTo, record.sapMaterialNumber);

type NetPriceWritten = Omit<WrittenPrice, 'market'>;

/** Writes net prices, whose account may be imported later. */
export const writeNetPrices: Writer<NetPriceRecord> = async (tx, items) => {
  const known = await knownOf(tx, { material: items.map(({ record }) => record.sapMaterialNumber) });
  const { good, bad } = sorted(items, (record) => mustBe('material', record.sapMaterialNumber, known.material));
  const rows = rowsOf(good, ({ record, hash }) => ({
    sold_to: record.soldTo,
    sap_material_number: record.sapMaterialNumber,
    currency: record.currency,
    amount: record.amount,
    per_quantity: record.perQuantity,
    content_hash: hash,
  }));
  const written = await sql<Written & NetPriceWritten>`
    with written as (insert into erp.net_prices (sold_to, sap_material_number, currency, amount, per_quantity, content_hash)
    select sold_to, sap_material_number, currency, amount, per_quantity, content_hash
    from json_populate_recordset(null::erp.net_prices, ${rows}::json)
    on conflict (sold_to, sap_material_number) do update set currency = excluded.currency, amount = excluded.amount,
      per_quantity = excluded.per_quantity, content_hash = excluded.content_hash
    where net_prices.content_hash is distinct from excluded.content_hash
    returning *, (xmax = 0) as made)
    -- All parts of a statement share one snapshot: this reads the rows as they were before it.
    select concat_ws(${SEPARATOR}, w.sold_to, w.sap_material_number) as key, w.made, w.sold_to, w.currency,
      w.amount::text as amount, w.per_quantity::text as per_quantity, b.currency as currency_before,
      b.amount::text as amount_before, b.per_quantity::text as per_quantity_before
    from written w
    left join erp.net_prices b on b.sold_to = w.sold_to and b.sap_material_number = w.sap_material_number`.execute(tx);
  const prices = new Map(written.rows.map((row) => [row.key, priceChangesOf([{ ...row, market: '' }])]));
  const outcomes = [...outcomesOf(good, netPriceKey, written.rows)].map(([item, outcome]): [typeof item, Outcome] => [
    item,
    outcome === 'changed' ? changedWith(prices.get(netPriceKey(item.record))) : outcome,
  ]);
  return new Map([...outcomes, ...bad]);
};

export const discountKey = (record: DiscountRecord): string =>
  keyOf(record.market, record.customerGroup, record.materialGroup);

export const writeDiscounts: Writer<DiscountRecord> = async (tx, items) => {
  const rows = rowsOf(items, ({ record, hash }) => ({
    market: record.market,
    customer_group: record.customerGroup,
    material_group: record.materialGroup,
    percent: record.percent,
    text: record.text ?? '',
    content_hash: hash,
  }));
  const written = await sql<Written>`
    insert into erp.discounts (market, customer_group, material_group, percent, text, content_hash)
    select market, customer_group, material_group, percent, text, content_hash
    from json_populate_recordset(null::erp.discounts, ${rows}::json)
    on conflict (market, customer_group, material_group) do update set percent = excluded.percent,
      text = excluded.text, content_hash = excluded.content_hash
    where discounts.content_hash is distinct from excluded.content_hash
    returning concat_ws(${SEPARATOR}, market, customer_group, material_group) as key, (xmax = 0) as made`.execute(tx);
  return outcomesOf(items, discountKey, written.rows);
};
