import type { Cart } from '@grossist/contracts';
import { useText } from '../../../i18n/index.ts';
import { Skeleton, TruckIcon } from '../../../ui/index.ts';
import { type CartPrices, cartDates } from '../../cart/index.ts';
import { DeliveryDates } from '../../prices/index.ts';
import { CenterHours } from '../../service-centers/index.ts';
import { FastboxClock } from '../express-box/fastbox-clock.tsx';
import { useFastboxTime } from '../express-box/use-fastbox-time.ts';
import { DeliveryChoices } from './delivery-choices.tsx';
import { LazyModeQuestion } from './lazy-dialogs.tsx';
import { useDeliveryMode } from './use-delivery-mode.ts';

/** Delivery dates of the lines; for pick-up also the opening hours of the service center. */
const ArrivalLine = ({ cart, prices }: { cart: Cart; prices: CartPrices }) => {
  const groups = cartDates(cart, prices);
  return (
    <p className="flex min-h-6 min-w-0 flex-1 items-start gap-2 text-sm max-desktop:basis-full">
      <TruckIcon size={18} className="mt-px shrink-0 text-muted" />
      {groups ? (
        <span>
          <DeliveryDates groups={groups} />
          {cart.Address?.IsServiceCenter && (
            <span className="block text-muted">
              <CenterHours serviceCenterId={cart.Address.Id} />
            </span>
          )}
        </span>
      ) : (
        <Skeleton className="my-0.5 h-4 w-56" />
      )}
    </p>
  );
};

/** Chooses how and when the cart is delivered. Section 4, "Delivery modes" and "Delivery choices named". */
export const DeliveryBar = ({ cart, prices }: { cart: Cart; prices: CartPrices }) => {
  const text = useText();
  const change = useDeliveryMode(cart);
  const fastbox = useFastboxTime(cart);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <DeliveryChoices cart={cart} prices={prices} change={change} fastbox={fastbox} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {cart.DeliveryType === 'Fastbox' ? (
          <FastboxClock time={fastbox} />
        ) : (
          <ArrivalLine cart={cart} prices={prices} />
        )}
        {cart.IsFastboxMaxi && <p className="text-muted">{text('delivery.fastbox.maxi')}</p>}
      </div>
      {change.asked && (
        <LazyModeQuestion key={change.asked} cart={cart} prices={prices} to={change.asked} change={change} />
      )}
    </div>
  );
};
