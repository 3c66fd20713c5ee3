import type { Currency } from '@grossist/domain';
import type { ImportPriceChange } from '../../../db/index.ts';

/** A price as a statement wrote it, with the one that stood before; exact decimals. */
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
