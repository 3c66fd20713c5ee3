import type { OrderContact } from '@grossist/order-formats';

const LONGEST_PERSON = 80;
const LONGEST_PHONE = 40;

/** A contact that a document tells, as long as carts and orders have room for; undefined when it tells none. */
export const toldContact = (
  contact: OrderContact | undefined,
): { person: string | undefined; phone: string } | undefined => {
  const { name, phone } = contact ?? {};
  if (name === undefined && phone === undefined) return undefined;
  // Whoever comes without a number is not reached by that of another.
  return { person: name?.slice(0, LONGEST_PERSON), phone: (phone ?? '').slice(0, LONGEST_PHONE) };
};
