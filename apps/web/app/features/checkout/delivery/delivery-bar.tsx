import type { Cart } from '@grossist/contracts';
import { useText } from '../../../i18n/index.ts';
import type { CartPrices } from '../../cart/index.ts';
import { FastboxClock } from '../express-box/fastbox-clock.tsx';
import { useFastboxTime } from '../express-box/use-fastbox-time.ts';
import { ArrivalLine } from './arrival-line.tsx';
import { DeliveryChoices } from './delivery-choices.tsx';
import { LazyModeQuestion } from './lazy-dialogs.tsx';
import { useDeliveryMode } from './use-delivery-mode.ts';

/** How and when the cart is delivered, in one choice. Section 4, "Delivery modes" and "Delivery choices named". */
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
