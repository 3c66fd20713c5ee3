import type { OrderDetails } from '@grossist/contracts';
import { marketFacts } from '@grossist/domain';
import type { ReactNode } from 'react';
import { useFormat, useText } from '../../i18n/index.ts';
import { Badge, Breadcrumbs } from '../../ui/index.ts';
import { useRootData } from '../../visitor.ts';
import { PageTitle } from '../shell/index.ts';
import { OrderAgain } from './order-again.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderState } from './order-state.tsx';
import { OrderSums } from './order-sums.tsx';
import { useOrder } from './use-order.ts';

/** One sent order. */
export const OrderScreen = ({ orderId }: { orderId: string }) => {
  const text = useText();
  const { data: order, error, refetch } = useOrder(orderId);
  const title = order ? text('pages.order', { number: order.SalesOrderId }) : text('orders.order');
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Breadcrumbs
        crumbs={[
          { name: text('pages.orders'), path: '/orders' },
          { name: title, path: `/orders/${orderId}` },
        ]}
      />
      <div className="flex min-h-10 flex-wrap items-center gap-3">
        <h1 className="text-2xl">{title}</h1>
        {order?.HasBackOrder && <Badge tone="warning">{text('orders.backOrder')}</Badge>}
        {order && <OrderAgain order={order} />}
      </div>
      {order ? <Known order={order} /> : <OrderState problem={error} onTryAgain={() => void refetch()} />}
    </>
  );
};

const Known = ({ order }: { order: OrderDetails }) => (
  <>
    <About order={order} />
    <div className="grid items-start gap-4 laptop:grid-cols-[minmax(0,1fr)_20rem]">
      <OrderLines order={order} />
      <OrderSums order={order} />
    </div>
  </>
);

const About = ({ order }: { order: OrderDetails }) => {
  const text = useText();
  const format = useFormat();
  const market = useRootData()?.user.market ?? 'DK';
  const address = order.Address;
  return (
    <dl className="grid gap-x-6 gap-y-3 rounded-lg border border-line bg-surface p-4 tablet:grid-cols-2 laptop:grid-cols-4">
      <Fact name={text('orders.column.ordered')}>
        {format.time(order.OrderedAt, marketFacts(market).timeZone)}
        <Second>{order.OrderedBy}</Second>
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
      {order.DeliveryDate !== null && <Fact name={text('cart.head.date')}>{format.day(order.DeliveryDate)}</Fact>}
      {order.Name !== '' && <Fact name={text('cart.head.name')}>{order.Name}</Fact>}
      {order.ProjectNumber !== '' && <Fact name={text('cart.head.project')}>{order.ProjectNumber}</Fact>}
      {order.CustomerReference !== '' && <Fact name={text('cart.head.reference')}>{order.CustomerReference}</Fact>}
    </dl>
  );
};

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-muted">{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Second = ({ children }: { children: ReactNode }) => <span className="block text-sm text-muted">{children}</span>;
