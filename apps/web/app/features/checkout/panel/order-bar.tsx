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
 * Sets a CSS variable to the height of a bar that sticks to the end of the window, in pixels, so that other bars are
 * placed above it and it never covers the focus. 0 while the bar is not sticky.
 */
const useHeightOnPage = (variable: `--${string}`): RefObject<HTMLDivElement | null> => {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const update = (): void => {
      const isSticky = getComputedStyle(element).position === 'sticky';
      style.setProperty(variable, `${isSticky ? element.offsetHeight : 0}px`);
    };
    const watching = new ResizeObserver(update);
    watching.observe(element);
    update();
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
  /** Changes since the cart was shown that the buyer has not accepted or resolved. */
  asked: OpenChanges;
}

// Above the tab bar of a phone; at the end of the panel of sums where that is beside the lines.
const PLACE =
  'sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 tablet:bottom-0 desktop:static desktop:z-auto';
const LOOK =
  'border-line bg-raised p-3 shadow-float max-tablet:-mx-4 max-tablet:border-t max-tablet:px-4 tablet:rounded-t-lg tablet:border desktop:rounded-t-none desktop:border-0 desktop:border-t desktop:shadow-none';

/** Returns true while a mutation is pending; smaller than the library's `useIsMutating`, which can filter them. */
const useIsChanging = (): boolean => {
  const queries = useQueryClient();
  const subscribe = useCallback(
    (notify: () => void) => queries.getMutationCache().subscribe(notifyManager.batchCalls(notify)),
    [queries],
  );
  const isChanging = (): boolean => queries.isMutating() > 0;
  return useSyncExternalStore(subscribe, isChanging, isChanging);
};

/** The total and the order buttons, always visible; disabled buttons have their reasons beside them. */
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
          className="grid max-h-20 gap-1 overflow-y-auto text-sm tablet:max-desktop:min-w-60 tablet:max-desktop:flex-1"
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
          <div className="col-span-full grid grid-cols-[minmax(0,1fr)] gap-2">
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

/** The total, with reserved room while it loads; nothing for buyers without prices or while prices are unavailable. */
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
