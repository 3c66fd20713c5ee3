import { formatQuantity, type Language, type Locale, languageOf, type Quantity } from '@grossist/domain';
import { isServerKey, textFor } from '@grossist/messages/server-texts.ts';

/** Returns a sales unit as people write it after a quantity; a code that has no word stays as it is. */
export const unitName = (code: string, language: Language): string => {
  const key = `cart.unit.${code}`;
  return isServerKey(key) ? textFor(language)(key) : code;
};

/** Returns a quantity with its unit in the reader's language: "3 pcs". */
export const writtenQuantity = (quantity: Quantity, unit: string, locale: Locale): string =>
  formatQuantity(quantity, unitName(unit, languageOf(locale)), locale);
