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

/** Percent off the list price for a customer group on a material group. */
export interface DiscountRecord {
  kind: 'discount';
  market: Market;
  customerGroup: string;
  materialGroup: string;
  percent: string;
  text?: string;
}

export interface NetPriceRecord {
  kind: 'net-price';
  soldTo: string;
  sapMaterialNumber: string;
  currency: Currency;
  amount: string;
  perQuantity: string;
}

/** A customer whose buyers come from their own procurement system, and go back there with a cart. */
export interface PunchoutCustomerRecord {
  kind: 'punchout-customer';
  /** Stable key of the source. */
  code: string;
  protocol: 'oci' | 'cxml';
  /** The contact, of role `punchout`, that its buyers are in the shop. */
  email: string;
  /** The account they buy on; absent: the contact's first. */
  soldTo?: string;
  /** OCI: the agreed USERNAME. */
  username?: string;
  /** cXML: by what the customer is known, who sends for them, and by what they know the wholesaler. */
  from?: PunchoutCredential;
  sender?: PunchoutCredential;
  to?: PunchoutCredential;
  /** Password or shared secret: plain in the record, hashed before it is stored; absent: the one before stays. */
  secret?: string;
  /** Hosts that a cart may go back to, with their port when it is not the usual one. */
  returnHosts: readonly string[];
  /** Carts may go back over http; no by default. */
  allowsHttp?: boolean;
  /** The wholesaler's number in the customer's system. */
  vendor?: string;
  /** Encoding of the document in the form that returns a cXML cart; base64 by default. */
  formEncoding?: 'base64' | 'urlencoded';
  /** Orders are taken by cXML; yes by default. */
  takesOrders?: boolean;
  /** Yes by default. */
  isActive?: boolean;
}

/** As cXML names somebody: "NetworkId" and "AN01000000001". */
export interface PunchoutCredential {
  domain: string;
  identity: string;
}
