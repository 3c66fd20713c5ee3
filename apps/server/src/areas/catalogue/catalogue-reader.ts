import { type Language, type Locale, languageOf, type Market } from '@grossist/domain';
import type { AssortmentScope } from '@grossist/search-index';
import type { Visitor } from '../identity/index.ts';

/** Language, market and visibility in which the catalog is presented. */
export interface CatalogueReader {
  locale: Locale;
  language: Language;
  market: Market;
  /** Whose favorites are marked; absent for visitors who are signed out. */
  contactId?: string;
  /** What their assortments let them see; absent: what no assortment restricts. */
  assortments?: AssortmentScope;
}

/** Returns the visitor's reader; a culture in the request changes the language only, never the market. */
export const catalogueReaderOf = (visitor: Visitor, cultureName: Locale | undefined): CatalogueReader => {
  const locale = cultureName ?? visitor.locale;
  const reader = { locale, language: languageOf(locale), market: visitor.market };
  return visitor.kind === 'person'
    ? { ...reader, contactId: visitor.contactId, assortments: visitor.assortments }
    : reader;
};
