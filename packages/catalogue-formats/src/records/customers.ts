import type { Currency, Market } from '@grossist/domain';

export interface CompanyRecord {
  kind: 'company';
  /** CompanyNumber */
  code: string;
  name: string;
  market: Market;
}

export interface AccountRecord {
  kind: 'account';
  soldTo: string;
  companyCode: string;
  name: string;
  currency: Currency;
  customerGroup: string;
  plant: string;
  projects?: readonly { number: string; title: string }[];
}

export type ContactRole =
  | 'buyer'
  | 'viewer'
  | 'user-admin'
  | 'punchout'
  | 'assortment-admin'
  | 'editor'
  | 'support'
  | 'operator';

export interface ContactRecord {
  kind: 'contact';
  email: string;
  name: string;
  phone?: string;
  /** Absent for the house's own people. */
  companyCode?: string;
  /** Accounts the contact may buy on, the first is preset. */
  soldTos: readonly string[];
  role: ContactRole;
  locale: string;
  ableToCreateOrders: boolean;
  showNetPrice: boolean;
  /** Id of the contact in Salesforce. */
  salesforceContactId?: string;
  /** Whether the person orders through Symbrio; false if absent. */
  isSymbrioUser?: boolean;
  /** Plain in the record, hashed before it is stored; only the demo gives one. */
  password?: string;
}

export interface AddressRecord {
  kind: 'address';
  /** Stable key of the source. */
  code: string;
  soldTo: string;
  projectNumber?: string;
  shipTo: string;
  name: string;
  street: string;
  postalCode: string;
  city: string;
  countryCode: string;
  isDefault?: boolean;
}

/** An order of the time before the shop, or of another channel: what customers buy together is learnt from it. */
export interface PurchaseRecord {
  kind: 'purchase';
  orderNumber: string;
  soldTo: string;
  /** Calendar date, "2026-09-01". */
  orderedOn: string;
  lines: readonly { sapMaterialNumber: string; quantity: string }[];
}
