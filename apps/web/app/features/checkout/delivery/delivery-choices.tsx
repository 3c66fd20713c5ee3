import { type Cart, getClosingTime, type OperationOutput } from '@grossist/contracts';
import { type ClosingWindow, calendarDate, closingWindow, deliveryChoices, type OfferedChoice } from '@grossist/domain';
import { useState } from 'react';
import { useOperationQuery } from '../../../api/index.ts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { type CartPrices, modeOf } from '../../cart/index.ts';
import { useDeliveryDates, useMarketClock } from '../../prices/index.ts';
import { type FastboxTime, isOver } from '../express-box/use-fastbox-time.ts';
import { ChoiceButton, ChoiceFace } from './choice-button.tsx';
import { LazyDateDialog } from './lazy-dialogs.tsx';
import { useDeliveryChoice } from './use-delivery-choice.ts';
import type { ModeChange } from './use-delivery-mode.ts';

const MINUTE = 60_000;

const windowOf = (state: ClosingWindow['state'], left: number): ClosingWindow => ({
  state,
  closesAt: undefined,
  millisecondsLeft: left,
  minutesLeft: Math.ceil(left / MINUTE),
  nextOpenDate: undefined,
});

/** Until the closing time is loaded there is no limit. Section 4. */
const UNLIMITED = closingWindow({ closingTime: undefined, timeZone: 'UTC' }, 0);

/**
 * Closed only if no express box can be ordered: after the closing time one may still be ordered for the next opening.
 */
const windowOfFastbox = (time: FastboxTime): ClosingWindow => {
  if (time.state === 'unlimited' || time.state === 'none' || time.state === 'pickup') return UNLIMITED;
  return windowOf(isOver(time) ? 'closed' : 'open', time.left);
};

/** Returns today's opening window of a service center. [svc-01] */
const windowOfCenter = (times: OperationOutput<typeof getClosingTime> | undefined): ClosingWindow => {
  if (!times) return UNLIMITED;
  return windowOf(times.SecondsLeft > 0 ? 'open' : 'closed', times.SecondsLeft * 1000);
};

interface DeliveryChoicesProps {
  cart: Cart;
  prices: CartPrices;
  change: ModeChange;
  fastbox: FastboxTime;
}

const STALE_MS = 60_000;

/**
 * Express box, as soon as possible, on a day, or picked up today, each with its time or why it is unavailable; and
 * whether the cart is packed as a smart kit. Section 4.
 */
export const DeliveryChoices = ({ cart, prices, change, fastbox }: DeliveryChoicesProps) => {
  const text = useText();
  const format = useFormat();
  const written = useDeliveryDates();
  const { dayAndClock } = useMarketClock();
  const [seenAt] = useState(Date.now);
  const mode = modeOf(cart.DeliveryType);
  const { standard } = prices;
  const firstDate = standard?.FirstDeliveryDate ?? undefined;
  const { data: center, isError: isCenterUnknown } = useOperationQuery(getClosingTime, {}, { staleTime: STALE_MS });
  const serviceCenterId = center?.ServiceCenterId || undefined;
  const making = useDeliveryChoice({ cart, change });

  const dates = [firstDate, cart.DeliveryDate].flatMap((date) => (date ? [calendarDate(date)] : []));
  const offered = deliveryChoices({
    deliveryType: mode,
    hasAddress: cart.Address !== null,
    isPickup: cart.Address?.IsServiceCenter === true,
    possibleDates: dates,
    hasDirectDelivery: cart.CartItems.some((line) => line.IsDirectDeliveryProduct),
    addressHasFastbox: fastbox.state === 'none' ? false : undefined,
    fastboxWindow: windowOfFastbox(fastbox),
    ...(serviceCenterId !== undefined && { serviceCenter: { window: windowOfCenter(center) } }),
  });
  const pickUpText = (times: OperationOutput<typeof getClosingTime>): string => {
    const isYetToOpen = times.OpeningTime !== null && Date.parse(times.OpeningTime) > seenAt;
    const { ServiceCenterName: name, LocalOpeningTime: opens, LocalClosingTime: closes } = times;
    return isYetToOpen
      ? text('delivery.choice.pickup.hours', { name, hours: format.hours(opens, closes) })
      : text('delivery.choice.pickup.text', { name, time: format.clock(closes) });
  };
  const closedText = center?.NextOpenDate
    ? text('delivery.off.closedUntil', { date: written.firm(center.NextOpenDate) })
    : undefined;
  const detailOf = ({ choice }: OfferedChoice): string | undefined => {
    switch (choice) {
      case 'fastbox':
        if (fastbox.arrives === undefined) return text('delivery.choice.fastbox.text');
        return text('delivery.choice.arrives', { time: dayAndClock(fastbox.arrives) });
      case 'standard':
        if (standard?.DeliveryDate) return written.firm(standard.DeliveryDate);
        if (firstDate !== undefined) return text('delivery.choice.undated');
        return prices.isUnavailable ? text('delivery.choice.unknown') : undefined;
      case 'custom-date':
        return cart.DeliveryDate ? written.firm(cart.DeliveryDate) : text('delivery.choice.date.text');
      case 'pickup-today':
        if (!center) return isCenterUnknown ? text('delivery.choice.unknown') : undefined;
        return pickUpText(center);
    }
  };
  return (
    <div
      role="group"
      aria-label={text('delivery.choice')}
      className="grid grid-cols-[minmax(0,1fr)] gap-2 tablet:grid-cols-2 laptop:grid-cols-3 desktop:grid-cols-5"
    >
      {offered.map((one) => (
        <ChoiceButton
          key={one.choice}
          offered={one}
          isChosen={one.choice === cart.DeliveryChoice}
          closed={one.choice === 'pickup-today' ? closedText : undefined}
          detail={detailOf(one)}
          isLoading={one.choice === 'standard' && !prices.isUnavailable}
          isBusy={making.isChanging}
          isMissing={one.choice === 'pickup-today' && center !== undefined && serviceCenterId === undefined}
          isUnknown={one.choice === 'pickup-today' && center === undefined}
          onChoose={() => making.choose(one.choice)}
        />
      ))}
      <ChoiceFace
        name={text('delivery.mode.smartKit')}
        detail={text('delivery.choice.smartKit.text')}
        // Shows the choice while its question is open, so that the press is visible.
        isChosen={(change.asked ?? mode) === 'smart-kit'}
        isOff={false}
        isBusy={change.isChanging}
        isExtra
        onPress={() => change.wish(mode === 'smart-kit' ? 'normal' : 'smart-kit')}
      />
      {making.isAskingForDate && (
        <LazyDateDialog
          cart={cart}
          prices={prices}
          title={text('delivery.date.title')}
          does={text('delivery.date.do')}
          isPending={making.isChanging}
          onClose={making.stay}
          onChoose={making.chooseDate}
        />
      )}
    </div>
  );
};
