import type { OrderDetails } from '@grossist/contracts';
import type { ReactNode } from 'react';
import { type MessageKey, useText } from '../../../i18n/index.ts';
import { useMoment } from '../../../use-moment.ts';
import { DeliveryDates, useDeliveryDates } from '../../prices/index.ts';
import { DELIVERY_TYPES } from '../order-words.ts';
import { orderDates } from '../use-order.ts';

const SOURCES: Partial<Record<OrderDetails['Source'], MessageKey>> = {
  punchout: 'orders.source.punchout',
  support: 'orders.source.support',
};

/** Who ordered, for which account, the delivery address and date. */
export const OrderAbout = ({ order }: { order: OrderDetails }) => {
  const text = useText();
  const dates = useDeliveryDates();
  const groups = orderDates(order);
  const moment = useMoment();
  const address = order.Address;
  const source = SOURCES[order.Source];
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 rounded-lg border border-line bg-surface p-4 laptop:grid-cols-4">
      <Fact name={text('orders.column.ordered')}>
        {moment(order.OrderedAt)}
        <Second>{order.OrderedBy}</Second>
        {source !== undefined && <Second>{text(source)}</Second>}
      </Fact>
      <Fact name={text('cart.head.account')}>
        {order.SoldToName}
        <Second>{order.SoldTo}</Second>
      </Fact>
      {address && (
        <Fact name={text('cart.head.address')}>
          {address.Name}
          <Second>
            {address.Street}, {address.PostalCode} {address.City}
          </Second>
        </Fact>
      )}
      <Fact name={text('orders.column.delivery')}>
        {groups.length > 0 ? <DeliveryDates groups={groups} /> : dates.firm(order.DeliveryDate)}
        <Second>{text(DELIVERY_TYPES[order.DeliveryType])}</Second>
      </Fact>
      {order.Name !== '' && <Fact name={text('cart.head.name')}>{order.Name}</Fact>}
      {order.ProjectNumber !== '' && <Fact name={text('cart.head.project')}>{order.ProjectNumber}</Fact>}
      {order.CustomerReference !== '' && <Fact name={text('cart.head.reference')}>{order.CustomerReference}</Fact>}
      {(order.ContactPerson !== '' || order.ContactPhone !== '') && (
        <Fact name={text('cart.head.contact')}>
          {order.ContactPerson}
          <Second>{order.ContactPhone}</Second>
        </Fact>
      )}
      <Fact name={text('orders.payment')}>
        {text(order.PaymentMethod === 'card' ? 'orders.payment.byCard' : 'orders.payment.byInvoice')}
      </Fact>
      {order.Note !== '' && (
        <div className="col-span-full min-w-0 [overflow-wrap:anywhere]">
          <dt className="text-sm text-muted">{text('cart.details.note')}</dt>
          <dd className="max-w-prose whitespace-pre-line">{order.Note}</dd>
        </div>
      )}
    </dl>
  );
};

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0 [overflow-wrap:anywhere]">
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="text-balance">{children}</dd>
  </div>
);

export const Second = ({ children }: { children: ReactNode }) => (
  <span className="block text-sm text-muted">{children}</span>
);
