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
   * `unlimited` until the closing time is loaded; `closed` after today's closing time; `no-run` on a day without
   * express boxes; `none` if no express box reaches the cart's address; `pickup` when the cart is picked up. Section 4.
   */
  state: 'unlimited' | 'open' | 'closed' | 'no-run' | 'none' | 'pickup';
  /** Today's closing time in milliseconds since 1970; undefined while it is loading or if there is none. */
  closesAt: number | undefined;
  /** Milliseconds until the closing, 0 once it has passed. */
  left: number;
  /** When an express box that is ordered now arrives; after the closing time by the next opening. */
  arrives: string | undefined;
}

/** Returns true if no express box can be ordered: closed for today, and no next opening is known. */
export const isOver = ({ state, arrives }: FastboxTime): boolean =>
  (state === 'closed' || state === 'no-run') && arrives === undefined;

const UNLIMITED: FastboxTime = {
  state: 'unlimited',
  closesAt: undefined,
  left: Number.POSITIVE_INFINITY,
  arrives: undefined,
};

/** Milliseconds for which a closing time is fresh. */
const STALE_MS = 60_000;

/**
 * Returns whether the times of a cart may be requested: not while the cart itself is reloading, since it may have been
 * ordered and has no times then.
 */
const useCanRequest = (cartId: string): boolean | (() => boolean) => {
  const queries = useQueryClient();
  const isLoading = useIsFetching({ queryKey: CART_KEY, exact: true }) > 0;
  // A function, as cart and times are invalidated in one step, before anything is rendered.
  const isCurrent = (): boolean => {
    const known = queries.getQueryState<OperationOutput<typeof getCart>>(CART_KEY);
    return known?.data?.CartId === cartId && !known.isInvalidated;
  };
  return !isLoading && isCurrent;
};

/** Loads when express-box orders close for this cart and when the box arrives. [cart-09, svc-02] */
export const useFastboxTime = ({ CartId, Address }: Pick<CartDetails, 'CartId' | 'Address'>): FastboxTime => {
  const { data, dataUpdatedAt, refetch } = useOperationQuery(
    getFastboxDeliveryTime,
    { query: { cartId: CartId } },
    { enabled: useCanRequest(CartId), staleTime: STALE_MS, refetchInterval: STALE_MS },
  );
  const closing = data?.FastboxClosingTime ? Date.parse(data.FastboxClosingTime) : undefined;
  const left = useTimeLeft(closing);
  // An arrival that was loaded before the closing time is impossible after it.
  const isOutdated = closing !== undefined && left === 0 && dataUpdatedAt < closing;
  useEffect(() => {
    if (isOutdated) void refetch();
  }, [isOutdated, refetch]);
  const zipcode = Address?.PostalCode ?? '';
  // Both times are missing if no express box reaches the address, and on days without express boxes.
  const isWithoutTimes = data !== undefined && closing === undefined && data.DeliveryTime === null;
  const reached = useOperationQuery(
    addressHasFastboxDelivery,
    { query: { zipcode } },
    { enabled: isWithoutTimes && zipcode !== '', staleTime: STALE_MS },
  );
  if (Address?.IsServiceCenter) return { ...UNLIMITED, state: 'pickup' };
  if (!data) return UNLIMITED;
  if (isWithoutTimes) {
    if (zipcode === '' || reached.data === false) return { ...UNLIMITED, state: 'none' };
    return reached.data ? { ...UNLIMITED, state: 'no-run', left: 0 } : UNLIMITED;
  }
  const arrives = isOutdated ? undefined : (data.DeliveryTime ?? undefined);
  if (closing === undefined) return { ...UNLIMITED, state: 'closed', left: 0, arrives };
  return { state: left > 0 ? 'open' : 'closed', closesAt: closing, left, arrives };
};
