import type { OrderDetails } from '@grossist/contracts';
import { marketFacts } from '@grossist/domain';
import { useId } from 'react';
import { useFormat, useText } from '../../../i18n/index.ts';
import { TextLink } from '../../../ui/index.ts';
import { useRootData } from '../../../visitor.ts';
import { RETURN_STATUS } from '../order-words.ts';
import { StatusMark } from '../status-mark.tsx';

/** What of the order went or goes back. */
export const OrderReturns = ({ returns }: { returns: OrderDetails['Returns'] }) => {
  const text = useText();
  const headingId = useId();
  const format = useFormat();
  const { timeZone } = marketFacts(useRootData()?.user.market ?? 'DK');
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
              <StatusMark shape={shape} word={text(word)} />
              <span className="w-full text-sm text-muted">{format.time(one.ReturnedAt, timeZone)}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
