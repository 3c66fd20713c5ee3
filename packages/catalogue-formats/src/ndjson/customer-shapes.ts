import { LOCALES } from '@grossist/domain';
import { messagePart } from '../import-messages/index.ts';
import type {
  AccountRecord,
  AddressRecord,
  CompanyRecord,
  ContactRecord,
  DiscountRecord,
  NetPriceRecord,
  PurchaseRecord,
} from '../records.ts';
import { flag, list, matching, object, oneOf, optional } from './check.ts';
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
