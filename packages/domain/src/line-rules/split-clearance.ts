import { maxQuantity, NO_QUANTITY, type Quantity, subtractQuantity } from '../decimal/index.ts';
import { greatestAllowed, type Packing } from './packing.ts';

/**
 * Splits an allowed quantity into what clearance stock covers and an additional normal line; together they are what
 * was wanted. Both keep to minimum and multiplum: where the rest would be below the minimum, the clearance line gives
 * some of its quantity to it, and where that is not possible, all of it becomes the normal line.
 * @param normalHeld what the normal line that takes the rest holds already
 */
export const splitClearance = (
  packing: Packing | undefined,
  wanted: Quantity,
  available: Quantity,
  normalHeld: Quantity = NO_QUANTITY,
): { clearance: Quantity; normal: Quantity } => {
  const leastRest = packing ? maxQuantity(NO_QUANTITY, subtractQuantity(packing.minimum, normalHeld)) : wanted;
  const most = subtractQuantity(wanted, leastRest);
  const clearance = greatestAllowed(packing, available < most ? available : most);
  return { clearance, normal: subtractQuantity(wanted, clearance) };
};
