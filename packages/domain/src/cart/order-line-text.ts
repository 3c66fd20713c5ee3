import { type Quantity, quantityFromInput } from '../decimal/index.ts';
import { isBlank } from '../numbers/index.ts';

/** One of several order lines as typed or pasted. */
export interface TypedOrderLine {
  identifier: string;
  /** Absent when none was given; 0 when it is not numeric. */
  quantity?: Quantity;
  /** As it is written; absent when none was given. */
  unit?: string;
}

/** A unit begins with a letter or says how many of one: "km", "100 m". A number alone is a second quantity. */
const UNIT = /^\s*(?=.*\p{L})[^;]{1,40}$/u;

/**
 * Reads "identifier", "identifier;quantity" or "identifier;quantity;unit"; undefined for a blank line or identifier.
 * Section 5. [cart-23]
 */
export const readOrderLine = (text: string): TypedOrderLine | undefined => {
  const [first = '', ...rest] = text.split(';');
  const identifier = first.trim();
  if (identifier === '') return undefined;
  const last = rest.at(-1) ?? '';
  const unit = rest.length > 1 && UNIT.test(last) ? last.trim() : undefined;
  const quantity = rest.slice(0, rest.length > 1 && (unit !== undefined || isBlank(last)) ? -1 : undefined).join(';');
  if (isBlank(quantity)) return { identifier };
  return { identifier, quantity: quantityFromInput(quantity), ...(unit !== undefined && { unit }) };
};
