import type { OrderDetails } from '@grossist/contracts';
import type { ReactNode } from 'react';
import { useFormat, useText } from '../../i18n/index.ts';
import { CheckIcon, LinkButton, StockMark, typeBesideName } from '../../ui/index.ts';
import { useAmount } from '../cart/index.ts';
import { OrderState } from './order-state.tsx';
import { useOrder } from './use-order.ts';

type Line = OrderDetails['Lines'][number];

/** What became of the cart: its number, what comes now, what comes later, and what can be done next. */
export const ConfirmationScreen = ({ orderId }: { orderId: string }) => {
  const { data: order, error, refetch } = useOrder(orderId);
  if (!order) return <OrderState problem={error} onTryAgain={() => void refetch()} />;
  return <Confirmed order={order} />;
};

const Confirmed = ({ order }: { order: OrderDetails }) => {
  const text = useText();
  const format = useFormat();
  const now = order.Lines.filter((line) => line.ConfirmedQuantity > 0);
  const later = order.Lines.filter((line) => line.BackOrderQuantity > 0);
  const { wireAmount } = useAmount();
  const address = order.Address;
  return (
    <>
      <section className="flex items-start gap-4 rounded-lg border border-line bg-surface p-4">
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-stock-green text-surface">
          <CheckIcon size={24} />
        </span>
        <div className="grid gap-1">
          <p className="text-lg font-semibold">{text('orders.confirmed.number', { number: order.SalesOrderId })}</p>
          {order.DeliveryDate !== null && (
            <p>{text('orders.confirmed.delivery', { date: format.day(order.DeliveryDate) })}</p>
          )}
          {address && (
            <p className="text-muted">
              {text('orders.confirmed.to', {
                address: `${address.Name}, ${address.Street}, ${address.PostalCode} ${address.City}`,
              })}
            </p>
          )}
          {order.TotalStr !== '' && (
            <p className="font-semibold">{text('orders.confirmed.total', { total: order.TotalStr })}</p>
          )}
        </div>
      </section>
      {now.length > 0 && (
        <Lines title={text('orders.confirmed.now')} lines={now}>
          {(line) => <StockMark indicator="green">{wireAmount(line.ConfirmedQuantity, line.SalesUnit)}</StockMark>}
        </Lines>
      )}
      {later.length > 0 && (
        <Lines title={text('orders.confirmed.later')} lines={later}>
          {(line) => (
            <StockMark indicator="yellow">
              {wireAmount(line.BackOrderQuantity, line.SalesUnit)} ·{' '}
              {line.BackOrderDate === null ? text('cart.stock.dateUnknown') : format.day(line.BackOrderDate)}
            </StockMark>
          )}
        </Lines>
      )}
      <nav aria-label={text('orders.confirmed.next')} className="flex flex-wrap gap-2">
        <LinkButton to={`/orders/${order.OrderId}`} kind="primary">
          {text('orders.confirmed.open')}
        </LinkButton>
        <LinkButton to="/orders">{text('pages.orders')}</LinkButton>
        <LinkButton to="/catalogue" kind="quiet">
          {text('orders.confirmed.goOn')}
        </LinkButton>
      </nav>
    </>
  );
};

const Lines = ({
  title,
  lines,
  children,
}: {
  title: string;
  lines: readonly Line[];
  children: (line: Line) => ReactNode;
}) => (
  <section className="grid gap-2">
    <h2 className="text-lg">{title}</h2>
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
      {lines.map((line) => (
        <li key={line.LineNumber} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2.5">
          <span className="min-w-0">
            {line.Name}{' '}
            <span className="text-sm text-muted">{typeBesideName(line.Name, line.TypeDesignation) || line.Code}</span>
          </span>
          {children(line)}
        </li>
      ))}
    </ul>
  </section>
);
