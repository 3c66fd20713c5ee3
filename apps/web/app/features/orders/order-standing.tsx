import type { OrderSummary } from '@grossist/contracts';
import { useFormat, useText } from '../../i18n/index.ts';
import { StateMark } from '../../ui/index.ts';
import { ORDER_STATUS } from './order-words.ts';

/** How far the order is, and on which days the rest is to come. */
export const OrderStanding = ({ order }: { order: OrderSummary }) => {
  const text = useText();
  const format = useFormat();
  const { shape, word } = ORDER_STATUS[order.Status];
  const { NextBackOrderDate: next, LastBackOrderDate: last, BackOrderLineCount: owed } = order;
  const isBackOrdered = owed > 0;
  return (
    <span className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 tablet:in-[td]:grid">
      <StateMark
        shape={shape}
        after={!isBackOrdered && order.DeliveryDate !== null ? format.day(order.DeliveryDate) : undefined}
      >
        {text(word)}
      </StateMark>
      {isBackOrdered && order.Status !== 'back-ordered' && (
        <StateMark shape="triangle">{text('orders.backOrder')}</StateMark>
      )}
      {isBackOrdered && (
        <span className="flex flex-wrap gap-x-1.5 text-sm whitespace-nowrap text-muted">
          <span>{text('orders.lines', { count: owed })}</span>
          <span>{next === null ? text('cart.stock.dateUnknown') : format.day(next)}</span>
          {last !== null && last !== next && <span>– {format.day(last)}</span>}
        </span>
      )}
    </span>
  );
};
