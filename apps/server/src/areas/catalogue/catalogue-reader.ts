import { type Language, type Locale, languageOf, type Market } from '@grossist/domain';
import type { Visitor } from '../identity/index.ts';

/** In whose words the catalogue is told, and which market's materials there are. */
export interface CatalogueReader {
  locale: Locale;
  language: Language;
  market: Market;
}

/** A culture named in the call changes the words only, never the market. */
export const catalogueReaderOf = (visitor: Visitor, cultureName: Locale | undefined): CatalogueReader => {
  const locale = cultureName ?? visitor.locale;
  return { locale, language: languageOf(locale), market: visitor.market };
};
