import type { OrderDetails } from '@grossist/contracts';
import { useText } from '../../../i18n/index.ts';

/** How the total of a sent order came about; nothing for who may not see net prices. */
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
