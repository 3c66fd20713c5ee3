import type { OrderDelivery, OrderDetails } from '@grossist/contracts';
import { useId } from 'react';
import { useText } from '../../../i18n/index.ts';
import { ChevronDownIcon, StateMark, TruckIcon, WarningBar } from '../../../ui/index.ts';
import { useAmount } from '../../../use-amount.ts';
import { useMoment } from '../../../use-moment.ts';
import { useDeliveryDates } from '../../prices/index.ts';
import { DELIVERY_STATUS } from '../order-words.ts';

/** The deliveries of an order: carrier, status and lines. */
export const OrderDeliveries = ({ order }: { order: OrderDetails }) => {
  const text = useText();
  const headingId = useId();
  const moment = useMoment();
  return (
    <section aria-labelledby={headingId} className="grid gap-2">
      <h2 id={headingId} className="flex items-center gap-2 text-lg">
        <TruckIcon size={20} className="text-muted" />
        {text('orders.deliveries')}
      </h2>
      {order.IsTrackingStale && (
        <WarningBar tone="info">
          {order.TrackedAt === null
            ? text('orders.tracking.unknown')
            : text('orders.tracking.stale', { time: moment(order.TrackedAt) })}
        </WarningBar>
      )}
      {order.Deliveries.length === 0 ? (
        <p className="text-muted">{text('orders.deliveries.none')}</p>
      ) : (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
          {order.Deliveries.map((delivery) => (
            <li key={delivery.DeliveryId}>
              <Delivery delivery={delivery} order={order} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

const Delivery = ({ delivery, order }: { delivery: OrderDelivery; order: OrderDetails }) => {
  const text = useText();
  const { shape, word } = DELIVERY_STATUS[delivery.Status];
  return (
    <div className="grid gap-1 px-4 py-2.5">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <StateMark shape={shape} after={<When delivery={delivery} />}>
          {text(word)}
        </StateMark>
        <span className="text-sm">{text('orders.delivery.number', { number: delivery.DeliveryId })}</span>
        {delivery.Carrier !== '' && <span className="text-sm">{delivery.Carrier}</span>}
        <Tracking delivery={delivery} />
      </div>
      {delivery.DeliveredTo !== '' && <p className="text-sm text-muted">{delivery.DeliveredTo}</p>}
      <Contents delivery={delivery} order={order} />
    </div>
  );
};

const When = ({ delivery }: { delivery: OrderDelivery }) => {
  const text = useText();
  const dates = useDeliveryDates();
  const moment = useMoment();
  if (delivery.DeliveredAt !== null) return moment(delivery.DeliveredAt);
  if (delivery.PlannedDate === null) return dates.firm(null);
  return text('orders.delivery.expected', { date: dates.firm(delivery.PlannedDate) });
};

/** Returns true for web addresses: other values from the ERP must not become links. */
const isWebAddress = (address: string): boolean => /^https?:\/\//i.test(address);

const Tracking = ({ delivery: { TrackingNumber: number, TrackingUrl: url } }: { delivery: OrderDelivery }) => {
  const text = useText();
  if (number === '') return null;
  const label = text('orders.delivery.tracking', { number });
  if (url === null || !isWebAddress(url)) return <span className="text-sm">{label}</span>;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className="text-sm text-accent underline decoration-1 underline-offset-3"
    >
      {label}
      <span className="sr-only"> {text('orders.newWindow')}</span>
    </a>
  );
};

/** Beyond so many the rest is counted: the table of lines has them all. */
const MOST_SHOWN = 100;

const Contents = ({ delivery, order }: { delivery: OrderDelivery; order: OrderDetails }) => {
  const text = useText();
  const { wireAmount } = useAmount();
  const lines = new Map(order.Lines.map((line) => [line.LineNumber, line]));
  const more = delivery.Lines.length - MOST_SHOWN;
  return (
    <details className="group/contents print:hidden">
      <summary className="inline-flex min-h-6 items-center gap-1 rounded-sm text-sm text-accent underline underline-offset-3">
        <ChevronDownIcon size={16} className="group-open/contents:rotate-180" />
        {text('orders.delivery.contents', { count: delivery.Lines.length })}
      </summary>
      <ul className="grid gap-0.5 pt-1 text-sm">
        {delivery.Lines.slice(0, MOST_SHOWN).map(({ LineNumber, Quantity }) => {
          const line = lines.get(LineNumber);
          return (
            line && (
              <li key={LineNumber} className="flex justify-between gap-4">
                <span className="min-w-0 truncate">{line.Name}</span>
                <span className="whitespace-nowrap text-muted">{wireAmount(Quantity, line.SalesUnit)}</span>
              </li>
            )
          );
        })}
        {more > 0 && <li className="text-muted">{text('orders.delivery.more', { count: more })}</li>}
      </ul>
    </details>
  );
};
