import { addressHasFastboxDelivery, type CartDetails, getFastboxDeliveryTime } from '@grossist/contracts';
import { FASTBOX_REFRESH, timeLeft } from '@grossist/domain';
import { useEffect, useState } from 'react';
import { useOperationQuery } from '../../../api/index.ts';

export interface FastboxTime {
  /**
   * Unlimited until the closing time is loaded, closed when none arrives today any more; `none` where no express box goes
   * to the cart's address. Section 4.
   */
  state: 'unlimited' | 'open' | 'closed' | 'none';
  /** Milliseconds until the closing, 0 once it has passed. */
  left: number;
  /** When an express box ordered now arrives, if it is closed for today from the next opening on. */
  arrives: string | undefined;
}

/** None can be ordered: it is closed for today, and nobody knows of a next opening. */
export const isOver = ({ state, arrives }: FastboxTime): boolean => state === 'closed' && arrives === undefined;

const UNLIMITED: FastboxTime = { state: 'unlimited', left: Number.POSITIVE_INFINITY, arrives: undefined };

/** The time until a closing (milliseconds since 1970), looked at every five seconds; it stops at zero. */
const useTimeLeft = (closing: number | undefined): number => {
  const [now, setNow] = useState(Date.now);
  const left = closing === undefined ? Number.POSITIVE_INFINITY : timeLeft(closing, now);
  useEffect(() => {
    if (closing === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const look = (): void => {
      const present = Date.now();
      setNow(present);
      const rest = timeLeft(closing, present);
      if (rest > 0) timer = setTimeout(look, Math.min(FASTBOX_REFRESH, rest));
    };
    // At once, since the page may have stood for long before the closing was known.
    timer = setTimeout(look);
    return () => clearTimeout(timer);
  }, [closing]);
  return left;
};

/** Milliseconds in which the closing time is not asked for again. */
const FRESH = 60_000;

/** Until when the express box may be ordered for this cart, and when it comes. [cart-09, svc-02] */
export const useFastboxTime = ({ CartId, Address }: Pick<CartDetails, 'CartId' | 'Address'>): FastboxTime => {
  const { data, dataUpdatedAt, refetch } = useOperationQuery(
    getFastboxDeliveryTime,
    { query: { cartId: CartId } },
    { staleTime: FRESH, refetchInterval: FRESH },
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
  if (!data) return UNLIMITED;
  if (isNeitherTold) {
    if (zipcode === '' || reached.data === false) return { ...UNLIMITED, state: 'none' };
    return reached.data ? { ...UNLIMITED, state: 'closed', left: 0 } : UNLIMITED;
  }
  const arrives = isOutdated ? undefined : (data.DeliveryTime ?? undefined);
  if (closing === undefined) return { state: 'closed', left: 0, arrives };
  return { state: left > 0 ? 'open' : 'closed', left, arrives };
};
