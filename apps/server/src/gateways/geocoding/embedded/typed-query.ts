import { nameKey, postalCodeKey } from '../spelling.ts';
import { splitStreet } from '../street.ts';

/** What somebody typed so far, as far as it can be told: "Kobbervej 18, 2600 Glo". */
export interface TypedQuery {
  /** As it was typed; empty where only a place was. */
  streetName: string;
  streetNumber: string;
  streetKey: string;
  /** Beginnings of the postal code and the place; empty where nothing was typed of them. */
  codeKey: string;
  placeKey: string;
}

const CODE_FIRST = /^(\d[\d ]{0,8})\s*(.*)$/u;
/** In the Netherlands two letters belong to it. */
const DUTCH_CODE_FIRST = /^(\d{4} ?(?:[A-Za-z]{2}\b)?)\s*(.*)$/u;
const NUMBER_WITHIN = /^(\D+?\s\d+\s?\p{L}?)[\s,]+(\S.*)$/u;

const placeOf = (countryCode: string, text: string): Pick<TypedQuery, 'codeKey' | 'placeKey'> => {
  const codeFirst = countryCode === 'NL' && DUTCH_CODE_FIRST.test(text) ? DUTCH_CODE_FIRST : CODE_FIRST;
  const [, code = '', rest = ''] = codeFirst.exec(text) ?? [];
  return code === ''
    ? { codeKey: '', placeKey: nameKey(text) }
    : { codeKey: postalCodeKey(countryCode, code), placeKey: nameKey(rest) };
};

const partsOf = (text: string): readonly [street: string, place: string] => {
  const comma = text.indexOf(',');
  if (comma >= 0) return [text.slice(0, comma).trim(), text.slice(comma + 1).trim()];
  const [, street, place] = NUMBER_WITHIN.exec(text) ?? [];
  return street === undefined || place === undefined ? [text, ''] : [street, place];
};

export const readTypedQuery = (countryCode: string, query: string): TypedQuery => {
  const text = query.trim().replaceAll(/\s+/g, ' ');
  if (/^\d/.test(text))
    return { streetName: '', streetNumber: '', streetKey: '', ...placeOf(countryCode, text.replace(',', ' ')) };
  const [street, place] = partsOf(text);
  const { streetName, streetNumber } = splitStreet(street);
  return { streetName, streetNumber, streetKey: nameKey(streetName), ...placeOf(countryCode, place) };
};
