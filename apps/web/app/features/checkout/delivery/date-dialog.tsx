import { type Cart, getCartPrice } from '@grossist/contracts';
import { useState } from 'react';
import { useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/index.ts';
import { Dialog } from '../../../ui/overlays/index.ts';
import type { CartPrices } from '../../cart/index.ts';
import { arrivalsOf, thereBy } from '../../cart/index.ts';
import { useDeliveryDates } from '../../prices/index.ts';
import { ArrivalsPicture } from './arrivals-picture.tsx';
import { DateCalendar } from './date-calendar.tsx';

export interface DateDialogProps {
  cart: Cart;
  prices: CartPrices;
  title: string;
  /** What the button does with the date. */
  does: string;
  isPending: boolean;
  onClose: () => void;
  onChoose: (date: string) => void;
}

/** A day to deliver on, from those that are possible, with what of the cart can be there by then. [cart-37, erp-10] */
export const DateDialog = ({ cart, prices, title, does, isPending, onClose, onChoose }: DateDialogProps) => {
  const text = useText();
  const dates = useDeliveryDates();
  // Of an empty cart no prices are shown, but it has its days.
  const ownDays = useOperationQuery(getCartPrice, { body: {} }, { enabled: prices.standard === undefined });
  const standard = prices.standard ?? ownDays.data?.DeliveryOption?.Standard;
  const isByRoute = cart.DeliveryType !== 'Fastbox' && cart.Address?.IsServiceCenter !== true;
  const first = standard?.DeliveryDate ?? standard?.FirstDeliveryDate ?? undefined;
  const suggested = isByRoute && prices.isChosenDatePossible ? (cart.DeliveryDate ?? first) : first;
  const [chosen, setDate] = useState<string>();
  const date = chosen ?? suggested;
  // What lines come when is known of the way that the cart is delivered now.
  const arrivals = isByRoute ? arrivalsOf(cart, prices, false) : undefined;
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            {text('drafts.cancel')}
          </Button>
          <Button kind="primary" isDisabled={!date} isPending={isPending} onPress={() => date && onChoose(date)}>
            {does}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <DateCalendar key={suggested} way={standard} chosen={date} onChoose={setDate} />
        <p role="status" className="min-h-6 font-semibold">
          {date && arrivals
            ? text('delivery.date.there', {
                date: dates.firm(date),
                count: thereBy(arrivals, date),
                total: arrivals.lineCount,
              })
            : date && dates.firm(date)}
        </p>
        {arrivals && <ArrivalsPicture arrivals={arrivals} chosen={date} />}
      </div>
    </Dialog>
  );
};
