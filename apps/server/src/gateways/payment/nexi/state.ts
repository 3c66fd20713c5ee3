import { type Currency, ofMinorUnits, type PaymentAmount, type PaymentStatus } from '@grossist/domain';
import { PaymentDoesNotAnswer, type PaymentState } from '../port.ts';
import type { NexiPayment } from './answers.ts';

const CURRENCIES: readonly Currency[] = ['DKK', 'EUR', 'SEK', 'NOK'];

/** Undefined for a currency that the shop does not take. */
export const amountOf = ({ amount, currency }: { amount: number; currency: string }): PaymentAmount | undefined => {
  const known = CURRENCIES.find((one) => one === currency);
  return known && { amount: ofMinorUnits(amount), currency: known };
};

const statusOf = ({ summary, terminated }: NexiPayment): PaymentStatus => {
  if (summary.chargedAmount > 0) return 'charged';
  if (summary.cancelledAmount > 0 || (terminated ?? '') !== '') return 'cancelled';
  return summary.reservedAmount > 0 ? 'reserved' : 'pending';
};

/** What the service has of a payment; a refused card is only told by webhook, for the buyer may try another. */
export const stateOf = (payment: NexiPayment): PaymentState => {
  const status = statusOf(payment);
  const { currency, reference } = payment.orderDetails;
  const total = amountOf(payment.orderDetails);
  if (total === undefined) throw new PaymentDoesNotAnswer('It answers something else than it should');
  const { chargedAmount, reservedAmount } = payment.summary;
  const held = status === 'charged' ? chargedAmount : status === 'reserved' ? reservedAmount : undefined;
  return {
    status,
    paymentReference: reference ?? '',
    total,
    reserved: held === undefined ? undefined : amountOf({ amount: held, currency }),
  };
};
