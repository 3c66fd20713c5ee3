import type { OrderLine } from '@grossist/contracts';
import { NO_QUANTITY, type Quantity, quantityOf, remaining, sumQuantity } from '@grossist/domain';

export interface LinePart {
  status: OrderLine['Status'];
  quantity: Quantity;
}

/**
 * Where the quantity of a line is: what has come, is under way, packed and owed, and the rest as the line itself stands.
 * What went back is told besides, since it had come. A line that is in one place alone is one part.
 */
export const partsOf = (line: OrderLine): LinePart[] => {
  const told: readonly (readonly [OrderLine['Status'], number])[] = [
    ['delivered', line.DeliveredQuantity],
    ['on-the-way', line.UnderwayQuantity],
    ['picked', line.PickedQuantity],
    ['back-ordered', line.BackOrderQuantity],
  ];
  const parts = told
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
