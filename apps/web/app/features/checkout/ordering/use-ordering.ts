import { type Cart, getCartKits, getCartPrice } from '@grossist/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { callOperation, newId, ProblemError, queryKeyOf } from '../../../api/index.ts';
import { useShopPath } from '../../../i18n/index.ts';
import { useSignedInUser } from '../../../visitor.ts';
import type { CartPrices } from '../../cart/index.ts';
import { refreshCart, useProblemText } from '../../cart/index.ts';
import {
  isSameIntent,
  LONGEST_UNKNOWN,
  type OrderIntent,
  type OrderWay,
  orderBody,
  removeIntent,
  storeIntent,
} from './order-intent.ts';
import { type OrderRefusal, refusalMessage, refusalOf } from './order-refusal.ts';
import {
  isPaymentPage,
  isUnanswered,
  type OrderAnswer,
  showPlacedOrder,
  type Unanswered,
  useOrderRetry,
  useSendOrder,
  useUnanswered,
} from './send-order.ts';
import { tabStorage } from './tab-storage.ts';

export interface Ordering {
  /** Payment method of the pending order. */
  underWay: OrderWay | undefined;
  refusal: OrderRefusal | undefined;
  /** Tokens of the changes that the buyer accepts. */
  accepted: ReadonlySet<string>;
  unanswered: Unanswered | undefined;
  /** Orders the cart as shown, with the changes accepted so far and `more`. */
  order: (way: OrderWay, cart: Cart, prices: CartPrices, more?: readonly string[]) => Promise<void>;
  accept: (token: string, isAccepted: boolean) => void;
  dismissRefusal: () => void;
  retryNow: () => void;
  dismissUnanswered: () => void;
}

const NOTHING: ReadonlySet<string> = new Set();

/**
 * Orders the cart as shown. A second press while an order is pending does nothing; an order whose response was lost is
 * retried with the same key, also after a reload, until its outcome is known. [ord-01, ord-02]
 */
export const useOrdering = (): Ordering => {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const path = useShopPath();
  const problemText = useProblemText();
  const sendOrder = useSendOrder();
  const who = useSignedInUser()?.GrossistContactId ?? '';
  const isUnderWay = useRef(false);
  const last = useRef<OrderIntent>(undefined);
  const [underWay, setUnderWay] = useState<OrderWay>();
  const [refusal, setRefusal] = useState<OrderRefusal>();
  const [accepted, setAccepted] = useState(NOTHING);
  const [unanswered, setUnanswered] = useUnanswered(who);

  /** Replaces the cached prices by current ones; the changes are shown beside them. */
  const showNewPrices = async (): Promise<void> => {
    try {
      const fresh = await callOperation(getCartPrice, { body: { ignoreCache: true } });
      queries.setQueryData(queryKeyOf(getCartPrice, { body: {} }), fresh);
    } catch {
      await refreshCart(queries);
    }
  };

  /** @returns true if the browser leaves the page */
  const take = async (intent: OrderIntent, answer: OrderAnswer): Promise<boolean> => {
    const { OrderId, NetsRedirectUrl } = answer;
    if (OrderId !== null) {
      await showPlacedOrder(queries, async () => navigate(path(`/order/${OrderId}/confirmation`)));
      return true;
    }
    if (NetsRedirectUrl !== null && isPaymentPage(NetsRedirectUrl, location.href)) {
      location.assign(NetsRedirectUrl);
      return true;
    }
    setRefusal(refusalOf(intent, answer));
    void showNewPrices();
    return false;
  };

  const isAnswered = (): void => {
    removeIntent(tabStorage());
    setUnanswered(undefined);
  };

  const fail = (intent: OrderIntent, attempt: number, error: unknown): void => {
    if (isUnanswered(error)) {
      const isExpired = Date.now() - intent.askedAt >= LONGEST_UNKNOWN;
      if (isExpired) removeIntent(tabStorage());
      setUnanswered({ intent, attempt, isExpired });
      return;
    }
    isAnswered();
    if (!(error instanceof ProblemError)) throw error;
    setRefusal(refusalMessage(intent.way, problemText(error)));
    void refreshCart(queries);
    // The bar of the project shows the changed kits.
    if (error.code === 'kits-changed') void queries.invalidateQueries({ queryKey: [getCartKits.area] });
  };

  const send = async (intent: OrderIntent, attempt: number): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    last.current = intent;
    setUnderWay(intent.way);
    let isLeaving = false;
    try {
      const answer = await sendOrder(intent);
      isAnswered();
      isLeaving = await take(intent, answer);
    } catch (error) {
      fail(intent, attempt, error);
    } finally {
      isUnderWay.current = false;
      // Stays pending while the next page loads, so that nothing is pressed twice.
      if (!isLeaving) setUnderWay(undefined);
    }
  };
  useOrderRetry(unanswered, send);

  const order: Ordering['order'] = async (way, cart, prices, more = []) => {
    if (isUnderWay.current) return;
    const tokens = new Set([...accepted, ...more]);
    const wanted: OrderIntent = { way, who, askedAt: Date.now(), body: orderBody(cart, prices, tokens, newId()) };
    // The same order again, for instance after an outage, has the same key.
    const before = last.current;
    const intent = before && isSameIntent(before, wanted) ? { ...before, askedAt: wanted.askedAt } : wanted;
    setAccepted(tokens);
    setRefusal(undefined);
    storeIntent(tabStorage(), intent);
    await send(intent, 0);
  };

  useEffect(() => {
    // A page from the back/forward cache has no pending order.
    const comeBack = (event: PageTransitionEvent): void => {
      if (event.persisted) setUnderWay(undefined);
    };
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);

  return {
    underWay,
    refusal,
    accepted,
    unanswered,
    order,
    accept: (token, isAccepted) =>
      setAccepted((before) => {
        const others = [...before].filter((one) => one !== token);
        return new Set(isAccepted ? [...others, token] : others);
      }),
    dismissRefusal: () => setRefusal(undefined),
    retryNow: () => unanswered && void send(unanswered.intent, 0),
    dismissUnanswered: isAnswered,
  };
};
