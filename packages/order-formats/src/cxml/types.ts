import type { Money, Quantity } from '@grossist/domain';
import type { IncomingOrder, IncomingOrderLine, OrderAddress, OrderContact } from '../order.ts';

export interface CxmlCredential {
  domain: string;
  identity: string;
  /** Of Sender alone. To be compared in constant time and never to be logged. */
  sharedSecret?: string;
}

export interface CxmlHeader {
  from: readonly CxmlCredential[];
  to: readonly CxmlCredential[];
  sender: readonly CxmlCredential[];
  userAgent?: string;
}

/** What every document has about it. */
export interface CxmlEnvelope {
  payloadId: string;
  /** As it was written. */
  timestamp: string;
}

/** The part of an item's price that is accounted by itself. */
export interface AccountingShare {
  accounting: string;
  amount?: Money | undefined;
  currency?: string | undefined;
}

/** A part of an item that is to come on a day of its own. */
export interface ScheduledPart {
  quantity: Quantity;
  /** Calendar date. */
  date?: string | undefined;
}

export interface CxmlDelivery {
  address?: OrderAddress | undefined;
  contact?: OrderContact | undefined;
}

export interface CxmlItem extends IncomingOrderLine {
  /** What the supplier wanted to be given back with the item. */
  auxiliaryId?: string;
  currency?: string;
  /** Where its price is split between several; `accounting` is absent then. */
  accountingShares?: readonly AccountingShare[];
  /** Where it is to come on several days; `deliveryDate` is absent then. */
  schedule?: readonly ScheduledPart[];
  /** Where this item alone goes. */
  delivery?: CxmlDelivery;
  /** It is given back, struck off or held back: nothing that is to be sent. */
  isNoGoods?: boolean;
  /** Files came with it. */
  hasAttachment?: boolean;
}

export const PUNCHOUT_OPERATIONS = ['create', 'edit', 'inspect', 'source'] as const;
export type PunchOutOperation = (typeof PUNCHOUT_OPERATIONS)[number];

export interface PunchOutSetup {
  operation: PunchOutOperation;
  buyerCookie: string;
  /** Where the cart goes, unchecked: checkReturnUrl tells whether it may. */
  returnUrl: string | undefined;
  extrinsics: readonly { name: string; value: string }[];
  contact?: OrderContact;
  shipTo?: OrderAddress;
  selectedItem?: { supplierPartId?: string; auxiliaryId?: string };
  /** The cart to be edited or looked at. */
  items: readonly CxmlItem[];
}

export interface CxmlOrderRequest {
  purpose: 'new' | 'update' | 'delete';
  /** "regular" unless the document tells another kind. */
  orderType: string;
  /** All of it at once (shipComplete). */
  isDeliveredTogether: boolean;
  /** The document brings the card that it is to be paid by. */
  isPaidByCard: boolean;
  /** Files came with it. */
  hasAttachment: boolean;
  order: IncomingOrder & { lines: readonly CxmlItem[] };
}

export interface CxmlStatus {
  code: number;
  text: string;
  message?: string;
}

export interface PunchOutOrder {
  buyerCookie: string;
  operationAllowed: string;
  items: readonly CxmlItem[];
}

/** A document that was read. A request has a header, a response has none. */
export type CxmlDocument = CxmlEnvelope &
  (
    | { kind: 'profile'; header: CxmlHeader; isTest: boolean }
    | { kind: 'punchout-setup'; header: CxmlHeader; isTest: boolean; setup: PunchOutSetup }
    | { kind: 'order'; header: CxmlHeader; isTest: boolean; request: CxmlOrderRequest }
    | { kind: 'punchout-order'; header: CxmlHeader; isTest: boolean; message: PunchOutOrder }
    /** A request or message of another kind, by the name of its element. */
    | { kind: 'other'; header: CxmlHeader; isTest: boolean; name: string }
    | { kind: 'response'; status: CxmlStatus; startPage: string | undefined }
  );
