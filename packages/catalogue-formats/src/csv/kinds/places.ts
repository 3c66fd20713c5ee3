import type { CatalogueRecord } from '../../records.ts';
import { capitals, code, date, degrees, text } from '../cells.ts';
import { column, type TableKind } from '../column.ts';

const country = column('country', 'countryCode', capitals, 'country_code');
const postalCode = column('postal_code', 'postalCode', text, 'zipcode', 'zip');

/** A town that lies in several communities is imported with its first. */
const placeOf = (record: CatalogueRecord): readonly string[] =>
  record.kind === 'postal-place' ? [record.countryCode, record.postalCode.replaceAll(' ', ''), record.place] : [];

export const POSTAL_PLACES: TableKind = {
  title: 'postal codes',
  kind: 'postal-place',
  needs: [['country'], ['postal_code'], ['place'], ['latitude'], ['longitude']],
  columns: [
    country,
    postalCode,
    column('place', 'place', text, 'place_name'),
    column('latitude', 'latitude', degrees),
    column('longitude', 'longitude', degrees),
  ],
  once: placeOf,
};

export const POSTAL_STREETS: TableKind = {
  title: 'streets',
  kind: 'postal-street',
  needs: [['country'], ['postal_code'], ['street']],
  columns: [country, postalCode, column('street', 'name', text, 'street_name')],
};

export const ACCOUNTING_STRINGS: TableKind = {
  title: 'accounting strings',
  kind: 'accounting-string',
  needs: [['company_number'], ['project']],
  columns: [
    column('company_number', 'companyCode', code),
    column('project', 'project', code),
    column('project_description', 'projectDescription', text),
    column('task', 'task', code),
    column('task_description', 'taskDescription', text),
    column('valid_from', 'validFrom', date),
    column('valid_to', 'validTo', date),
    column('created_by', 'createdBy', text),
  ],
};
