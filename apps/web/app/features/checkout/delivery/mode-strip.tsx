import type { Cart, CartDetails } from '@grossist/contracts';
import type { DeliveryType } from '@grossist/domain';
import { useText } from '../../../i18n/index.ts';
import { MODES, modeOf } from '../../cart/index.ts';
import { FastboxClock } from '../express-box/fastbox-clock.tsx';
import { useFastboxTime } from '../express-box/use-fastbox-time.ts';
import { LazyModeQuestion, type ModeStripProps } from './lazy-dialogs.tsx';
import { type ModeChange, useDeliveryMode } from './use-delivery-mode.ts';

interface ModeSwitchProps {
  cart: CartDetails;
  change: ModeChange;
}

/** Switches between normal delivery, express box and smart kit. Section 4. */
const ModeSwitch = ({ cart, change }: ModeSwitchProps) => {
  const text = useText();
  // Shows the choice while its question is open, so that the press is visible.
  const shown: DeliveryType = change.asked ?? modeOf(cart.DeliveryType);
  return (
    <div
      role="group"
      aria-label={text('delivery.mode')}
      className="flex rounded-md border border-edge bg-surface p-0.5 max-tablet:w-full"
    >
      {MODES.map(({ mode, name }) => (
        <button
          key={mode}
          type="button"
          aria-pressed={mode === shown}
          aria-disabled={change.isChanging || undefined}
          onClick={() => !change.isChanging && change.wish(mode)}
          className="min-h-8.5 flex-1 rounded-sm px-3 text-sm font-semibold whitespace-nowrap text-muted hover:text-ink aria-pressed:bg-accent-soft aria-pressed:text-accent-strong"
        >
          {text(name)}
        </button>
      ))}
    </div>
  );
};

/** The delivery mode of a cart without lines, with the express box's closing time. */
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
