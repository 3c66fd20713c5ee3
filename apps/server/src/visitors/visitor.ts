import type { ContactRole } from '@grossist/catalogue-formats';
import type { Currency, Density, Locale, Market, PreferredArticleNumber } from '@grossist/domain';
import type { AssortmentScope } from '@grossist/search-index';

/** Somebody signed out: a language, and the storefront that goes with it. */
export interface Anonymous {
  kind: 'anonymous';
  locale: Locale;
  market: Market;
  assortments?: undefined;
}

/** The sold-to party a buyer buys on at present: its active cart's, else the first of theirs. */
export interface BuyingAccount {
  id: string;
  soldTo: string;
  name: string;
  currency: Currency;
  customerGroup: string;
  plant: string;
}

/** A customer with whose assortments an assortment administrator looks at the shop. */
export interface SeenAs {
  customerId: string;
  customerType: 'company' | 'account' | 'user';
  name: string;
}

/** Somebody signed in. */
export interface Person {
  kind: 'person';
  contactId: string;
  email: string;
  name: string;
  phone: string;
  role: ContactRole;
  locale: Locale;
  market: Market;
  ableToCreateOrders: boolean;
  showNetPrice: boolean;
  emailPermission: boolean;
  preferredArticleNumber: PreferredArticleNumber;
  defaultOrderName: string;
  isCableCutPopupEnabled: boolean;
  /** Null while the person chose none. */
  density: Density | null;
  sortKey: string;
  neverShowAgainGuideTypes: readonly string[];
  /** Id of the contact in Salesforce; '' for none. */
  salesforceContactId: string;
  isSymbrioUser: boolean;
  company: { id: string; code: string; name: string } | undefined;
  account: BuyingAccount | undefined;
  /** They came to look at a cart: nothing may be changed. */
  isReadOnly?: boolean;
  /** What the assortments of company, account and contact let them see; of the customer they look as, if they do. */
  assortments: AssortmentScope;
  seenAs?: SeenAs;
}

/** Somebody signed in for a customer's company: who may have a cart. */
export interface Buyer extends Person {
  company: { id: string; code: string; name: string };
  account: BuyingAccount;
}

export type Visitor = Anonymous | Person;

export const isBuyer = (visitor: Visitor): visitor is Buyer =>
  visitor.kind === 'person' && visitor.company !== undefined && visitor.account !== undefined;

const HOUSE_ROLES = ['editor', 'assortment-admin', 'support', 'operator'] as const satisfies readonly ContactRole[];
/** Roles of the wholesaler's own employees. */
export type HouseRole = (typeof HOUSE_ROLES)[number];

/** Returns the role of an employee of the wholesaler; undefined for everybody else. */
export const houseRoleOf = (visitor: Visitor): HouseRole | undefined =>
  visitor.kind === 'person' ? HOUSE_ROLES.find((role) => role === visitor.role) : undefined;

/** The sites that may show the shop in a frame, for one session. */
export interface Frame {
  /** "https://srm.nord.example", at least one. */
  origins: readonly string[];
  /** The frame is of another site, where browsers give no cookies back that are not made for it. */
  isCrossSite: boolean;
}

/** A session that has not ended, with who it is of. */
export interface OpenSession {
  person: Person;
  antiForgeryToken: string;
  /** Sites that may show the shop in a frame; absent: none. */
  frame?: Frame;
}
