import type { Cart } from '@grossist/contracts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { Skeleton, TruckIcon } from '../../../ui/index.ts';
import type { CartPrices } from '../use-cart.ts';
import { type Arrivals, arrivalsOf } from './arrivals-of.ts';

/** When the lines come, in a sentence in a place of its own. */
export const ArrivalLine = ({ cart, prices }: { cart: Cart; prices: CartPrices }) => {
  const say = useArrivalText();
  if (cart.Address?.IsServiceCenter) return null;
  const arrivals = arrivalsOf(cart, prices, cart.CombinedDelivery);
  return (
    <p className="flex min-h-6 min-w-0 flex-1 items-start gap-2 text-sm max-desktop:basis-full">
      <TruckIcon size={18} className="mt-px shrink-0 text-muted" />
      {arrivals ? <span>{say(arrivals)}</span> : <Skeleton className="my-0.5 h-4 w-56" />}
    </p>
  );
};

const useArrivalText = () => {
  const text = useText();
  const format = useFormat();
  return ({ days, lineCount }: Arrivals): string => {
    const dated = days.filter((day) => day.date !== undefined);
    const [first] = dated;
    const last = dated.at(-1);
    if (!first?.date || !last?.date) return text('delivery.arrival.unknown');
    const date = format.day(first.date);
    const unknown = lineCount - last.there;
    const known =
      first === last
        ? text(unknown === 0 ? 'delivery.arrival.all' : 'delivery.arrival.some', {
            count: first.there,
            total: lineCount,
            date,
          })
        : text('delivery.arrival.first', { count: first.there, total: lineCount, date, last: format.day(last.date) });
    const said = unknown === 0 ? known : `${known} ${text('delivery.arrival.undated', { count: unknown })}`;
    // A date that ends with a dot ends its sentence too.
    return said.replaceAll('..', '.');
  };
};
