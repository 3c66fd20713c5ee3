import { useText } from '../../../i18n/index.ts';
import { useAmount } from '../../../use-amount.ts';
import { useDeliveryDates } from '../../prices/index.ts';
import type { LineChange } from './order-changes.tsx';

type Side = NonNullable<LineChange['Was']>;

/** Returns the function that writes one side of a change: a price, or the confirmed and the back-ordered quantity. */
const useSide = (unit: string) => {
  const text = useText();
  const dates = useDeliveryDates();
  const { wireAmount } = useAmount();
  return (side: Side | null): string => {
    if (!side) return '';
    if (side.NetPriceStr !== '') return side.NetPriceStr;
    const owed = side.BackOrderQuantity ?? 0;
    if (owed === 0) return side.ConfirmedQuantity === null ? '' : wireAmount(side.ConfirmedQuantity, unit);
    return text('cart.stock.later', { amount: wireAmount(owed, unit), date: dates.expected(side.DeliveryDate) });
  };
};

/** The previous value, struck out, and the current one; labeled for screen readers. */
export const ChangedValue = ({ change, unit }: { change: LineChange; unit: string }) => {
  const side = useSide(unit);
  return <FromTo was={side(change.Was)} now={side(change.Now)} />;
};

export const FromTo = ({ was, now }: { was: string; now: string }) => {
  const text = useText();
  if (now === '') return null;
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      {was !== '' && (
        <>
          <s className="whitespace-nowrap text-muted">
            <span className="sr-only">{text('ordering.was')} </span>
            {was}
          </s>{' '}
          <span aria-hidden="true">→</span>{' '}
        </>
      )}
      <b>
        <span className="sr-only">{text('ordering.now')} </span>
        {now}
      </b>
    </span>
  );
};
