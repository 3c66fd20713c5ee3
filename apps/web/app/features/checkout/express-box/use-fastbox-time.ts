import {
  addressHasFastboxDelivery,
  type CartDetails,
  type getCart,
  getFastboxDeliveryTime,
  type OperationOutput,
} from '@grossist/contracts';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useOperationQuery } from '../../../api/index.ts';
import { CART_KEY } from '../../cart/index.ts';
import { useTimeLeft } from './use-time-left.ts';

export interface FastboxTime {
  /**
   * Unlimited until the closing time is loaded, closed when none arrives today any more; `no-run` on a day on which none
   * runs; `none` where no express box goes to the cart's address; `pickup` when the cart is picked up. Section 4.
   */
  state: 'unlimited' | 'open' | 'closed' | 'no-run' | 'none' | 'pickup';
  /** When it closes today, in milliseconds since 1970; undefined while that is not known or where there is none. */
  closesAt: number | undefined;
  /** Milliseconds until the closing, 0 once it has passed. */
  left: number;
  /** When an express box ordered now arrives, if it is closed for today from the next opening on. */
  arrives: string | undefined;
}

/** None can be ordered: it is closed for today, and nobody knows of a next opening. */
export const isOver = ({ state, arrives }: FastboxTime): boolean =>
  (state === 'closed' || state === 'no-run') && arrives === undefined;

const UNLIMITED: FastboxTime = {
  state: 'unlimited',
  closesAt: undefined,
  left: Number.POSITIVE_INFINITY,
  arrives: undefined,
};

/** Milliseconds in which the closing time is not asked for again. */
const FRESH = 60_000;

/**
 * Returns whether the times of a cart may be requested. While the cart itself is loaded again they wait for it: it may
 * have been ordered, and an ordered cart has none.
 */
const useMayAsk = (cartId: string): boolean | (() => boolean) => {
  const queries = useQueryClient();
  const isLoading = useIsFetching({ queryKey: CART_KEY, exact: true }) > 0;
  // A function, as cart and times are invalidated in one step, before anything is rendered.
  const isCurrent = (): boolean => {
    const known = queries.getQueryState<OperationOutput<typeof getCart>>(CART_KEY);
    return known?.data?.CartId === cartId && !known.isInvalidated;
  };
  return !isLoading && isCurrent;
};

/** Until when the express box may be ordered for this cart, and when it comes. [cart-09, svc-02] */
export const useFastboxTime = ({ CartId, Address }: Pick<CartDetails, 'CartId' | 'Address'>): FastboxTime => {
  const { data, dataUpdatedAt, refetch } = useOperationQuery(
    getFastboxDeliveryTime,
    { query: { cartId: CartId } },
    { enabled: useMayAsk(CartId), staleTime: FRESH, refetchInterval: FRESH },
  );
  const closing = data?.FastboxClosingTime ? Date.parse(data.FastboxClosingTime) : undefined;
  const left = useTimeLeft(closing);
  // An arrival that was told before the closing is no longer possible after it.
  const isOutdated = closing !== undefined && left === 0 && dataUpdatedAt < closing;
  useEffect(() => {
    if (isOutdated) void refetch();
  }, [isOutdated, refetch]);
  const zipcode = Address?.PostalCode ?? '';
  // Neither time is told where no express box goes, nor on a day on which none does.
  const isNeitherTold = data !== undefined && closing === undefined && data.DeliveryTime === null;
  const reached = useOperationQuery(
    addressHasFastboxDelivery,
    { query: { zipcode } },
    { enabled: isNeitherTold && zipcode !== '', staleTime: FRESH },
  );
  if (Address?.IsServiceCenter) return { ...UNLIMITED, state: 'pickup' };
  if (!data) return UNLIMITED;
  if (isNeitherTold) {
    if (zipcode === '' || reached.data === false) return { ...UNLIMITED, state: 'none' };
    return reached.data ? { ...UNLIMITED, state: 'no-run', left: 0 } : UNLIMITED;
  }
  const arrives = isOutdated ? undefined : (data.DeliveryTime ?? undefined);
  if (closing === undefined) return { ...UNLIMITED, state: 'closed', left: 0, arrives };
  return { state: left > 0 ? 'open' : 'closed', closesAt: closing, left, arrives };
};
