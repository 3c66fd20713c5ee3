import type { OrderSummary } from '@grossist/contracts';
import { type DateGroup, parseCalendarDate } from '@grossist/domain';
import { useText } from '../../i18n/index.ts';
import { StateMark } from '../../ui/index.ts';
import { useDeliveryDates } from '../cart/index.ts';
import { ORDER_STATUS } from './order-words.ts';

/** What is still owed of an order, as one group: by its last date where there are several. */
const owedLines = ({
  NextBackOrderDate: next,
  LastBackOrderDate: last,
  BackOrderLineCount: count,
}: OrderSummary): DateGroup => {
  const date = parseCalendarDate(last ?? next ?? '');
  return { kind: date === undefined ? 'unknown' : next === last ? 'expected' : 'by', date, count };
};

/** How far the order is, and on which days the rest is to come. */
export const OrderStanding = ({ order }: { order: OrderSummary }) => {
  const text = useText();
  const dates = useDeliveryDates();
  const { shape, word } = ORDER_STATUS[order.Status];
  const isBackOrdered = order.BackOrderLineCount > 0;
  return (
    <span className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 tablet:in-[td]:grid">
      <StateMark
        shape={shape}
        after={!isBackOrdered && order.DeliveryDate !== null ? dates.firm(order.DeliveryDate) : undefined}
      >
        {text(word)}
      </StateMark>
      {isBackOrdered && order.Status !== 'back-ordered' && (
        <StateMark shape="triangle">{text('orders.backOrder')}</StateMark>
      )}
      {isBackOrdered && <span className="text-sm text-muted">{dates.all([owedLines(order)])}</span>}
    </span>
  );
};
