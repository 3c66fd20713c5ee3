import { type Language, type Locale, languageOf, type Market } from '@grossist/domain';
import type { AssortmentScope } from '@grossist/search-index';
import type { Visitor } from '../identity/index.ts';

/** In whose words the catalogue is told, and which market's materials there are. */
export interface CatalogueReader {
  locale: Locale;
  language: Language;
  market: Market;
  /** Whose favourites are marked; absent for those signed out. */
  contactId?: string;
  /** What their assortments let them see; absent: what no assortment keeps for others. */
  assortments?: AssortmentScope;
}

/** A culture named in the call changes the words only, never the market. */
export const catalogueReaderOf = (visitor: Visitor, cultureName: Locale | undefined): CatalogueReader => {
  const locale = cultureName ?? visitor.locale;
  const reader = { locale, language: languageOf(locale), market: visitor.market };
  return visitor.kind === 'person'
    ? { ...reader, contactId: visitor.contactId, assortments: visitor.assortments }
    : reader;
};
