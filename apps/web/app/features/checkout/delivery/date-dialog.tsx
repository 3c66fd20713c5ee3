import { type Cart, getCartPrice } from '@grossist/contracts';
import { type CalendarDate, consignments, type DatedLine } from '@grossist/domain';
import { useState } from 'react';
import { useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { ConfirmDialog } from '../../../ui/overlays/index.ts';
import { type CartPrices, dateOfLine } from '../../cart/index.ts';
import { useDeliveryDates } from '../../prices/index.ts';
import { DateCalendar } from './date-calendar.tsx';

interface Arrival {
  /** Undefined for lines without a known date. */
  date: CalendarDate | undefined;
  /** Lines that come on this date. */
  count: number;
  /** Lines that have arrived by then. */
  there: number;
}

interface Arrivals {
  /** Earliest first, lines without a date last. */
  days: readonly Arrival[];
  lineCount: number;
}

/**
 * Returns how many lines of the cart can arrive by each date: stock comes on the first date, the rest when the supplier
 * delivers; a kit comes with its last material. Undefined until prices are loaded.
 */
export const arrivalsOf = (cart: Cart, prices: CartPrices, isCombined: boolean): Arrivals | undefined => {
  const { lines, firstDate } = prices;
  if (!lines) return undefined;
  const dated: DatedLine[] = cart.CartItems.flatMap((line) => {
    const priced = lines.get(line.CartItemId);
    // The header line of a kit is no material.
    if (!priced || line.KitName !== '') return [];
    return [{ lineId: line.CartItemId, deliveryDate: dateOfLine(priced, firstDate), kitId: line.ParentItemId }];
  });
  let there = 0;
  const days = consignments(dated, isCombined).map(({ date, lineIds }) => {
    if (date !== undefined) there += lineIds.length;
    return { date, count: lineIds.length, there };
  });
  return { days, lineCount: dated.length };
};

/** Returns how many lines have arrived by a date. */
export const thereBy = ({ days }: Arrivals, date: string): number =>
  days.reduce((most, day) => (day.date !== undefined && day.date <= date ? day.there : most), 0);

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
