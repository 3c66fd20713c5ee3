import { createCreditCardOrder, createOrder, type OrderValidationInfo } from '@grossist/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { ProblemError, useOperation } from '../../../api/index.ts';
import { CART_KEY, CHANGES_CART, useStable } from '../../cart/index.ts';
import { keptIntent, type OrderIntent } from './order-intent.ts';
import { tabMemory } from './tab-storage.ts';

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

/** An order that was sent and not answered. */
export interface Unanswered {
  intent: OrderIntent;
  /** How often it was asked for again; the first time after a reload, at once. */
  attempt: number;
  /** So long that nobody asks any more. */
  isGivenUp: boolean;
}

/** The order of the contact that is not answered: what the tab remembers of before a reload is one. */
export const useUnanswered = (
  who: string,
): [Unanswered | undefined, Dispatch<SetStateAction<Unanswered | undefined>>] =>
  useState<Unanswered | undefined>(() => {
    const intent = keptIntent(tabMemory(), who, Date.now());
    return intent && { intent, attempt: -1, isGivenUp: false };
  });

/** Asks again for an order that was not answered, after growing pauses and as soon as there is a connection. */
export const useAskingAgain = (
  unanswered: Unanswered | undefined,
  send: (intent: OrderIntent, attempt: number) => Promise<void>,
): void => {
  const ask = useStable(({ intent, attempt }: Unanswered) => void send(intent, attempt + 1));
  useEffect(() => {
    if (!unanswered || unanswered.isGivenUp) return undefined;
    const again = (): void => ask(unanswered);
    const timer = setTimeout(again, pauseBefore(unanswered.attempt));
    addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', again);
    };
  }, [unanswered, ask]);
};

/** Leaves for the order's own page, and then forgets the cart that was ordered, which is no more. */
export const orderIsPlaced = async (queries: QueryClient, leave: () => Promise<void> | void): Promise<void> => {
  await leave();
  queries.removeQueries({ queryKey: CART_KEY });
  await Promise.all([...CHANGES_CART, 'orders'].map((area) => queries.invalidateQueries({ queryKey: [area] })));
};
