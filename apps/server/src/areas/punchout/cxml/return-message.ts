import { randomUUID } from 'node:crypto';
import { type Currency, type Locale, NO_MONEY } from '@grossist/domain';
import { payloadIdOf, writePunchOutOrderMessage } from '@grossist/order-formats';
import type { StoredCxmlFacts } from '../../../db/index.ts';
import type { CartItems } from '../items/index.ts';
import { cxmlItems } from './cxml-items.ts';

export const USER_AGENT = 'Grossist';

export interface CxmlReturn {
  facts: StoredCxmlFacts;
  currency: Currency;
  locale: Locale;
  /** The shop's own host, for the document's number. */
  host: string;
  writtenAt: Date;
}

/** The cart as PunchOutOrderMessage: it goes the other way than the setup request came, so From and To change places. */
export const returnMessage = (
  { items, freight, tax }: Pick<CartItems, 'items' | 'freight' | 'tax'>,
  { facts, currency, locale, host, writtenAt }: CxmlReturn,
): string =>
  writePunchOutOrderMessage(
    { payloadId: payloadIdOf(writtenAt, randomUUID(), host), writtenAt },
    {
      header: { from: facts.to, to: facts.from, sender: facts.to, userAgent: USER_AGENT },
      isTest: facts.isTest,
      buyerCookie: facts.buyerCookie,
      operationAllowed: 'edit',
      currency,
      language: locale,
      items: cxmlItems(items),
      ...(freight === NO_MONEY ? {} : { freight: { amount: freight, reason: 'Freight' } }),
      ...(tax === NO_MONEY ? {} : { vat: { amount: tax, reason: 'VAT' } }),
    },
  );
