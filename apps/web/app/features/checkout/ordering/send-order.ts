import { createCreditCardOrder, createOrder, type OrderValidationInfo } from '@grossist/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { ProblemError, useOperation } from '../../../api/index.ts';
import { CART_KEY, CHANGES_CART, useStable } from '../../cart/index.ts';
import { type OrderIntent, storedIntent } from './order-intent.ts';
import { tabStorage } from './tab-storage.ts';

/** Response to an order by invoice or card. */
export interface OrderAnswer {
  OrderId: string | null;
  ErrorMessages: readonly string[];
  OrderValidationInfo: OrderValidationInfo | null;
  NetsRedirectUrl: string | null;
}

/** Returns the function that sends an order; repeated with the same key it is the same order. [ord-01, ord-02] */
export const useSendOrder = (): ((intent: OrderIntent) => Promise<OrderAnswer>) => {
  const byInvoice = useOperation(createOrder);
  const byCard = useOperation(createCreditCardOrder);
  return ({ way, body }) => (way === 'card' ? byCard.mutateAsync({ body }) : byInvoice.mutateAsync({ body }));
};

/** Returns true if there was no response, or only a proxy's: the order may have been placed. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ProblemError && (error.status === 0 || error.status === 502 || error.status === 504);

/** Returns the milliseconds before the next retry. */
export const pauseBefore = (attempt: number): number => Math.min(1000 * 2 ** attempt, 10_000);

/** Returns true for the address of a payment page; other redirects are ignored. */
export const isPaymentPage = (address: string, here: string): boolean => {
  if (!URL.canParse(address, here)) return false;
  const { protocol } = new URL(address, here);
  return protocol === 'https:' || protocol === new URL(here).protocol;
};

/** An order without a response. */
export interface Unanswered {
  intent: OrderIntent;
  /** Number of retries; -1 after a reload, which retries at once. */
  attempt: number;
  /** Too old for automatic retries. */
  isExpired: boolean;
}

/** State of the contact's order without a response, initially from the tab's storage. */
export const useUnanswered = (
  who: string,
): [Unanswered | undefined, Dispatch<SetStateAction<Unanswered | undefined>>] =>
  useState<Unanswered | undefined>(() => {
    const intent = storedIntent(tabStorage(), who, Date.now());
    return intent && { intent, attempt: -1, isExpired: false };
  });

/** Retries an order without a response, with exponential backoff and as soon as there is a connection. */
export const useOrderRetry = (
  unanswered: Unanswered | undefined,
  send: (intent: OrderIntent, attempt: number) => Promise<void>,
): void => {
  const retry = useStable(({ intent, attempt }: Unanswered) => void send(intent, attempt + 1));
  useEffect(() => {
    if (!unanswered || unanswered.isExpired) return undefined;
    const again = (): void => retry(unanswered);
    const timer = setTimeout(again, pauseBefore(unanswered.attempt));
    addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', again);
    };
  }, [unanswered, retry]);
};

/** Navigates to the order's page, then removes the ordered cart from the cache. */
export const showPlacedOrder = async (queries: QueryClient, leave: () => Promise<void> | void): Promise<void> => {
  await leave();
  queries.removeQueries({ queryKey: CART_KEY });
  await Promise.all([...CHANGES_CART, 'orders'].map((area) => queries.invalidateQueries({ queryKey: [area] })));
};
