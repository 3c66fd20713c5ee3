import { type Cart, getCartPrice } from '@grossist/contracts';
import { useState } from 'react';
import { useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { ConfirmDialog } from '../../../ui/overlays/index.ts';
import type { CartPrices } from '../../cart/index.ts';
import { useDeliveryDates } from '../../prices/index.ts';
import { type Arrivals, arrivalsOf, thereBy } from './arrivals.ts';
import { DateCalendar } from './date-calendar.tsx';

/** Days that are shown; the last row sums up the others. */
const MOST_DAYS = 6;

/** Chart of the next days: how many lines have arrived by each delivery date. */
const ArrivalsPicture = ({ arrivals, chosen }: { arrivals: Arrivals; chosen: string | undefined }) => {
  const text = useText();
  const dates = useDeliveryDates();
  const { days, lineCount } = arrivals;
  const dated = days.filter((day) => day.date !== undefined);
  // The last day includes those between.
  const shown = dated.length > MOST_DAYS ? [...dated.slice(0, MOST_DAYS - 1), ...dated.slice(-1)] : dated;
  const undated = days.find((day) => day.date === undefined)?.count ?? 0;
  if (lineCount === 0) return null;
  return (
    <section aria-label={text('delivery.days')}>
      <h3 className="mb-2 font-semibold">{text('delivery.days')}</h3>
      <ol className="grid grid-cols-[max-content_minmax(0,1fr)_max-content] gap-x-3 gap-y-1.5">
        {shown.map(({ date, there }) => (
          <li key={date} className="col-span-full grid grid-cols-subgrid items-center text-sm">
            <span className={date === chosen ? 'font-semibold' : ''}>{date && dates.firm(date)}</span>
            <Bar share={there / lineCount} isChosen={chosen !== undefined && date !== undefined && date <= chosen} />
            <span className="text-right">{text('delivery.days.lines', { count: there, total: lineCount })}</span>
          </li>
        ))}
      </ol>
      {undated > 0 && <p className="mt-2 text-sm text-muted">{text('delivery.arrival.undated', { count: undated })}</p>}
    </section>
  );
};

const Bar = ({ share, isChosen }: { share: number; isChosen: boolean }) => (
  <span aria-hidden="true" className="block h-3 overflow-hidden rounded-sm bg-sunken">
    <span
      className={`block h-full rounded-sm ${isChosen ? 'bg-stock-green' : 'bg-edge'}`}
      style={{ width: `${Math.round(share * 100)}%` }}
    />
  </span>
);

export interface DateDialogProps {
  cart: Cart;
  prices: CartPrices;
  title: string;
  /** Label of the button that takes the date. */
  does: string;
  isPending: boolean;
  onClose: () => void;
  onChoose: (date: string) => void;
}

/** Chooses one of the possible delivery days, with how many lines can arrive by then. [cart-37, erp-10] */
export const DateDialog = ({ cart, prices, title, does, isPending, onClose, onChoose }: DateDialogProps) => {
  const text = useText();
  const dates = useDeliveryDates();
  // An empty cart has delivery days, but no prices on the page.
  const ownDays = useOperationQuery(getCartPrice, { body: {} }, { enabled: prices.standard === undefined });
  const standard = prices.standard ?? ownDays.data?.DeliveryOption?.Standard;
  const isByRoute = cart.DeliveryType !== 'Fastbox' && cart.Address?.IsServiceCenter !== true;
  const first = standard?.DeliveryDate ?? standard?.FirstDeliveryDate ?? undefined;
  const suggested = isByRoute && prices.isChosenDatePossible ? (cart.DeliveryDate ?? first) : first;
  const [chosen, setDate] = useState<string>();
  const date = chosen ?? suggested;
  // The dates of lines are known for the current delivery choice only.
  const arrivals = isByRoute ? arrivalsOf(cart, prices, false) : undefined;
  return (
    <ConfirmDialog
      title={title}
      cancel={text('drafts.cancel')}
      confirm={does}
      isDisabled={!date}
      isPending={isPending}
      isCancelDisabled={isPending}
      onConfirm={() => date && onChoose(date)}
      onClose={onClose}
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
    </ConfirmDialog>
  );
};
