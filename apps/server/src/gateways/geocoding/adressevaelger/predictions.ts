import type { Prediction, TypedAddress } from '../port.ts';
import type { Found } from './answers.ts';

const STREET = 'street:';
const TITLE = /^(.+?),\s*(?:.+,\s*)?(\d{4}\s+[^,]+)$/;

/** A house number, or a street in a postal code; nothing of the kinds that are neither. */
export const predictionOf = (found: Found): Prediction | undefined => {
  const { type, id, titel, vejnavn, postnr, postdistrikt } = found;
  if (type === 'husnummer' && id !== undefined) {
    const [, mainText = titel, secondaryText = ''] = TITLE.exec(titel) ?? [];
    return { id, text: titel, mainText, secondaryText };
  }
  if (type !== 'navngivenvejpostnummer' || !vejnavn || !postnr || !postdistrikt) return undefined;
  const secondaryText = `${postnr} ${postdistrikt}`;
  // Its own id leads to no place and name, which are known here already.
  const told = `${STREET}${Buffer.from(JSON.stringify([vejnavn, postnr, postdistrikt])).toString('base64url')}`;
  return told.length > 400
    ? undefined
    : { id: told, text: `${vejnavn}, ${secondaryText}`, mainText: vejnavn, secondaryText };
};

const isTexts = (value: unknown): value is [string, string, string] =>
  Array.isArray(value) && value.length === 3 && value.every((part) => typeof part === 'string');

/** The street of such a prediction; undefined for what was never given out. */
export const readStreetPrediction = (id: string): TypedAddress | undefined => {
  if (!id.startsWith(STREET)) return undefined;
  try {
    const told: unknown = JSON.parse(Buffer.from(id.slice(STREET.length), 'base64url').toString('utf8'));
    if (!isTexts(told) || !/^\d{4}$/.test(told[1])) return undefined;
    const [streetName, postalCode, city] = told;
    return { streetName, streetNumber: '', postalCode, city, countryCode: 'DK' };
  } catch {
    return undefined;
  }
};
