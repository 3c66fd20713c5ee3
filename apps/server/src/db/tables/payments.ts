import type { Currency, Locale, PaymentStatus } from '@grossist/domain';
import type { Generated } from 'kysely';
import type { Json } from './columns.ts';

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
