/** Checks records of customers: companies, accounts, contacts, addresses, purchases, punchout and places. */

import {
  type AccountingStringRecord,
  type AccountRecord,
  type AddressRecord,
  type CompanyRecord,
  type ContactRecord,
  importMessage,
  type PostalPlaceRecord,
  type PostalStreetRecord,
  type PunchoutCustomerRecord,
  type PurchaseRecord,
} from '@grossist/catalogue-formats';
import {
  code,
  codeIfGiven,
  codes,
  currency,
  date,
  each,
  first,
  locale,
  market,
  number,
  oneOf,
  type Problem,
  quantity,
  text,
  twice,
} from './values.ts';

const ROLES = ['buyer', 'viewer', 'user-admin', 'punchout', 'assortment-admin', 'editor', 'support', 'operator'];
// Characters whose lower case is the same in PostgreSQL and JavaScript.
const EMAIL = /^[!-?A-~]+@[!-?A-~]+$/;

export const checkCompany = (record: CompanyRecord): Problem =>
  first(code('code', record.code), text('name', record.name), market(record.market));

export const checkAccount = (record: AccountRecord): Problem =>
  first(
    code('soldTo', record.soldTo),
    code('companyCode', record.companyCode),
    text('name', record.name),
    currency(record.currency),
    code('customerGroup', record.customerGroup),
    code('plant', record.plant),
    each(record.projects, (project) => code('project', project.number) ?? text('project', project.title)),
    twice(
      'projects',
      record.projects?.map((project) => project.number),
    ),
  );

export const checkContact = (record: ContactRecord): Problem =>
  first(
    code('email', record.email),
    EMAIL.test(record.email) ? undefined : importMessage`${'email'} is not an address`,
    text('name', record.name),
    codeIfGiven('phone', record.phone),
    codeIfGiven('companyCode', record.companyCode),
    codes('soldTos', record.soldTos),
    twice('soldTos', record.soldTos),
    oneOf('role', record.role, ROLES),
    locale(record.locale),
    codeIfGiven('salesforceContactId', record.salesforceContactId),
    record.password === undefined ? undefined : text('password', record.password),
  );

export const checkAddress = (record: AddressRecord): Problem =>
  first(
    code('code', record.code),
    code('soldTo', record.soldTo),
    codeIfGiven('projectNumber', record.projectNumber),
    code('shipTo', record.shipTo),
    text('name', record.name),
    text('street', record.street),
    code('postalCode', record.postalCode),
    text('city', record.city),
    /^[A-Z]{2}$/.test(record.countryCode) ? undefined : importMessage`${'countryCode'} is not two letters`,
  );

const MOST_LINES = 10_000;

export const checkPurchase = (record: PurchaseRecord): Problem =>
  first(
    code('orderNumber', record.orderNumber),
    code('soldTo', record.soldTo),
    date('orderedOn', record.orderedOn),
    record.lines.length > MOST_LINES ? importMessage`${'lines'} has more than ${MOST_LINES} entries` : undefined,
    each(
      record.lines,
      (line) => code('sapMaterialNumber', line.sapMaterialNumber) ?? quantity('quantity', line.quantity),
    ),
  );

const HOST = /^[A-Za-z0-9.-]{1,253}(:\d{1,5})?$/;
const LONGEST_VENDOR = 10;
/** A shorter secret could be brute-forced from its hash. */
const SHORTEST_SECRET = 8;

const named = ({ protocol, username, from, sender, to }: PunchoutCustomerRecord): Problem => {
  if (protocol === 'oci') return code('username', username ?? '');
  for (const [name, credential] of Object.entries({ from, sender, to })) {
    if (credential === undefined) return importMessage`${name} is missing`;
    const problem = code(`${name}.domain`, credential.domain) ?? code(`${name}.identity`, credential.identity);
    if (problem !== undefined) return problem;
  }
  return undefined;
};

export const checkPunchoutCustomer = (record: PunchoutCustomerRecord): Problem =>
  first(
    code('code', record.code),
    oneOf('protocol', record.protocol, ['oci', 'cxml']),
    code('email', record.email),
    codeIfGiven('soldTo', record.soldTo),
    named(record),
    record.secret === undefined ? undefined : text('secret', record.secret),
    record.secret === undefined || record.secret.length >= SHORTEST_SECRET
      ? undefined
      : importMessage`${'secret'} has fewer than ${SHORTEST_SECRET} characters`,
    codes('returnHosts', record.returnHosts),
    record.returnHosts.every((host) => HOST.test(host))
      ? undefined
      : importMessage`${'returnHosts'} contains an invalid value`,
    (record.vendor ?? '').length <= LONGEST_VENDOR
      ? undefined
      : importMessage`${'vendor'} is longer than ${LONGEST_VENDOR} characters`,
  );

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
