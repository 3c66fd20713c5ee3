import { isValidCartName, marketFacts } from '@grossist/domain';
import { writtenMoment } from '@grossist/messages/server-texts.ts';
import type { Buyer } from '../../identity/index.ts';

/** What a draft is called that nobody named: as it was called before, as the buyer's orders usually are, or its day. */
export const draftName = (buyer: Buyer, cart: { name: string; created_at: Date }): string => {
  const known = [cart.name, buyer.defaultOrderName].find(isValidCartName);
  if (known !== undefined) return known.trim();
  const { timeZone } = marketFacts(buyer.market);
  return writtenMoment(cart.created_at, buyer.locale, { timeZone, dateStyle: 'medium' });
};
