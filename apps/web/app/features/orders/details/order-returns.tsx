import type { OrderDetails } from '@grossist/contracts';
import { useId } from 'react';
import { useText } from '../../../i18n/index.ts';
import { StateMark, TextLink } from '../../../ui/index.ts';
import { useMoment } from '../../../use-moment.ts';
import { RETURN_STATUS } from '../order-words.ts';

/** What of the order went or goes back. */
export const OrderReturns = ({ returns }: { returns: OrderDetails['Returns'] }) => {
  const text = useText();
  const headingId = useId();
  const moment = useMoment();
  return (
    <section aria-labelledby={headingId} className="rounded-lg border border-line bg-surface p-4">
      <h2 id={headingId} className="mb-1 text-lg">
        {text('orders.tab.returns')}
      </h2>
      <ul className="grid gap-1.5">
        {returns.map((one) => {
          const { shape, word } = RETURN_STATUS[one.Status];
          return (
            <li key={one.ReturnOrderId} className="flex flex-wrap items-baseline justify-between gap-x-4">
              <TextLink to={`/orders/returns/${one.ReturnOrderId}`}>{one.ReturnNumber}</TextLink>
              <StateMark shape={shape}>{text(word)}</StateMark>
              <span className="w-full text-sm text-muted">{moment(one.ReturnedAt)}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
