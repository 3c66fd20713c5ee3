import {
  type Cart,
  type CartItem,
  type CartPriceInfo,
  type CombinedDeliveryOptions,
  type DeliveryOption,
  getCart,
  getCartPrice,
  type PriceEntry,
} from '@grossist/contracts';
import {
  type Currency,
  kitAmounts,
  moneyOf,
  moneyToNumber,
  NO_QUANTITY,
  type Quantity,
  quantityOf,
  refusingStock,
  type ShortStock,
  stockLabels,
  supplyStatusOf,
} from '@grossist/domain';
import { useMemo } from 'react';
import { useOperationQuery } from '../../api/index.ts';
import { DELIVERY_TYPES } from './line-facts.ts';
import { stockSourceOf } from './stock-source.ts';

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

/** A line's price and stock. */
export interface PricedLine {
  entry: PriceEntry;
  /** Quantity of the stock that the line is taken from, before other lines take from it. */
  available: Quantity;
  /** The part of the line that this stock does not cover after the lines before it. */
  exceeded: Quantity;
  /** The stock that limits the line; undefined where nothing is refused because the rest is a back order. */
  refusedBy: ShortStock | undefined;
  /** Price of a kit; undefined for other lines. */
  kitSum: KitSum | undefined;
}

export interface CartPrices {
  /** By line id; undefined until they are loaded for the first time. */
  lines: ReadonlyMap<string, PricedLine> | undefined;
  sums: CartPriceInfo | undefined;
  /** The first date on which part of the cart can arrive by its delivery choice. */
  firstDate: string | undefined;
  /** The first date on which all of it can; undefined if unknown. */
  wholeDate: string | undefined;
  /** True if the chosen delivery day is possible, or none is chosen. */
  isChosenDatePossible: boolean;
  /** Delivery by route, whatever the present delivery choice is. */
  standard: DeliveryOption['Standard'] | undefined;
  /** Options for delivering all lines together. */
  combined: CombinedDeliveryOptions | undefined;
  /** When these prices were computed. */
  pricedAt: string | undefined;
  /** The ERP is unavailable and these are earlier prices: for display, not for ordering. */
  isStale: boolean;
  isUnavailable: boolean;
  /** Being reloaded; the prices shown are the previous ones. */
  isRefreshing: boolean;
  tryAgain: () => void;
}

export const useCart = () => useOperationQuery(getCart, {});

const refusedBy = (line: CartItem, entry: PriceEntry, cart: Cart | undefined): ShortStock | undefined => {
  // Direct deliveries don't depend on stock.
  if (line.IsDirectDeliveryProduct) return undefined;
  return refusingStock({
    isRemnant: line.CabelRemnantValue !== null,
    isOnClearanceSale: line.IsOnClearanceSale,
    isPhasedOut: line.IsPhasedOut,
    deliveryType: DELIVERY_TYPES[cart?.DeliveryType ?? 'Normal'],
    isPickup: cart?.Address?.IsServiceCenter ?? false,
    isFromBranch: entry.Stock.PickupQuantity !== null,
  });
};

const labelled = (cart: Cart | undefined, entries: readonly PriceEntry[]): Map<string, PricedLine> => {
  const byLine = new Map(entries.map((entry) => [entry.ItemId ?? '', entry]));
  const priced = (cart?.CartItems ?? []).flatMap((line) => {
    const entry = byLine.get(line.CartItemId);
    return entry ? [{ line, entry }] : [];
  });
  const sources = priced.map(({ line, entry }) => stockSourceOf(line, entry, cart?.DeliveryType));
  const kitSums = kitSumsOf(cart?.CartItems ?? [], byLine);
  const labels = stockLabels(
    priced.map(({ line, entry: { Stock } }, place) => ({
      materialNo: `${line.ItemSAPMaterialNumber} ${sources[place]?.name}`,
      quantity: quantityOf(line.Quantity),
      atp: sources[place]?.height ?? NO_QUANTITY,
      isStatus11Or12: supplyStatusOf(Stock.DeliveryColor, Stock.Status12Product) !== undefined,
    })),
  );
  return new Map(
    priced.map(({ line, entry }, place) => [
      line.CartItemId,
      {
        entry,
        available: sources[place]?.height ?? NO_QUANTITY,
        exceeded: labels[place]?.exceededAmount ?? NO_QUANTITY,
        refusedBy: (labels[place]?.exceededAmount ?? NO_QUANTITY) > 0 ? refusedBy(line, entry, cart) : undefined,
        kitSum: kitSums.get(line.CartItemId),
      },
    ]),
  );
};

/** Loads prices, stock and sums of the cart, which ordering needs. [erp-02] */
export const useCartPrices = (cart: Cart | undefined): CartPrices => {
  const isWanted = cart !== undefined && cart.CartItems.length > 0;
  const { data, isError, isFetching, refetch } = useOperationQuery(getCartPrice, { body: {} }, { enabled: isWanted });
  const lines = useMemo(() => data && labelled(cart, data.Docs), [cart, data]);
  return {
    lines,
    sums: data?.CartPriceInfo,
    firstDate: data?.DeliveryOption?.FirstDeliveryDate ?? undefined,
    wholeDate: data?.DeliveryOption?.DeliveryDate ?? undefined,
    isChosenDatePossible: data?.DeliveryOption?.IsChosenDatePossible ?? true,
    standard: data?.DeliveryOption?.Standard,
    combined: data?.CombinedDeliveryOptions,
    pricedAt: data?.PricedAt,
    isStale: data?.IsStale ?? false,
    isUnavailable: isWanted && isError,
    isRefreshing: isFetching,
    tryAgain: () => void refetch(),
  };
};
