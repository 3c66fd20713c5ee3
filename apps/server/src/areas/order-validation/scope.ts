import { type Language, languageOf, type Market } from '@grossist/domain';
import type { VisibleTo } from '../assortments/index.ts';
import type { Buyer, Person } from '../identity/index.ts';

/** For whom materials are looked for: the customer, or while nobody knows whose order it is, the house itself. */
export interface Scope extends VisibleTo {
  market: Market;
  language: Language;
  /** Whose own numbers count; absent while no customer is chosen. */
  companyId?: string;
}

export const scopeOf = (buyer: Buyer | undefined, house: Person): Scope => {
  const { market, locale, assortments } = buyer ?? house;
  return { market, language: languageOf(locale), assortments, ...(buyer && { companyId: buyer.company.id }) };
};
