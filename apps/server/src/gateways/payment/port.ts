import type { Locale, Money, PaymentAmount, PaymentStatus, Percent, Quantity } from '@grossist/domain';

export type { PaymentAmount, PaymentStatus } from '@grossist/domain';

/** A line of the receipt. The gross amounts of all lines are the total: freight and duties are lines as well. */
export interface ReceiptLine {
  reference: string;
  name: string;
  quantity: Quantity;
  unit: string;
  /** Without VAT. */
  unitPrice: Money;
  netAmount: Money;
  taxPercent: Percent;
  taxAmount: Money;
  grossAmount: Money;
}

export interface PaymentOrder {
  /**
   * The attempt to order: begun twice with the same reference, it is the same payment. 1 to 64 letters, digits, dashes.
   */
  paymentReference: string;
  /** VAT included, above 0, with two decimals. */
  total: PaymentAmount;
  lines: readonly ReceiptLine[];
  locale: Locale;
  /** Where the buyer comes back to; the service adds `paymentid` to its query. */
  returnUrl: string;
  /** The same for one who gives up. */
  cancelUrl: string;
  termsUrl: string;
  /** The shop's webhook URL for the service. */
  webhookUrl: string;
  customer: {
    reference: string;
    email: string;
    company: string;
    firstName: string;
    lastName: string;
    /** ISO 3166-1 alpha-2, in capitals. */
    countryCode: string;
  };
}

export interface BegunPayment {
  paymentId: string;
  /** The service's own page, to which the buyer is sent. */
  redirectUrl: string;
}

/** The state of a payment as the service reports it. */
export type PaymentState =
  | { status: 'not-found' }
  | {
      status: PaymentStatus;
      paymentReference: string;
      /** What the payment is about. */
      total: PaymentAmount;
      /** What is held on the card or taken from it. */
      reserved: PaymentAmount | undefined;
    };

export type PaymentEventKind =
  | 'created'
  | 'completed'
  | 'reserved'
  | 'reservation-failed'
  | 'charged'
  | 'charge-failed'
  | 'cancelled'
  | 'cancel-failed';

/** An event from the service's webhook; it may arrive twice, late, in any order, or never. */
export interface PaymentEvent {
  /** The same each time that the same event is sent. */
  eventId: string;
  paymentId: string;
  kind: PaymentEventKind;
  /** The state it reports, for afterPaymentMessage; a charge that failed leaves the reservation. */
  status: PaymentStatus;
  total: PaymentAmount;
}

/** `ignored` is genuine but irrelevant to the shop: it is acknowledged like an event. */
export type WebhookVerdict =
  | { outcome: 'event'; event: PaymentEvent }
  | { outcome: 'ignored'; name: string }
  | { outcome: 'refused'; reason: 'signature' | 'malformed' | 'unknown-payment' | 'amount' };

/** As Node has them: names in small letters. */
export type WebhookHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * Who takes money by card. Every call may fail with PaymentDoesNotAnswer: whether it was done is then not known, and it
 * may be made again. A signal that is aborted makes it reject with the signal's reason.
 */
export interface Payments {
  provider: 'sandbox' | 'nexi';
  /** @throws PaymentRefused when the service does not want the payment; RangeError for lines that are not the total */
  begin(order: PaymentOrder, signal?: AbortSignal): Promise<BegunPayment>;
  status(paymentId: string, signal?: AbortSignal): Promise<PaymentState>;
  /**
   * Takes what is reserved, all of it; once, however often it is called.
   * @param idempotencyKey 1 to 64 characters, the same for each try
   * @throws PaymentRefused when nothing is reserved, or the card is refused
   */
  charge(paymentId: string, amount: PaymentAmount, idempotencyKey: string, signal?: AbortSignal): Promise<void>;
  /**
   * Releases what is reserved, or ends a payment that was never made; once, however often it is called.
   * @throws PaymentRefused when the money is taken already
   */
  cancel(paymentId: string, amount: PaymentAmount, signal?: AbortSignal): Promise<void>;
  /** @param rawBody the body's text exactly as it came */
  verifyWebhook(headers: WebhookHeaders, rawBody: string): Promise<WebhookVerdict>;
}

/** The payment service is slow, down, or answered nonsense. */
export class PaymentDoesNotAnswer extends Error {
  override name = 'PaymentDoesNotAnswer';
}

export type RefusalReason =
  | 'unknown-payment'
  | 'not-reserved'
  | 'already-charged'
  | 'already-cancelled'
  | 'other-amount'
  | 'other-payment'
  | 'refused';

/** The service answered, and the answer is no. */
export class PaymentRefused extends Error {
  override name = 'PaymentRefused';
  constructor(
    readonly reason: RefusalReason,
    detail: string = reason,
  ) {
    super(detail);
  }
}

/** The service reports another amount than the payment attempt: nothing may be ordered for it. */
export class PaymentTampered extends Error {
  override name = 'PaymentTampered';
}
