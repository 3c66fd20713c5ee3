import type { AccountingStringRecord, PostalPlaceRecord, PostalStreetRecord } from '@grossist/catalogue-formats';
import { importMessage } from '@grossist/catalogue-formats';
import { code, codeIfGiven, date, first, number, type Problem, text } from './values.ts';

const LONGEST_NAME = 200;

const country = (value: string): Problem =>
  /^[A-Z]{2}$/.test(value) ? undefined : importMessage`${'countryCode'} is not two letters`;

const postalCode = (value: string): Problem =>
  code('postalCode', value) ??
  (/[\p{L}\p{N}]/u.test(value) ? undefined : importMessage`${'postalCode'} has no letters or digits`);

/** Part of a key, so short enough for an index. */
const name = (field: string, value: string): Problem => {
  if (value.trim() === '') return importMessage`${field} is empty`;
  return value.length > LONGEST_NAME ? importMessage`${field} is longer than ${LONGEST_NAME} characters` : undefined;
};

export const checkPostalPlace = (record: PostalPlaceRecord): Problem =>
  first(
    country(record.countryCode),
    postalCode(record.postalCode),
    name('place', record.place),
    number('latitude', record.latitude, -90, 90),
    number('longitude', record.longitude, -180, 180),
  );

export const checkPostalStreet = (record: PostalStreetRecord): Problem =>
  first(country(record.countryCode), postalCode(record.postalCode), name('name', record.name));

export const checkAccountingString = (record: AccountingStringRecord): Problem =>
  first(
    code('companyCode', record.companyCode),
    code('project', record.project),
    codeIfGiven('task', record.task),
    text('projectDescription', record.projectDescription ?? ''),
    text('taskDescription', record.taskDescription ?? ''),
    date('validFrom', record.validFrom),
    date('validTo', record.validTo),
    (record.validFrom ?? '') > (record.validTo ?? '9999') ? importMessage`${'validTo'} is before validFrom` : undefined,
    codeIfGiven('createdBy', record.createdBy),
  );
