import type { OrderLine } from '@grossist/contracts';
import { NO_QUANTITY, type Quantity, quantityOf, remaining, sumQuantity } from '@grossist/domain';
import { useText } from '../../../i18n/index.ts';
import { StateMark } from '../../../ui/index.ts';
import { useAmount } from '../../../use-amount.ts';
import { useDeliveryDates } from '../../prices/index.ts';
import { ORDER_STATUS } from '../order-words.ts';

interface LinePart {
  status: OrderLine['Status'];
  quantity: Quantity;
}

/**
 * Splits a line's quantity by status: delivered, on the way, picked, back-ordered, and the rest with the line's own
 * status. Returned quantities are a further part, since they were delivered before.
 */
export const partsOf = (line: OrderLine): LinePart[] => {
  const byStatus: readonly (readonly [OrderLine['Status'], number])[] = [
    ['delivered', line.DeliveredQuantity],
    ['on-the-way', line.UnderwayQuantity],
    ['picked', line.PickedQuantity],
    ['back-ordered', line.BackOrderQuantity],
  ];
  const parts = byStatus
    .map(([status, quantity]): LinePart => ({ status, quantity: quantityOf(quantity) }))
    .filter(({ quantity }) => quantity > NO_QUANTITY);
  const rest = remaining(quantityOf(line.Quantity), sumQuantity(parts.map(({ quantity }) => quantity)));
  if (rest > NO_QUANTITY) {
    const status = line.Status === 'ordered' ? 'ordered' : 'confirmed';
    parts.push({ status, quantity: rest });
  }
  const returned = quantityOf(line.ReturnedQuantity);
  if (returned > NO_QUANTITY) parts.push({ status: 'returned', quantity: returned });
  return parts;
};

/** The status of a line by quantity, with the expected date of its back order. */
export const LineStanding = ({ line }: { line: OrderLine }) => {
  const text = useText();
  const dates = useDeliveryDates();
  const { amount } = useAmount();
  // The header of a kit waits for its materials and has no back order of its own.
  const waitsForParts = line.BackOrderQuantity === 0 && line.BackOrderDate !== null;
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-0.5 tablet:grid">
      {partsOf(line).map(({ status, quantity }) => {
        const { shape, word } = ORDER_STATUS[status];
        const day = dates.expected(line.BackOrderDate);
        return (
          <StateMark
            key={status}
            shape={shape}
            after={`${amount(quantity, line.SalesUnit)}${status === 'back-ordered' || waitsForParts ? ` · ${day}` : ''}`}
          >
            {text(word)}
          </StateMark>
        );
      })}
    </span>
  );
};
