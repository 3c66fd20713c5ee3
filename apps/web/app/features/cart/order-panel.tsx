import type { Cart } from '@grossist/contracts';
import { useIsMutating } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { InfoIcon } from '../../ui/index.ts';
import { useSignedInUser } from '../../visitor.ts';
import { HandOver } from '../punchout/index.ts';
import { ConfirmOrder } from './confirm-order.tsx';
import { useEndUserGaps, useFastboxTime } from './delivery/index.ts';
import { kitOffReasons, useCartKits } from './kits/index.ts';
import { orderOffReasons } from './order-off-reasons.ts';
import { type Asked, type Ordering, type OrderWay, PayButtons } from './ordering/index.ts';
import { PriceSummary } from './price-summary.tsx';
import { useProposals } from './proposals.tsx';
import { SavingsButton } from './savings/index.ts';
import { SummaryMore } from './summary/summary-more.tsx';
import type { CartPrices } from './use-cart.ts';

export interface OrderPanelProps {
  cart: Cart;
  prices: CartPrices;
  ordering: Ordering;
  /** What the shop said of it and is not answered yet. */
  asked: Asked;
  /** The line whose suggestion somebody wants to see. */
  savingsOf?: string;
  onSavingsSeen?: () => void;
}

/** The sums and the way to the order; a button that is off says why. */
export const OrderPanel = ({ cart, prices, ordering, asked, savingsOf, onSavingsSeen }: OrderPanelProps) => {
  const text = useText();
  const reasonsId = useId();
  const user = useSignedInUser();
  const { pending } = useProposals();
  const [way, setWay] = useState<OrderWay>('invoice');
  const [isAsking, setAsking] = useState(false);
  const isChanging = useIsMutating() > 0;
  const proposalCount = cart.CartItems.filter((line) => pending.has(line.CartItemId)).length;
  const fastbox = useFastboxTime(cart);
  const endUserGaps = useEndUserGaps(cart);
  const { data: kits } = useCartKits(cart);
  const kitReasons = kitOffReasons(kits);
  const reasons = orderOffReasons({ user, cart, prices, proposalCount, fastbox, ordering, asked, kitReasons });
  const isWaiting = prices.lines === undefined || prices.isRefreshing || isChanging;

  return (
    <section
      aria-label={text('cart.sum')}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-lg border border-line bg-surface p-4 laptop:sticky laptop:top-32 laptop:max-h-[calc(100dvh-9rem)] laptop:overflow-y-auto"
    >
      <h2 className="text-lg">{text('cart.sum')}</h2>
      <PriceSummary prices={prices} />
      <SavingsButton cart={cart} prices={prices} asked={savingsOf} onClose={() => onSavingsSeen?.()} />
      {user?.isPunchout ? (
        <HandOver cart={cart} cartReasons={reasons} isEndUserMissing={endUserGaps.length > 0} isWaiting={isWaiting} />
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
      {reasons.length > 0 && !user?.isPunchout && (
        <ul id={reasonsId} className="grid gap-1 text-sm">
          {reasons.map((reason) => (
            <li key={reason} className="flex items-start gap-2">
              <InfoIcon size={18} className="mt-px shrink-0 text-muted" />
              {text(reason)}
            </li>
          ))}
        </ul>
      )}
      <SummaryMore prices={prices} />
      <ConfirmOrder
        isOpen={isAsking}
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
    </section>
  );
};
