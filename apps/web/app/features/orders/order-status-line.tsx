import type { OrderSummary } from '@grossist/contracts';
import { type DateGroup, parseCalendarDate } from '@grossist/domain';
import { useText } from '../../i18n/index.ts';
import { StateMark } from '../../ui/index.ts';
import { useDeliveryDates } from '../prices/index.ts';
import { ORDER_STATUS } from './order-words.ts';

interface OrderStatusLineProps {
  order: OrderSummary;
  /** When the lines of the order come, where its deliveries are known too. */
  groups?: readonly DateGroup[];
  /** In rows that all have the same height: of a back order what is owed alone, cut where it does not fit. */
  isOneLine?: boolean;
}

const owedOf = ({ BackOrderDates }: OrderSummary): DateGroup[] =>
  BackOrderDates.map(({ Kind, Date, LineCount }) => ({
    kind: Kind,
    date: parseCalendarDate(Date ?? ''),
    count: LineCount,
  }));

/** How far the order is, and on which days the rest is to come. */
export const OrderStatusLine = ({ order, groups, isOneLine = false }: OrderStatusLineProps) => {
  const text = useText();
  const dates = useDeliveryDates();
  const unsure = groups?.filter(({ kind }) => kind !== 'on') ?? [];
  const owed = dates.all(unsure.length > 0 ? unsure : owedOf(order));
  const { shape, word } = ORDER_STATUS[order.Status];
  const isBackOrdered = order.BackOrderLineCount > 0;
  return (
    <span
      className={`flex items-baseline gap-x-3 gap-y-0.5 ${isOneLine ? 'min-w-0 overflow-hidden text-sm whitespace-nowrap' : 'flex-wrap tablet:in-[td]:grid'}`}
    >
      {!(isOneLine && isBackOrdered) && (
        <StateMark
          shape={shape}
          after={!isBackOrdered && order.DeliveryDate !== null ? dates.firm(order.DeliveryDate) : undefined}
        >
          {text(word)}
        </StateMark>
      )}
      {isBackOrdered && (isOneLine || order.Status !== 'back-ordered') && (
        <StateMark shape="triangle">{text('orders.backOrder')}</StateMark>
      )}
      {isBackOrdered && (
        <span
          className={`text-sm text-muted ${isOneLine ? 'min-w-0 truncate' : ''}`}
          title={isOneLine ? owed : undefined}
        >
          {owed}
        </span>
      )}
    </span>
  );
};
