import type { OrderDetails } from '@grossist/contracts';
import { type ReactNode, useId } from 'react';
import { useText } from '../../i18n/index.ts';
import { CheckIcon, LinkButton, StockMark, typeBesideName } from '../../ui/index.ts';
import { useAmount } from '../../use-amount.ts';
import { useMoment } from '../../use-moment.ts';
import { DeliveryDates, useDeliveryDates } from '../prices/index.ts';
import { OrderDocuments } from './details/order-documents.tsx';
import { OrderState } from './details/order-state.tsx';
import { orderDates, useOrder } from './use-order.ts';

type Line = OrderDetails['Lines'][number];

/** The number of lines shown; the order's own page has all. */
const SHOWN = 20;

/** What became of the cart: its number, what comes now, what comes later, and what can be done next. */
export const ConfirmationScreen = ({ orderId }: { orderId: string }) => {
  const { data: order, error, refetch } = useOrder(orderId);
  if (!order) return <OrderState isPlaced problem={error} onTryAgain={() => void refetch()} />;
  return <Confirmed order={order} />;
};

const Confirmed = ({ order }: { order: OrderDetails }) => {
  const text = useText();
  const dates = useDeliveryDates();
  const { wireAmount } = useAmount();
  const now = order.Lines.filter((line) => line.ConfirmedQuantity > 0 && line.ParentLineNumber === null);
  const later = order.Lines.filter((line) => line.BackOrderQuantity > 0);
  return (
    <>
      <About order={order} />
      {/* First what the buyer may have to see to. */}
      {later.length > 0 && (
        <Lines title={text('orders.confirmed.later')} lines={later}>
          {(line) => (
            <StockMark indicator="yellow">
              <span className="whitespace-normal">
                {wireAmount(line.BackOrderQuantity, line.SalesUnit)} · {dates.expected(line.BackOrderDate)}
              </span>
            </StockMark>
          )}
        </Lines>
      )}
      {now.length > 0 && (
        <Lines title={text('orders.confirmed.now')} lines={now}>
          {(line) => <StockMark indicator="green">{wireAmount(line.ConfirmedQuantity, line.SalesUnit)}</StockMark>}
        </Lines>
      )}
      <OrderDocuments order={order} />
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

/** Number, date, where to, and how it is paid; amounts for who may see them. */
const About = ({ order }: { order: OrderDetails }) => {
  const text = useText();
  const groups = orderDates(order);
  const moment = useMoment();
  const { Address: address, TotalStr: total, CustomerReference: reference, ConfirmationMailTo: email } = order;
  const facts = [
    text('ordering.done.ordered', { time: moment(order.OrderedAt) }),
    text(order.PaymentMethod === 'card' ? 'ordering.done.card' : 'ordering.done.invoice'),
    reference !== '' && text('ordering.done.reference', { reference }),
  ].filter((part) => typeof part === 'string');
  return (
    <section className="flex items-start gap-4 rounded-lg border border-line bg-surface p-4">
      <span
        aria-hidden="true"
        className="grid size-10 shrink-0 place-items-center rounded-full bg-stock-green text-surface"
      >
        <CheckIcon size={24} />
      </span>
      <div className="grid min-w-0 gap-1 break-words">
        <p className="text-lg font-semibold">{text('orders.confirmed.number', { number: order.SalesOrderId })}</p>
        <p className="text-muted">{facts.join(' · ')}</p>
        {groups.length > 0 && (
          <p>
            {text('orders.column.delivery')}: <DeliveryDates groups={groups} />
          </p>
        )}
        {address && (
          <p className="text-muted">
            {text('orders.confirmed.to', {
              address: `${address.Name}, ${address.Street}, ${address.PostalCode} ${address.City}`,
            })}
          </p>
        )}
        {total !== '' && <p className="font-semibold">{text('orders.confirmed.total', { total })}</p>}
        {email !== '' && <p>{text('ordering.done.mail', { email })}</p>}
      </div>
    </section>
  );
};

interface LinesProps {
  title: string;
  lines: readonly Line[];
  children: (line: Line) => ReactNode;
}

const Lines = ({ title, lines, children }: LinesProps) => {
  const text = useText();
  const headingId = useId();
  const more = lines.length - SHOWN;
  return (
    <section aria-labelledby={headingId} className="grid gap-2">
      <h2 id={headingId} className="text-lg">
        {title}
      </h2>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {lines.slice(0, SHOWN).map((line) => (
          <li key={line.LineNumber} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2.5">
            <span className="min-w-0">
              {line.Name}{' '}
              <span className="text-sm text-muted">{typeBesideName(line.Name, line.TypeDesignation) || line.Code}</span>
            </span>
            {children(line)}
          </li>
        ))}
        {more > 0 && <li className="px-4 py-2.5 text-muted">{text('ordering.done.more', { count: more })}</li>}
      </ul>
    </section>
  );
};
