import { isValidCartName, marketFacts } from '@grossist/domain';
import type { Buyer } from '../../identity/index.ts';

/** What a draft is called that nobody named: as it was called before, as the buyer's orders usually are, or its day. */
export const draftName = (buyer: Buyer, cart: { name: string; created_at: Date }): string => {
  const known = [cart.name, buyer.defaultOrderName].find(isValidCartName);
  if (known !== undefined) return known.trim();
  const { timeZone } = marketFacts(buyer.market);
  return new Intl.DateTimeFormat(buyer.locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    cart.created_at,
  );
};
