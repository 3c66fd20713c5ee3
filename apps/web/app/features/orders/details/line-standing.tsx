import type { OrderLine } from '@grossist/contracts';
import { useText } from '../../../i18n/index.ts';
import { StateMark } from '../../../ui/index.ts';
import { useAmount, useDeliveryDates } from '../../cart/index.ts';
import { ORDER_STATUS } from '../order-words.ts';
import { partsOf } from './line-parts.ts';

/** How far a line is, with quantities, and when what is owed of it comes. */
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
