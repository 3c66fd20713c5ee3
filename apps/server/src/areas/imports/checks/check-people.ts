import type {
  AccountRecord,
  AddressRecord,
  CompanyRecord,
  ContactRecord,
  PurchaseRecord,
} from '@grossist/catalogue-formats';
import { importMessage } from '@grossist/catalogue-formats';
import { quantity } from './decimals.ts';
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
  oneOf,
  type Problem,
  text,
} from './values.ts';

const ROLES = ['buyer', 'viewer', 'user-admin', 'punchout', 'assortment-admin', 'editor', 'support', 'operator'];
// What both the database and JavaScript write in lower case alike.
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
    new Set(record.projects?.map(({ number }) => number)).size === (record.projects?.length ?? 0)
      ? undefined
      : importMessage`${'projects'} contains the same entry twice`,
  );

export const checkContact = (record: ContactRecord): Problem =>
  first(
    code('email', record.email),
    EMAIL.test(record.email) ? undefined : importMessage`${'email'} is not an address`,
    text('name', record.name),
    codeIfGiven('phone', record.phone),
    codeIfGiven('companyCode', record.companyCode),
    codes('soldTos', record.soldTos),
    new Set(record.soldTos).size === record.soldTos.length
      ? undefined
      : importMessage`${'soldTos'} contains the same entry twice`,
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
