import { type Quantity, quantityFromInput } from '../decimal/index.ts';
import { isBlank } from '../numbers/index.ts';

/** One of several order lines as typed or pasted. */
export interface TypedOrderLine {
  identifier: string;
  /** Absent when none was given; 0 when it is not numeric. */
  quantity?: Quantity;
}

/** Reads "identifier" or "identifier;quantity"; undefined for a blank line or identifier. Section 5. [cart-23] */
export const readOrderLine = (text: string): TypedOrderLine | undefined => {
  const parting = text.indexOf(';');
  const identifier = (parting < 0 ? text : text.slice(0, parting)).trim();
  if (identifier === '') return undefined;
  const quantity = parting < 0 ? '' : text.slice(parting + 1);
  return isBlank(quantity) ? { identifier } : { identifier, quantity: quantityFromInput(quantity) };
};
