import { NO_QUANTITY, type Quantity, subtractQuantity } from '../decimal/index.ts';
import { greatestAllowed, type Packing } from './packing.ts';

/**
 * Splits an allowed quantity into what clearance stock covers and an additional normal line; together they are what
 * was wanted. Both keep to minimum and multiplum: where the rest would be below the minimum, the clearance line gives
 * some of its quantity to it, and where that is not possible, all of it becomes the normal line.
 */
export const splitClearance = (
  packing: Packing | undefined,
  wanted: Quantity,
  available: Quantity,
): { clearance: Quantity; normal: Quantity } => {
  const leaveTheMinimum = packing ? subtractQuantity(wanted, packing.minimum) : NO_QUANTITY;
  const clearance = greatestAllowed(packing, available < leaveTheMinimum ? available : leaveTheMinimum);
  return { clearance, normal: subtractQuantity(wanted, clearance) };
};
