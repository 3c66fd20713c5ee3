import { messagePart } from '../import-messages/index.ts';
import type { AccountingStringRecord, PostalPlaceRecord, PostalStreetRecord } from '../place-records.ts';
import { between, type Check, matching, object, oneOf, optional, text, wrong } from './check.ts';
import { code, date, shortText } from './scalars.ts';

const countryCode = matching(/^[A-Z]{2}$/, messagePart`a country code such as “NO”`);
/** At least one letter or digit, by which it is known. */
const postalCode: Check<string> = (value, at) => {
  const found = text(20)(value, at);
  if (!/[\p{L}\p{N}]/u.test(found)) throw wrong(at, messagePart`a postal code such as “624 66”`);
  return found;
};

export const postalPlace = object<PostalPlaceRecord>({
  kind: oneOf(['postal-place']),
  countryCode,
  postalCode,
  place: text(200),
  latitude: between(-90, 90),
  longitude: between(-180, 180),
});

export const postalStreet = object<PostalStreetRecord>({
  kind: oneOf(['postal-street']),
  countryCode,
  postalCode,
  name: text(200),
});

const record = object<AccountingStringRecord>({
  kind: oneOf(['accounting-string']),
  companyCode: code,
  project: text(40),
  projectDescription: optional(shortText),
  task: optional(text(40)),
  taskDescription: optional(shortText),
  validFrom: optional(date),
  validTo: optional(date),
  createdBy: optional(shortText),
});

export const accountingString: Check<AccountingStringRecord> = (value, at) => {
  const found = record(value, at);
  const { validFrom, validTo } = found;
  if (validFrom === undefined || validTo === undefined || validFrom <= validTo) return found;
  throw wrong(at === '' ? 'validTo' : `${at}.validTo`, messagePart`a date after validFrom`);
};
