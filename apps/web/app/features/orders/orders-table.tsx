import type { OrderSummary } from '@grossist/contracts';
import { marketFacts } from '@grossist/domain';
import { useFormat, useText } from '../../i18n/index.ts';
import { Badge, ShopLink } from '../../ui/index.ts';
import { useRootData } from '../../visitor.ts';

const HEADING = 'px-3 py-2 font-semibold max-tablet:sr-only';
const CELL = 'max-tablet:px-0 tablet:px-3 tablet:py-2.5';

/** Sent orders, newest first: a table, cards on a phone. */
export const OrdersTable = ({ orders }: { orders: readonly OrderSummary[] }) => {
  const text = useText();
  return (
    <div className="overflow-clip rounded-lg border border-line bg-surface">
      <table
        // Said outright, since a table that is drawn as blocks is none any more for some browsers.
        role="table"
        aria-label={text('pages.orders')}
        className="w-full border-collapse text-left max-tablet:block"
      >
        <thead role="rowgroup" className="border-b border-line text-sm text-muted max-tablet:sr-only">
          <tr role="row">
            <th role="columnheader" scope="col" className={HEADING}>
              {text('orders.column.number')}
            </th>
            <th role="columnheader" scope="col" className={HEADING}>
              {text('orders.column.ordered')}
            </th>
            <th role="columnheader" scope="col" className={HEADING}>
              {text('orders.column.account')}
            </th>
            <th role="columnheader" scope="col" className={HEADING}>
              {text('orders.column.delivery')}
            </th>
            <th role="columnheader" scope="col" className={`${HEADING} text-right`}>
              {text('orders.column.total')}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-tablet:block">
          {orders.map((order) => (
            <Row key={order.OrderId} order={order} />
          ))}
        </tbody>
      </table>
    </div>
  );
};

const Row = ({ order }: { order: OrderSummary }) => {
  const text = useText();
  const format = useFormat();
  const market = useRootData()?.user.market ?? 'DK';
  const about = [order.Name, order.CustomerReference, order.ProjectNumber].filter((part) => part !== '').join(' · ');
  return (
    <tr
      role="row"
      className="border-b border-line align-top last:border-0 hover:bg-canvas max-tablet:grid max-tablet:grid-cols-[1fr_auto] max-tablet:gap-x-4 max-tablet:gap-y-0.5 max-tablet:p-3"
    >
      <td role="cell" className={CELL}>
        <ShopLink
          to={`/orders/${order.OrderId}`}
          className="font-semibold text-accent underline decoration-1 underline-offset-3"
        >
          {order.SalesOrderId}
        </ShopLink>
        <span className="block text-sm text-muted">{about}</span>
      </td>
      <td role="cell" className={`${CELL} max-tablet:text-right max-tablet:text-sm`}>
        <span className="whitespace-nowrap">{format.time(order.OrderedAt, marketFacts(market).timeZone)}</span>
        <span className="block text-sm text-muted">{order.OrderedBy}</span>
      </td>
      <td role="cell" className={`${CELL} max-tablet:text-sm`}>
        {order.SoldToName}
        <span className="block text-sm text-muted max-tablet:hidden">{order.SoldTo}</span>
      </td>
      <td role="cell" className={`${CELL} max-tablet:row-start-3 max-tablet:flex max-tablet:gap-2 max-tablet:text-sm`}>
        {order.DeliveryDate !== null && <span className="whitespace-nowrap">{format.day(order.DeliveryDate)}</span>}
        {order.HasBackOrder && (
          <span className="block">
            <Badge tone="warning">{text('orders.backOrder')}</Badge>
          </span>
        )}
      </td>
      <td role="cell" className={`${CELL} text-right max-tablet:row-start-3`}>
        <span className="font-semibold whitespace-nowrap">{order.TotalStr}</span>
        <span className="block text-sm text-muted">{text('orders.lines', { count: order.LineCount })}</span>
      </td>
    </tr>
  );
};
