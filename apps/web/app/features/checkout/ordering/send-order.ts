import { createCreditCardOrder, createOrder, type OrderValidationInfo } from '@grossist/contracts';
import { ProblemError, useOperation } from '../../../api/index.ts';
import type { OrderIntent } from './order-intent.ts';

/** What the shop answered to an order, whichever way it is paid. */
export interface OrderAnswer {
  OrderId: string | null;
  ErrorMessages: readonly string[];
  OrderValidationInfo: OrderValidationInfo | null;
  NetsRedirectUrl: string | null;
}

/** Sends an order, the first time or once more: with the same key it is the same order. [ord-01, ord-02] */
export const useSendOrder = (): ((intent: OrderIntent) => Promise<OrderAnswer>) => {
  const byInvoice = useOperation(createOrder);
  const byCard = useOperation(createCreditCardOrder);
  return ({ way, body }) => (way === 'card' ? byCard.mutateAsync({ body }) : byInvoice.mutateAsync({ body }));
};

/** No answer came, or only a proxy's: whether the order was placed, nobody here knows. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ProblemError && (error.status === 0 || error.status === 502 || error.status === 504);

/** Milliseconds until it is asked for the next time. */
export const pauseBefore = (attempt: number): number => Math.min(1000 * 2 ** attempt, 10_000);

/** A page to pay on; nothing else is ever gone to. */
export const isPaymentPage = (address: string, here: string): boolean => {
  if (!URL.canParse(address, here)) return false;
  const { protocol } = new URL(address, here);
  return protocol === 'https:' || protocol === new URL(here).protocol;
};
