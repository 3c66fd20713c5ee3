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
