import type { Cart } from '@grossist/contracts';
import { Skeleton, TruckIcon } from '../../../ui/index.ts';
import type { CartPrices } from '../../cart/index.ts';
import { cartDates } from '../../cart/index.ts';
import { DeliveryDates } from '../../prices/index.ts';
import { CenterHours } from '../../service-centers/index.ts';

/** When the lines come, in a place of its own; of what is picked up also when the service center is open. */
export const ArrivalLine = ({ cart, prices }: { cart: Cart; prices: CartPrices }) => {
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
