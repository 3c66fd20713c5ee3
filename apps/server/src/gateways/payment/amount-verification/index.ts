/** Verifies the amounts that a payment service reports against the payment attempts that the shop recorded. */
export { type AmountVerificationDeps, verifyPaymentAmounts } from './verify-payment-amounts.ts';
