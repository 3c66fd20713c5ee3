/** Whether an address is complete and possible: its status, and the postal codes of each country. */

import type { Market } from '../markets.ts';
import { isBlank } from '../numbers/index.ts';

/** The fields of a one-time address that can be wrong. Section 3, "One-time address form". */
export const ADDRESS_FIELDS = ['name', 'streetName', 'streetNumber', 'postalCode', 'city', 'countryCode'] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

/** A one-time address as it is typed. */
export type AddressForm = Partial<Record<AddressField, string | null>>;

/** Everywhere else a street's name alone may be where something is delivered. Section 5. */
const NEEDS_STREET_NUMBER = 'NL';

const isExempt = (field: AddressField, countryCode: string | null | undefined): boolean =>
  field === 'streetNumber' && countryCode?.trim().toUpperCase() !== NEEDS_STREET_NUMBER;

/**
 * The fields that are wrong, in the form's order; none when all are provided. Every field must be non-empty after
 * trimming, the street number in NL only. Section 5.
 */
export const addressErrors = (form: AddressForm): AddressField[] =>
  ADDRESS_FIELDS.filter((field) => isBlank(form[field]) && !isExempt(field, form.countryCode));

/** All fields: what is flagged when the address is not found or the gazetteer fails. Sections 5 and 8. */
export const flagAllFields = (): AddressField[] => [...ADDRESS_FIELDS];

/** Section 4, "Address status". */
export const ADDRESS_STATUSES = [
  'nothing-selected',
  'prediction-selected',
  'all-fields-provided',
  'externally-valid',
  'invalid',
] as const;
export type AddressStatus = (typeof ADDRESS_STATUSES)[number];

export interface AddressEntry {
  status: AddressStatus;
  form: AddressForm;
  /** Flagged; none unless invalid. */
  erroneousFields: readonly AddressField[];
}

export type AddressEvent =
  | { type: 'select-prediction'; form: AddressForm }
  | { type: 'type'; field: AddressField; text: string }
  /** The user is done: what is blank is flagged, else the gazetteer is to be asked. */
  | { type: 'submit' }
  /** The gazetteer's answer for a form, and how it writes the address. */
  | { type: 'found'; asked: AddressForm; form?: AddressForm }
  /** It does not know the address, or did not answer: all fields are flagged, unless it names those that are wrong. */
  | { type: 'not-found'; asked: AddressForm; fields?: readonly AddressField[] }
  | { type: 'clear' };

export const NO_ADDRESS: AddressEntry = { status: 'nothing-selected', form: {}, erroneousFields: [] };

/**
 * The five states of an address that is entered. Typing into a field withdraws the result for the address
 * before; an answer about a form that was changed meanwhile is none.
 */
export const nextAddress = (from: AddressEntry, event: AddressEvent): AddressEntry => {
  switch (event.type) {
    case 'clear':
      return NO_ADDRESS;
    case 'select-prediction':
      return provided(merged(from.form, event.form), 'prediction-selected');
    case 'type':
      return typed(from, { ...from.form, [event.field]: event.text });
    case 'submit':
      return submitted(from);
    case 'found':
      return isAsked(from, event.asked) ? found(merged(from.form, event.form)) : from;
    case 'not-found':
      return isAsked(from, event.asked) ? refused(from, event.fields) : from;
  }
};

/** Whether the gazetteer's word is to be asked for now. */
export const awaitsValidation = ({ status }: AddressEntry): boolean => status === 'all-fields-provided';

const found = (form: AddressForm): AddressEntry => ({ status: 'externally-valid', form, erroneousFields: [] });

const refused = (from: AddressEntry, fields: readonly AddressField[] = []): AddressEntry => ({
  ...from,
  status: 'invalid',
  erroneousFields: fields.length > 0 ? fields : flagAllFields(),
});

/** A prediction knows nothing of the receiver's name. */
const merged = (form: AddressForm, over: AddressForm = {}): AddressForm => ({
  ...form,
  ...Object.fromEntries(Object.entries(over).filter(([, text]) => text !== undefined && text !== null)),
});

const provided = (form: AddressForm, otherwise: 'prediction-selected' | 'nothing-selected'): AddressEntry => ({
  status: addressErrors(form).length === 0 ? 'all-fields-provided' : otherwise,
  form,
  erroneousFields: [],
});

const typed = (from: AddressEntry, form: AddressForm): AddressEntry => {
  if (from.status !== 'invalid') {
    return provided(form, from.status === 'nothing-selected' ? 'nothing-selected' : 'prediction-selected');
  }
  // Flags of blank fields stay until each is filled in; those of an unknown address go with the first change.
  const stillBlank = addressErrors(form).filter((field) => from.erroneousFields.includes(field));
  return stillBlank.length > 0
    ? { status: 'invalid', form, erroneousFields: stillBlank }
    : provided(form, 'prediction-selected');
};

const submitted = (from: AddressEntry): AddressEntry => {
  if (from.status === 'externally-valid') return from;
  const erroneousFields = addressErrors(from.form);
  return erroneousFields.length > 0
    ? { status: 'invalid', form: from.form, erroneousFields }
    : { status: 'all-fields-provided', form: from.form, erroneousFields: [] };
};

const isAsked = ({ form, status }: AddressEntry, asked: AddressForm): boolean =>
  status === 'all-fields-provided' && ADDRESS_FIELDS.every((field) => (form[field] ?? '') === (asked[field] ?? ''));

interface PostalCodes {
  /** Digits of every code of the country. */
  digits: number;
  first: number;
  last: number;
  /** What may follow the digits. */
  suffix: RegExp;
}

const NOTHING = /^$/;

/** As the postal services number them: DK from Scanning 0555 on, SE from 100 00, NL 1000 AA and so on. */
const POSTAL_CODES: Record<Market, PostalCodes> = {
  DK: { digits: 4, first: 555, last: 9990, suffix: NOTHING },
  DE: { digits: 5, first: 1001, last: 99_998, suffix: NOTHING },
  SE: { digits: 5, first: 10_000, last: 98_499, suffix: NOTHING },
  NL: { digits: 4, first: 1000, last: 9999, suffix: /^([A-Z]{2})?$/ },
  NO: { digits: 4, first: 1, last: 9991, suffix: NOTHING },
};

/** Without spaces and signs, in capitals, and without the country's letters before it. */
const bareCode = (market: Market, text: string): string => {
  const key = text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  return key.startsWith(market) ? key.slice(market.length) : key;
};

/** Returns true if a country can have a postal code: of its form and in its numbers, however it is spaced. */
export const isPostalCode = (market: Market, text: string): boolean => {
  const { digits, first, last, suffix } = POSTAL_CODES[market];
  const code = bareCode(market, text);
  const number = code.slice(0, digits);
  if (!/^[0-9]+$/.test(number) || number.length < digits || !suffix.test(code.slice(digits))) return false;
  return Number(number) >= first && Number(number) <= last;
};

/** Returns true if a text is long enough to be a postal code, and can't be one. */
export const isWrongPostalCode = (market: Market, text: string): boolean =>
  bareCode(market, text).length >= POSTAL_CODES[market].digits && !isPostalCode(market, text);
