import type { OrderSummary } from '@grossist/contracts';
import { useText } from '../../../i18n/index.ts';
import { ShopLink } from '../../../ui/index.ts';
import { useMoment } from '../../../use-moment.ts';
import { OrderStatusLine } from '../order-status-line.tsx';
import { Beside, type Choice, ListCell, ListRow, ListTable } from './list-table.tsx';

interface SentRowsProps {
  label: string;
  orders: readonly OrderSummary[];
  choice: Choice;
}

/** Sent orders, or those of which something is still owed. */
export const SentRows = ({ label, orders, choice }: SentRowsProps) => {
  const text = useText();
  return (
    <ListTable
      label={label}
      ids={orders.map(({ OrderId }) => OrderId)}
      choice={choice}
      columns={[
        { name: text('orders.column.number') },
        { name: text('orders.column.ordered') },
        { name: text('orders.column.account') },
        { name: text('orders.column.status') },
        { name: text('orders.column.total'), isNumber: true },
      ]}
    >
      {orders.map((order) => (
        <Row key={order.OrderId} order={order} choice={choice} />
      ))}
    </ListTable>
  );
};

const Row = ({ order, choice }: { order: OrderSummary; choice: Choice }) => {
  const text = useText();
  const moment = useMoment();
  const about = [order.Name, order.CustomerReference].filter((part) => part !== '').join(' · ');
  return (
    <ListRow id={order.OrderId} name={text('pages.order', { number: order.SalesOrderId })} choice={choice}>
      <ListCell>
        <ShopLink
          to={`/orders/${order.OrderId}`}
          data-row-link=""
          className="font-semibold text-accent underline decoration-1 underline-offset-3"
        >
          {order.SalesOrderId}
        </ShopLink>
        <span title={about} className="block max-tablet:line-clamp-3">
          <Beside>{about}</Beside>
        </span>
      </ListCell>
      <ListCell place="max-tablet:col-start-2 max-tablet:row-start-3 max-tablet:col-span-2 max-tablet:flex max-tablet:flex-wrap max-tablet:gap-x-2 max-tablet:text-sm">
        <span className="max-tablet:whitespace-nowrap tablet:inline-block tablet:min-w-26 laptop:whitespace-nowrap">
          {moment(order.OrderedAt)}
        </span>
        <Beside>{order.OrderedBy}</Beside>
      </ListCell>
      <ListCell place="max-tablet:col-start-2 max-tablet:row-start-4 max-tablet:col-span-2 max-tablet:text-sm">
        <span className="[overflow-wrap:anywhere] max-tablet:text-muted tablet:inline-block tablet:min-w-28">
          {order.SoldToName}
        </span>
        {order.ProjectNumber !== '' && <Beside>{text('drafts.project', { number: order.ProjectNumber })}</Beside>}
      </ListCell>
      <ListCell place="max-tablet:col-start-2 max-tablet:row-start-2 max-tablet:col-span-2">
        <OrderStatusLine order={order} />
      </ListCell>
      <ListCell place="text-right max-tablet:col-start-3 max-tablet:row-start-1">
        <span className="font-semibold whitespace-nowrap">{order.TotalStr}</span>
        <Beside>
          <span className="whitespace-nowrap">{text('orders.lines', { count: order.LineCount })}</span>
        </Beside>
      </ListCell>
    </ListRow>
  );
};
