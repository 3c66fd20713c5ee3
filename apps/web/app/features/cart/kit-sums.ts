import type { CartItem, PriceEntry } from '@grossist/contracts';
import { type Currency, kitAmounts, moneyOf, moneyToNumber } from '@grossist/domain';

/** What a kit costs with its materials. */
export interface KitSum {
  /** The net amount where the buyer may see it, else the list amount; null while the price of a material is unknown. */
  amount: number | null;
  currency: Currency;
}

/** Returns the sums of the cart's kits by the id of their lines; they have no price of their own. */
export const kitSumsOf = (
  lines: readonly CartItem[],
  entries: ReadonlyMap<string, PriceEntry>,
): ReadonlyMap<string, KitSum> => {
  const pricesOf = ({ CartItemId }: CartItem) => entries.get(CartItemId)?.Prices;
  const currency = lines.map((line) => pricesOf(line)?.Currency).find((known) => known !== undefined);
  if (currency === undefined) return new Map();
  const amounts = kitAmounts(
    lines.map((line) => {
      const prices = pricesOf(line);
      const amount = prices?.NetPrice ?? prices?.ListPrice;
      return {
        id: line.CartItemId,
        parentId: line.ParentItemId,
        amount: amount === undefined || amount === null ? undefined : moneyOf(amount),
      };
    }),
  );
  return new Map(
    [...amounts].map(([id, amount]) => [id, { amount: amount === undefined ? null : moneyToNumber(amount), currency }]),
  );
};
