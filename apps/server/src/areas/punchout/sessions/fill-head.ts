import type { StoredPunchoutFacts, Transaction } from '../../../db/index.ts';
import { Failure } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { orderAddress, orderContact } from '../cxml/order-recipient.ts';

const addressOf = async (tx: Transaction, buyer: Buyer, facts: StoredPunchoutFacts) => {
  if (facts.protocol !== 'cxml') return undefined;
  try {
    return await orderAddress(tx)(buyer, facts.shipTo);
  } catch (error) {
    // Where nothing is sent to the cart begins as any other: it is a beginning, and no order.
    if (error instanceof Failure) return undefined;
    throw error;
  }
};

/**
 * Where the goods go and who is to be asked, as the setup request has it: freight and days are told for that address. What
 * it does not tell stays as carts of the account begin.
 */
export const fillHead = async (
  tx: Transaction,
  buyer: Buyer,
  cartId: string,
  facts: StoredPunchoutFacts,
): Promise<void> => {
  const address = await addressOf(tx, buyer, facts);
  const contact = orderContact(facts.protocol === 'cxml' ? facts.contact : undefined);
  const head = {
    ...(address === undefined ? {} : { address: JSON.stringify(address) }),
    ...(contact?.person === undefined ? {} : { contact_person: contact.person }),
    ...(contact === undefined ? {} : { contact_phone: contact.phone }),
  };
  if (Object.keys(head).length > 0) await tx.updateTable('carts').set(head).where('id', '=', cartId).execute();
};
