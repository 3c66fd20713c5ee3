import type { createCreditCardOrder, creditCardOrderStatus, OperationOutput } from '@grossist/contracts';
import type { BegunPayment } from '../../../gateways/payment/port.ts';
import type { PresentedRefusal } from '../placing-presenter.ts';
import type { PlacedOrder } from '../wanted-order.ts';
import type { Attempt } from './attempts.ts';

type Begun = OperationOutput<typeof createCreditCardOrder>;
type Status = OperationOutput<typeof creditCardOrderStatus>;

const NOTHING: Begun = {
  SalesOrderId: null,
  OrderId: null,
  ErrorMessages: [],
  OrderValidationInfo: null,
  NetsRedirectUrl: null,
  PaymentId: null,
};

export const presentBegun = (answer: PlacedOrder | BegunPayment): Begun =>
  'orderId' in answer
    ? { ...NOTHING, SalesOrderId: answer.salesOrderId, OrderId: answer.orderId }
    : { ...NOTHING, NetsRedirectUrl: answer.redirectUrl, PaymentId: answer.paymentId };

export const presentNotBegun = (refusal: PresentedRefusal): Begun => ({ ...NOTHING, ...refusal });

/** A blank message stands for a text that the page has itself. Section 4, "Credit card order". */
export const NOT_FOUND: Status = {
  Status: 'not-found',
  SalesOrderId: null,
  OrderId: null,
  ErrorMessages: [''],
  OrderValidationInfo: null,
  CartId: null,
  NetsRedirectUrl: null,
};

export const presentAttempt = (attempt: Attempt, order: PlacedOrder | undefined): Status => ({
  Status: attempt.status,
  SalesOrderId: order?.salesOrderId ?? null,
  OrderId: order?.orderId ?? null,
  ErrorMessages: [...(attempt.refusal?.errorMessages ?? [])],
  OrderValidationInfo: attempt.refusal?.validationInfo ?? null,
  CartId: attempt.cart_id,
  NetsRedirectUrl: attempt.status === 'pending' ? attempt.redirect_url : null,
});
