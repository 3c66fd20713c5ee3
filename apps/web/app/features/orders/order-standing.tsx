import type { OrderSummary } from '@grossist/contracts';
import { type DateGroup, parseCalendarDate } from '@grossist/domain';
import { useText } from '../../i18n/index.ts';
import { StateMark } from '../../ui/index.ts';
import { useDeliveryDates } from '../cart/index.ts';
import { ORDER_STATUS } from './order-words.ts';

interface OrderStandingProps {
  order: OrderSummary;
  /** When the lines of the order come, where all of them are known. */
  groups?: readonly DateGroup[];
}

/** When what is owed comes. Of several lines a list knows only the first date: the others are later, or have none. */
const useOwed = ({ order, groups }: OrderStandingProps): string => {
  const text = useText();
  const dates = useDeliveryDates();
  const { NextBackOrderDate, BackOrderLineCount: count } = order;
  const owed = groups?.filter(({ kind }) => kind !== 'on') ?? [];
  if (owed.length > 0) return dates.all(owed);
  const date = parseCalendarDate(NextBackOrderDate ?? '');
  if (date === undefined) return dates.all([{ kind: 'unknown', date, count }]);
  if (count === 1) return dates.all([{ kind: 'expected', date, count }]);
  const first = text('cart.head.firstDate', { date: dates.short(date, false) });
  return `${text('orders.lines', { count })} · ${first}`;
};

/** How far the order is, and on which days the rest is to come. */
export const OrderStanding = ({ order, groups }: OrderStandingProps) => {
  const text = useText();
  const dates = useDeliveryDates();
  const owed = useOwed({ order, ...(groups && { groups }) });
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
      {isBackOrdered && <span className="text-sm text-muted">{owed}</span>}
    </span>
  );
};
