import { type Locale, moneyOf, quantityToNumber, roundToMinor, toMinorUnits } from '@grossist/domain';
import type { PaymentOrder, ReceiptLine } from '../port.ts';

/** The events that the service sends webhooks for. */
export const WEBHOOK_EVENTS = [
  'payment.created',
  'payment.checkout.completed',
  'payment.reservation.created.v2',
  'payment.reservation.failed',
  'payment.charge.created.v2',
  'payment.charge.failed',
  'payment.cancel.created',
  'payment.cancel.failed',
] as const;

/** Countries as the service names them, in three letters. */
const COUNTRIES: Readonly<Record<string, string>> = {
  DK: 'DNK',
  DE: 'DEU',
  SE: 'SWE',
  NL: 'NLD',
  NO: 'NOR',
  FO: 'FRO',
};

/** The languages of the hosted page. */
const LANGUAGES: Record<Locale, string> = {
  'en-US': 'en-GB',
  'nl-NL': 'nl-NL',
  'sv-SE': 'sv-SE',
  'da-DK': 'da-DK',
  'nb-NO': 'nb-NO',
  'fo-FO': 'da-DK',
  'de-DE': 'de-DE',
};

const LONGEST = 128;

/** The service takes none of these signs in a text. */
const plain = (text: string): string =>
  Array.from(text.replace(/[<>'"&\\’”\p{Cc}]/gu, '-'))
    .slice(0, LONGEST)
    .join('');

const itemOf = (line: ReceiptLine) => ({
  reference: plain(line.reference),
  name: plain(line.name) || plain(line.reference),
  quantity: quantityToNumber(line.quantity),
  unit: plain(line.unit) || 'pcs',
  unitPrice: toMinorUnits(roundToMinor(line.unitPrice)),
  // Hundredths of a percent, as amounts are hundredths.
  taxRate: toMinorUnits(moneyOf(line.taxPercent)),
  taxAmount: toMinorUnits(line.taxAmount),
  grossTotalAmount: toMinorUnits(line.grossAmount),
  netTotalAmount: toMinorUnits(line.netAmount),
});

/** The body of POST /v1/payments: nothing is charged until the shop requests it. */
export const createBody = (order: PaymentOrder, webhookSecret: string) => {
  const { customer } = order;
  const countryCode = COUNTRIES[customer.countryCode];
  return {
    order: {
      items: order.lines.map(itemOf),
      amount: toMinorUnits(order.total.amount),
      currency: order.total.currency,
      reference: order.paymentReference,
    },
    checkout: {
      integrationType: 'HostedPaymentPage',
      returnUrl: order.returnUrl,
      cancelUrl: order.cancelUrl,
      termsUrl: order.termsUrl,
      charge: false,
      // The shop knows who buys and where goods go; the page asks for the card alone.
      merchantHandlesConsumerData: true,
      consumer: {
        reference: plain(customer.reference),
        email: customer.email,
        company: {
          name: plain(customer.company),
          contact: { firstName: plain(customer.firstName), lastName: plain(customer.lastName) },
        },
      },
      ...(countryCode === undefined ? {} : { countryCode }),
    },
    notifications: {
      webHooks: WEBHOOK_EVENTS.map((eventName) => ({ eventName, url: order.webhookUrl, authorization: webhookSecret })),
    },
    myReference: order.paymentReference,
  };
};

/** The hosted page in the buyer's language. */
export const inLanguage = (hostedPaymentPageUrl: string, locale: Locale): string => {
  const url = new URL(hostedPaymentPageUrl);
  url.searchParams.set('language', LANGUAGES[locale]);
  return url.href;
};
