import type { OrderDetails } from '@grossist/contracts';
import { useCallback, useMemo, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Breadcrumbs } from '../../../ui/index.ts';
import { useIsReadOnly } from '../../../visitor.ts';
import { PageTitle } from '../../shell/index.ts';
import { OrderStatusLine } from '../order-status-line.tsx';
import { orderDates, useOrder } from '../use-order.ts';
import { type ChosenLines } from './line-row.tsx';
import { OrderAbout } from './order-about.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderDeliveries } from './order-deliveries.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderProgress } from './order-progress.tsx';
import { OrderReturns, OrderSums } from './order-side.tsx';
import { OrderState } from './order-state.tsx';

/** One sent order: status, lines, deliveries and documents, with its actions. */
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
      {order ? (
        <Known key={order.OrderId} order={order} title={title} />
      ) : (
        <>
          <h1 className="text-2xl">{title}</h1>
          <OrderState problem={error} onTryAgain={() => void refetch()} />
        </>
      )}
    </>
  );
};

const useChosenLines = (): ChosenLines => {
  const [numbers, setNumbers] = useState<ReadonlySet<number>>(new Set());
  const set = useCallback(
    (some: readonly number[], isChosen: boolean): void =>
      setNumbers((before) => {
        const next = new Set(before);
        for (const one of some) {
          if (isChosen) next.add(one);
          else next.delete(one);
        }
        return next;
      }),
    [],
  );
  return useMemo(() => ({ numbers, set }), [numbers, set]);
};

const Known = ({ order, title }: { order: OrderDetails; title: string }) => {
  const chosen = useChosenLines();
  const isReadOnly = useIsReadOnly();
  return (
    <>
      <div className="flex min-h-10 flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-2xl">{title}</h1>
        <OrderStatusLine order={order} groups={orderDates(order)} />
        <OrderActions order={order} chosen={chosen} />
      </div>
      <OrderProgress steps={order.Progress} />
      <OrderAbout order={order} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 laptop:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <OrderDeliveries order={order} />
          <OrderLines order={order} chosen={chosen} mayChoose={!isReadOnly} />
        </div>
        <div className="grid gap-4">
          <OrderSums order={order} />
          <OrderDocuments order={order} />
          {order.Returns.length > 0 && <OrderReturns returns={order.Returns} />}
        </div>
      </div>
    </>
  );
};
