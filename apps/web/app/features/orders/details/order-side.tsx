import type { OrderDetails } from '@grossist/contracts';
import { useId } from 'react';
import { useText } from '../../../i18n/index.ts';
import { StateMark, TextLink } from '../../../ui/index.ts';
import { useMoment } from '../../../use-moment.ts';
import { RETURN_STATUS } from '../order-words.ts';

/** The sums of a sent order; hidden from users who may not see net prices. */
export const OrderSums = ({ order }: { order: OrderDetails }) => {
  const text = useText();
  if (order.TotalStr === '') return <p className="text-muted">{text('cart.sum.hidden')}</p>;
  const rows = [
    [text('cart.sum.subtotal'), order.SubTotalStr],
    [text('cart.sum.duties'), order.DutiesStr],
    [text('cart.sum.freight'), order.FreightCostStr],
    [text('cart.sum.vat', { percent: order.VatPercent }), order.VatStr],
  ] as const;
  return (
    <section aria-label={text('cart.sum')} className="rounded-lg border border-line bg-surface p-4">
      <h2 className="mb-3 text-lg">{text('cart.sum')}</h2>
      <dl className="grid gap-1.5">
        {rows.map(([name, amount]) => (
          <div key={name} className="flex items-baseline justify-between gap-4">
            <dt className="text-muted">{name}</dt>
            <dd className="whitespace-nowrap">{amount}</dd>
          </div>
        ))}
        <div className="mt-1.5 flex items-baseline justify-between gap-4 border-t border-line pt-2.5 text-lg font-semibold">
          <dt>{text('cart.sum.total')}</dt>
          <dd className="whitespace-nowrap">{order.TotalStr}</dd>
        </div>
      </dl>
    </section>
  );
};

/** The returns of an order. */
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
