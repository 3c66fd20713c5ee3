/** Orders that are paid by card, their payments, and the sandbox of payments. */

import type { OrderValidationInfo } from '@grossist/contracts';
import type { CardOrderOutcome, Currency, Locale, PaymentStatus } from '@grossist/domain';
import type { Generated } from 'kysely';
import type { Json, NullableJson } from './columns.ts';
import type { StoredAddress } from './places.ts';

/** A line as it was when the buyer went to pay, in decimals. */
export interface StoredLineToPay {
  lineId: string;
  netAmount: string;
  confirmed: string;
  /** Of its back order; absent without one, and when unknown. */
  deliveryDate?: string;
}

/** What the buyer went to pay for: the order is held against it. */
export interface StoredWish {
  deliveryDate: string;
  isPickup: boolean;
  /** Where the order is picked up, if its cart goes elsewhere. */
  pickupAt?: StoredAddress;
  customerReference: string | null;
  lines: readonly StoredLineToPay[];
}

/** Why an attempt led to no order, as shown to its buyer. */
export interface StoredRefusal {
  errorMessages: readonly string[];
  validationInfo: OrderValidationInfo | null;
}

export type Settlement = 'open' | 'to-charge' | 'charged' | 'to-release' | 'released' | 'failed';

export interface CardOrdersTable {
  id: string;
  contact_id: string;
  account_id: string;
  cart_id: string | null;
  cart_version: number;
  status: Generated<'pending' | CardOrderOutcome>;
  payment_status: Generated<PaymentStatus>;
  payment_id: Generated<string | null>;
  redirect_url: Generated<string>;
  amount: string;
  currency: Currency;
  idempotency_key: string | null;
  wanted: Json<StoredWish>;
  refusal: NullableJson<StoredRefusal>;
  settlement: Generated<Settlement>;
  settlement_failure: Generated<string>;
  begun_at: Generated<Date>;
  ends_at: Date;
  ended_at: Generated<Date | null>;
  look_at: Date;
  looks: Generated<number>;
  settled_at: Generated<Date | null>;
  /** How often the payment service was asked to take or release the money. */
  settle_attempts: Generated<number>;
  seen_at: Generated<Date | null>;
  seen_by: Generated<string | null>;
  seen_remark: Generated<string>;
}

/** What was taken from a card for an order. */
export interface OrderPaymentsTable {
  order_id: string;
  provider: string;
  payment_id: string;
  payment_reference: string;
  amount: string;
  currency: Currency;
  charged_at: Date;
}

export interface LinesToPlaceTable {
  company_id: string;
  key: string;
  cart_id: string;
}

export interface PaymentsBegunTable {
  payment_id: string;
  provider: string;
  payment_reference: string;
  amount: string;
  currency: Currency;
  redirect_url: string;
  begun_at: Generated<Date>;
}

/** A receipt as the sandbox shows it. */
export interface StoredReceiptLine {
  name: string;
  quantity: string;
  unit: string;
  grossAmount: string;
}

export interface SandboxPaymentsTable {
  id: string;
  payment_reference: string;
  status: Generated<PaymentStatus>;
  amount: string;
  currency: Currency;
  receipt: Json<StoredReceiptLine[]>;
  locale: Locale;
  company: string;
  return_url: string;
  cancel_url: string;
  webhook_url: string;
  /** What is reserved can't be taken. */
  refuses_charges: Generated<boolean>;
  begun_at: Generated<Date>;
}

export type SandboxEventName = 'payment.reserved' | 'payment.failed' | 'payment.charged' | 'payment.cancelled';

export interface SandboxPaymentEventsTable {
  id: string;
  payment_id: string;
  event: SandboxEventName;
  happened_at: Generated<Date>;
}
