import { LOCALES } from '@grossist/domain';
import { messagePart } from '../import-message.ts';
import type { PunchoutCredential, PunchoutCustomerRecord } from '../records/customers.ts';
import type { AccountingStringRecord, PostalPlaceRecord, PostalStreetRecord } from '../records/places.ts';
import type {
  AccountRecord,
  AddressRecord,
  CompanyRecord,
  ContactRecord,
  DiscountRecord,
  NetPriceRecord,
  PurchaseRecord,
} from '../records.ts';
import { between, type Check, flag, list, matching, object, oneOf, optional, text, wrong } from './check.ts';
import { amountAboveZero, code, currency, date, email, market, money, percent, shortText } from './scalars.ts';

export const discount = object<DiscountRecord>({
  kind: oneOf(['discount']),
  market,
  customerGroup: code,
  materialGroup: code,
  percent,
  text: optional(shortText),
});

export const netPrice = object<NetPriceRecord>({
  kind: oneOf(['net-price']),
  soldTo: code,
  sapMaterialNumber: code,
  currency,
  amount: money,
  perQuantity: amountAboveZero,
});

export const company = object<CompanyRecord>({ kind: oneOf(['company']), code, name: shortText, market });

const project = object<{ number: string; title: string }>({ number: code, title: shortText });

export const account = object<AccountRecord>({
  kind: oneOf(['account']),
  soldTo: code,
  companyCode: code,
  name: shortText,
  currency,
  customerGroup: code,
  plant: code,
  projects: optional(list(project, 10_000)),
});

export const contact = object<ContactRecord>({
  kind: oneOf(['contact']),
  email,
  name: shortText,
  phone: optional(shortText),
  companyCode: optional(code),
  soldTos: list(code, 10_000),
  role: oneOf(['buyer', 'viewer', 'user-admin', 'punchout', 'assortment-admin', 'editor', 'support', 'operator']),
  locale: oneOf(LOCALES),
  ableToCreateOrders: flag,
  showNetPrice: flag,
  salesforceContactId: optional(code),
  isSymbrioUser: optional(flag),
  password: optional(shortText),
});

export const address = object<AddressRecord>({
  kind: oneOf(['address']),
  code,
  soldTo: code,
  projectNumber: optional(code),
  shipTo: code,
  name: shortText,
  street: shortText,
  postalCode: shortText,
  city: shortText,
  countryCode: matching(/^[A-Z]{2}$/, messagePart`a country code such as “NO”`),
  isDefault: optional(flag),
});

const purchaseLine = object<PurchaseRecord['lines'][number]>({ sapMaterialNumber: code, quantity: amountAboveZero });

export const purchase = object<PurchaseRecord>({
  kind: oneOf(['purchase']),
  orderNumber: code,
  soldTo: code,
  orderedOn: date,
  lines: list(purchaseLine, 5000),
});

const credential = object<PunchoutCredential>({ domain: code, identity: shortText });

export const punchoutCustomer = object<PunchoutCustomerRecord>({
  kind: oneOf(['punchout-customer']),
  code,
  protocol: oneOf(['oci', 'cxml']),
  email,
  soldTo: optional(code),
  username: optional(shortText),
  from: optional(credential),
  sender: optional(credential),
  to: optional(credential),
  secret: optional(shortText),
  returnHosts: list(matching(/^[A-Za-z0-9.-]{1,253}(:\d{1,5})?$/, messagePart`a host such as “srm.example”`), 50),
  allowsHttp: optional(flag),
  vendor: optional(matching(/^.{0,10}$/u, messagePart`at most ten characters`)),
  formEncoding: optional(oneOf(['base64', 'urlencoded'])),
  takesOrders: optional(flag),
  isActive: optional(flag),
});

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
