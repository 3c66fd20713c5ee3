/** What the parts of order validation need, and for whom they look for materials. */

import { type Language, type Locale, languageOf, type Market } from '@grossist/domain';
import type { Database } from '../../db/index.ts';
import type { Erp } from '../../gateways/erp/port.ts';
import type { SearchEngine } from '../../gateways/search-engine/port.ts';
import type { VisibleTo } from '../assortments/index.ts';
import type { Buyer } from '../identity/index.ts';

export interface ValidationDeps {
  db: Database;
  erp: Erp;
  search: SearchEngine;
  /** Milliseconds since 1970; the system clock by default. */
  now?: () => number;
}

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
