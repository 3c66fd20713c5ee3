import type { Generated } from 'kysely';
import type { Json, JsonDefault, NullableJson } from './columns.ts';

export interface PunchoutCustomersTable {
  id: string;
  code: string;
  protocol: 'oci' | 'cxml';
  contact_id: string;
  account_id: string | null;
  username: Generated<string>;
  from_domain: Generated<string>;
  from_identity: Generated<string>;
  sender_domain: Generated<string>;
  sender_identity: Generated<string>;
  to_domain: Generated<string>;
  to_identity: Generated<string>;
  secret_hash: string | null;
  return_hosts: Generated<string[]>;
  allows_http: Generated<boolean>;
  vendor: Generated<string>;
  form_encoding: Generated<'base64' | 'urlencoded'>;
  takes_orders: Generated<boolean>;
  is_active: Generated<boolean>;
  content_hash: Buffer;
}

export interface PunchoutSeatsTable {
  customer_id: string;
  position: number;
  contact_id: string;
}

/** An item of the cart that comes back to be edited or looked at. */
export interface StoredPunchoutItem {
  sapMaterialNumber: string;
  quantity: string;
  /** The line of the cart that went to the customer before. */
  lineId?: string;
  note?: string;
}

/** Whose pages may hold the shop of this visit in a frame. */
export interface StoredFrame {
  origins: string[];
  isCrossSite: boolean;
}

/** What the customer's system sent when it opened the shop, without secrets. */
export interface StoredOciFacts {
  protocol: 'oci';
  /** Absent: the shop is not framed. */
  frame?: StoredFrame;
  /** "https://shop.example": where the shop was reached. */
  origin: string;
  version: '4.0' | '5.0';
  target: string;
  okCode?: string;
  caller?: string;
}

export interface StoredCredential {
  domain: string;
  identity: string;
}

/** An address of a customer's document. */
export interface StoredShipTo {
  name?: string;
  street?: string;
  street2?: string;
  postalCode?: string;
  city?: string;
  country?: string;
  locationNumber?: string;
}

export interface StoredCxmlFacts {
  protocol: 'cxml';
  frame?: StoredFrame;
  origin: string;
  buyerCookie: string;
  isTest: boolean;
  /** Of the setup request: the message that brings the cart back goes the other way. */
  from: StoredCredential[];
  to: StoredCredential[];
  items: StoredPunchoutItem[];
  /** The material that the buyer wants to see first. */
  selected?: string;
  /** Where the buyer is, as the request has it. */
  shipTo?: StoredShipTo;
  /** Who came. */
  contact?: { name?: string; phone?: string };
}

export type StoredPunchoutFacts = StoredOciFacts | StoredCxmlFacts;

/** Why an item of the cart to edit is not in it, or in another quantity. */
export interface StoredPunchoutNotice {
  code: string;
  reason: 'unknown' | 'changed' | 'refused';
}

export type StoredHandedOver =
  | { protocol: 'oci'; fields: { name: string; value: string }[] }
  | { protocol: 'cxml'; document: string };

export interface PunchoutSessionsTable {
  id: string;
  customer_id: string;
  protocol: 'oci' | 'cxml';
  state: 'asked' | 'open' | 'returned';
  operation: 'create' | 'edit' | 'inspect';
  start_hash: Buffer | null;
  start_expires_at: Date | null;
  session_hash: Buffer | null;
  contact_id: string | null;
  cart_id: string | null;
  return_url: string;
  facts: Json<StoredPunchoutFacts>;
  notices: JsonDefault<StoredPunchoutNotice[]>;
  handed_over: NullableJson<StoredHandedOver>;
  asked_at: Generated<Date>;
  opened_at: Date | null;
  returned_at: Date | null;
}

export interface PunchoutDocumentsTable {
  customer_id: string;
  payload_id: string;
  kind: 'setup' | 'order';
  order_number: Generated<string>;
  content_hash: Buffer;
  order_id: string | null;
  received_at: Generated<Date>;
  /** The response that the sender received for the order. */
  answer: Generated<string | null>;
}
