import {
  type Cart,
  type CartPriceInfo,
  type CombinedDeliveryOptions,
  getCart,
  getCartPrice,
  type PriceEntry,
} from '@grossist/contracts';
import type { Quantity } from '@grossist/domain';
import { quantityOf, stockLabels, supplyStatusOf } from '@grossist/domain';
import { useMemo } from 'react';
import { useOperationQuery } from '../../api/index.ts';

/** A line's price and stock, and the part of it that stock does not cover after the lines before it. */
export interface PricedLine {
  entry: PriceEntry;
  exceeded: Quantity;
}

export interface CartPrices {
  /** By line id; undefined while they are asked for the first time. */
  lines: ReadonlyMap<string, PricedLine> | undefined;
  sums: CartPriceInfo | undefined;
  /** The first date on which the cart can arrive. */
  firstDate: string | undefined;
  /** Whether all of it may be waited for and come together. */
  combined: CombinedDeliveryOptions | undefined;
  /** When these prices were computed. */
  pricedAt: string | undefined;
  /** The ERP does not answer, and these are the prices of before: to be looked at, not to be ordered by. */
  isStale: boolean;
  isUnavailable: boolean;
  /** Asked for anew; what is shown is of before. */
  isRefreshing: boolean;
  tryAgain: () => void;
}

export const useCart = () => useOperationQuery(getCart, {});

const labelled = (cart: Cart | undefined, entries: readonly PriceEntry[]): Map<string, PricedLine> => {
  const byLine = new Map(entries.map((entry) => [entry.ItemId ?? '', entry]));
  const priced = (cart?.CartItems ?? []).flatMap((line) => {
    const entry = byLine.get(line.CartItemId);
    return entry ? [{ line, entry }] : [];
  });
  const labels = stockLabels(
    priced.map(({ line, entry: { Stock } }) => ({
      materialNo: line.ItemSAPMaterialNumber,
      quantity: quantityOf(line.Quantity),
      atp: quantityOf(Stock.AtpQuantity),
      isStatus11Or12: supplyStatusOf(Stock.DeliveryColor, Stock.Status12Product) !== undefined,
    })),
  );
  return new Map(
    priced.map(({ line, entry }, place) => [
      line.CartItemId,
      { entry, exceeded: labels[place]?.exceededAmount ?? quantityOf(0) },
    ]),
  );
};

/** Prices, stock and sums of the cart. Without them it can't be ordered. [erp-02] */
export const useCartPrices = (cart: Cart | undefined): CartPrices => {
  const isWanted = cart !== undefined && cart.CartItems.length > 0;
  const { data, isError, isFetching, refetch } = useOperationQuery(getCartPrice, { body: {} }, { enabled: isWanted });
  const lines = useMemo(() => data && labelled(cart, data.Docs), [cart, data]);
  return {
    lines,
    sums: data?.CartPriceInfo,
    firstDate: data?.DeliveryOption?.DeliveryDate,
    combined: data?.CombinedDeliveryOptions,
    pricedAt: data?.PricedAt,
    isStale: data?.IsStale ?? false,
    isUnavailable: isWanted && isError,
    isRefreshing: isFetching,
    tryAgain: () => void refetch(),
  };
};
