import type { CartItem } from '@grossist/contracts';
import { countsWhole, type LineFacts, quantityOf } from '@grossist/domain';

/** The facts of a line that the page knows by itself; stock is the shop's business. Section 4. */
export const factsOfLine = (line: CartItem): LineFacts => ({
  minQuantity: quantityOf(line.ItemMinQuantity),
  multiplum: quantityOf(line.ItemMultiplum),
  packageSize: quantityOf(line.ItemPackageSize),
  isWholeUnit: countsWhole(line.ItemSalesUnit),
  cableCutAllowed: line.ItemB2BCableCutAllowed,
  isRemnant: line.CabelRemnantValue !== null,
  isPhasedOut: line.IsPhasedOut,
  isOnClearanceSale: line.IsOnClearanceSale,
  deliveryType: 'normal',
});
