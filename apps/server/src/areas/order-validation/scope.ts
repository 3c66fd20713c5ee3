import { type Language, type Locale, languageOf, type Market } from '@grossist/domain';
import type { VisibleTo } from '../assortments/index.ts';
import type { Buyer } from '../identity/index.ts';

/** What counts of somebody of the house, while it is unknown whose order it is. */
export interface HouseScope extends VisibleTo {
  market: Market;
  locale: Locale;
}

/** For whom materials are looked for: the customer, or while unknown whose order it is, the house itself. */
export interface Scope extends VisibleTo {
  market: Market;
  language: Language;
  /** Whose own numbers count; absent while no customer is chosen. */
  companyId?: string;
}

export const scopeOf = (buyer: Buyer | undefined, house: HouseScope): Scope => {
  const { market, locale, assortments } = buyer ?? house;
  return { market, language: languageOf(locale), assortments, ...(buyer && { companyId: buyer.company.id }) };
};
