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
