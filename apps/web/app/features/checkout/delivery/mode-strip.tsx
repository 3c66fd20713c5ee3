import type { Cart } from '@grossist/contracts';
import type { CartPrices } from '../../cart/index.ts';
import { FastboxClock } from '../express-box/fastbox-clock.tsx';
import { useFastboxTime } from '../express-box/use-fastbox-time.ts';
import { LazyModeQuestion } from './lazy-dialogs.tsx';
import { ModeSwitch } from './mode-switch.tsx';
import { useDeliveryMode } from './use-delivery-mode.ts';

export interface ModeStripProps {
  cart: Cart;
  prices: CartPrices;
}

/** How a cart is delivered that has no lines yet. */
export const ModeStrip = ({ cart, prices }: ModeStripProps) => {
  const change = useDeliveryMode(cart);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <ModeSwitch cart={cart} change={change} />
      {cart.DeliveryType === 'Fastbox' && <OwnClock cart={cart} />}
      {change.asked && (
        <LazyModeQuestion key={change.asked} cart={cart} prices={prices} to={change.asked} change={change} />
      )}
    </div>
  );
};

const OwnClock = ({ cart }: { cart: Cart }) => <FastboxClock time={useFastboxTime(cart)} />;
