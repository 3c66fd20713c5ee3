import type { Cart } from '@grossist/contracts';
import { notifyManager, useQueryClient } from '@tanstack/react-query';
import {
  type RefObject,
  Suspense,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { lazyWithTexts, useText } from '../../../i18n/index.ts';
import { InfoIcon, Skeleton } from '../../../ui/index.ts';
import { useSignedInUser } from '../../../visitor.ts';
import { type CartPrices, kitOffReasons, useCartKits, useProposals } from '../../cart/index.ts';
import { useIsOffline } from '../../offline/index.ts';
import { useEndUserGaps } from '../details/missing-details.ts';
import { useFastboxTime } from '../express-box/use-fastbox-time.ts';
import type { OrderWay } from '../ordering/order-intent.ts';
import type { OpenChanges } from '../ordering/order-refusal.ts';
import { PayButtons } from '../ordering/pay-buttons.tsx';
import type { Ordering } from '../ordering/use-ordering.ts';
import { orderOffReasons } from './order-off-reasons.ts';

/**
 * Tells the page how high a bar is that stays at the window's end, as a CSS variable in pixels, so that others stand
 * above it and what has the focus is never below it. 0 while the bar stands where it belongs in the page.
 */
const useHeightOnPage = (variable: `--${string}`): RefObject<HTMLDivElement | null> => {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const learn = (): void => {
      const isSticky = getComputedStyle(element).position === 'sticky';
      style.setProperty(variable, `${isSticky ? element.offsetHeight : 0}px`);
    };
    const watching = new ResizeObserver(learn);
    watching.observe(element);
    learn();
    return () => {
      watching.disconnect();
      style.removeProperty(variable);
    };
  }, [variable]);
  return bar;
};

const HandOver = lazyWithTexts(async () => (await import('../../punchout/index.ts')).HandOver);
const ConfirmOrder = lazyWithTexts(async () => (await import('../ordering/confirm-order.tsx')).ConfirmOrder);

export interface OrderBarProps {
  cart: Cart;
  prices: CartPrices;
  ordering: Ordering;
  /** Changes that the shop asks about and that are not answered yet. */
  asked: OpenChanges;
}

// Above the tabs of a phone; at the end of the panel of sums where that stands beside the lines.
const PLACE =
  'sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 tablet:bottom-0 desktop:static desktop:z-auto';
const LOOK =
  'border-line bg-raised p-3 shadow-float max-tablet:-mx-4 max-tablet:border-t max-tablet:px-4 tablet:rounded-t-lg tablet:border desktop:rounded-t-none desktop:border-0 desktop:border-t desktop:shadow-none';

/** Returns true while a change is sent: without the weight of the library's own hook, which can tell them apart. */
const useIsChanging = (): boolean => {
  const queries = useQueryClient();
  const subscribe = useCallback(
    (notify: () => void) => queries.getMutationCache().subscribe(notifyManager.batchCalls(notify)),
    [queries],
  );
  const isChanging = (): boolean => queries.isMutating() > 0;
  return useSyncExternalStore(subscribe, isChanging, isChanging);
};

/** The total and the way to the order, in sight however long the cart is; a button that is off says why. */
export const OrderBar = ({ cart, prices, ordering, asked }: OrderBarProps) => {
  const text = useText();
  const reasonsId = useId();
  const bar = useHeightOnPage('--order-bar');
  const user = useSignedInUser();
  const { pending } = useProposals();
  const [way, setWay] = useState<OrderWay>('invoice');
  const [isAsking, setAsking] = useState(false);
  const isChanging = useIsChanging();
  const proposalCount = cart.CartItems.filter((line) => pending.has(line.CartItemId)).length;
  const fastbox = useFastboxTime(cart);
  const endUserGaps = useEndUserGaps(cart);
  const { data: kits } = useCartKits(cart);
  const kitReasons = kitOffReasons(kits);
  const isOffline = useIsOffline();
  const reasons = orderOffReasons({
    user,
    isOffline,
    cart,
    prices,
    proposalCount,
    fastbox,
    ordering,
    asked,
    kitReasons,
  });
  const isWaiting = prices.lines === undefined || prices.isRefreshing || isChanging;

  return (
    <div
      ref={bar}
      className={`grid grid-cols-[minmax(0,1fr)] gap-2 tablet:max-desktop:flex tablet:max-desktop:flex-wrap tablet:max-desktop:items-center tablet:max-desktop:gap-x-6 ${PLACE} ${LOOK}`}
    >
      <Total prices={prices} />
      {reasons.length > 0 && !user?.isPunchout && (
        <ul
          id={reasonsId}
          className="grid max-h-20 gap-1 overflow-y-auto text-sm tablet:max-desktop:min-w-0 tablet:max-desktop:flex-1"
        >
          {reasons.map((reason) => (
            <li key={reason} className="flex items-start gap-2">
              <InfoIcon size={18} className="mt-px shrink-0 text-muted" />
              {text(reason)}
            </li>
          ))}
        </ul>
      )}
      <div className="grid grid-cols-2 gap-2 *:only:col-span-full tablet:max-desktop:ml-auto desktop:grid-cols-1">
        {user?.isPunchout ? (
          <div className="col-span-full grid gap-2">
            <Suspense fallback={<Skeleton className="h-12 w-full" />}>
              <HandOver
                cart={cart}
                cartReasons={reasons}
                isEndUserMissing={endUserGaps.length > 0}
                isWaiting={isWaiting}
              />
            </Suspense>
          </div>
        ) : (
          <PayButtons
            reasonsId={reasons.length > 0 ? reasonsId : undefined}
            isWaiting={isWaiting}
            underWay={isAsking ? undefined : ordering.underWay}
            onPay={(chosen) => {
              setWay(chosen);
              setAsking(true);
            }}
          />
        )}
      </div>
      {isAsking && (
        <Suspense>
          <ConfirmOrder
            isOpen
            way={way}
            cart={cart}
            prices={prices}
            isPlacing={ordering.underWay !== undefined}
            isWaiting={isWaiting}
            onClose={() => setAsking(false)}
            onOrder={async () => {
              await ordering.order(way, cart, prices);
              setAsking(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
};

/** The total in a place that is as large before it is known; nothing for who may not see prices, or while there are none. */
const Total = ({ prices: { sums, isStale, isUnavailable } }: Pick<OrderBarProps, 'prices'>) => {
  const text = useText();
  if (isUnavailable || sums?.TotalStr === '') return null;
  return (
    <dl>
      <div className="flex min-h-7 items-center justify-between gap-4 text-lg font-semibold">
        <dt>{text('cart.sum.total')}</dt>
        <dd className={`whitespace-nowrap ${isStale ? 'text-muted italic' : ''}`}>
          {sums ? sums.TotalStr : <Skeleton className="h-5 w-28" />}
        </dd>
      </div>
    </dl>
  );
};
