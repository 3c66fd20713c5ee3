import { type Cart, getCartKits, getCartPrice } from '@grossist/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { callOperation, ProblemError, queryKeyOf } from '../../../api/index.ts';
import { useShopPath } from '../../../i18n/index.ts';
import { useSignedInUser } from '../../../visitor.ts';
import type { CartPrices } from '../../cart/index.ts';
import { refreshCart, useProblemText } from '../../cart/index.ts';
import {
  forgetIntent,
  isSameIntent,
  keepIntent,
  LONGEST_UNKNOWN,
  newKey,
  type OrderIntent,
  type OrderWay,
  orderBody,
} from './order-intent.ts';
import { type OrderRefusal, refusalMessage, refusalOf } from './order-refusal.ts';
import {
  isPaymentPage,
  isUnanswered,
  type OrderAnswer,
  orderIsPlaced,
  type Unanswered,
  useAskingAgain,
  useSendOrder,
  useUnanswered,
} from './send-order.ts';
import { tabMemory } from './tab-storage.ts';

export interface Ordering {
  /** How the order is to be paid that is under way. */
  underWay: OrderWay | undefined;
  refusal: OrderRefusal | undefined;
  /** Tokens of what the buyer takes as it is. */
  accepted: ReadonlySet<string>;
  unanswered: Unanswered | undefined;
  /** Orders the cart as it is shown; what was accepted before and `more` goes along. */
  order: (way: OrderWay, cart: Cart, prices: CartPrices, more?: readonly string[]) => Promise<void>;
  accept: (token: string, isAccepted: boolean) => void;
  dismissRefusal: () => void;
  askNow: () => void;
  forgetUnanswered: () => void;
}

const NOTHING: ReadonlySet<string> = new Set();

/**
 * Orders the cart as it is shown. A second press while the first is under way does nothing; an order whose answer was
 * lost is asked for again with the same key, over a reload too, until it is known what came of it. [ord-01, ord-02]
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

  /** What the ERP says now takes the place of what was shown: the changes are told beside it. */
  const showNewPrices = async (): Promise<void> => {
    try {
      const fresh = await callOperation(getCartPrice, { body: { ignoreCache: true } });
      queries.setQueryData(queryKeyOf(getCartPrice, { body: {} }), fresh);
    } catch {
      await refreshCart(queries);
    }
  };

  /** @returns whether the page is left for another one */
  const take = async (intent: OrderIntent, answer: OrderAnswer): Promise<boolean> => {
    const { OrderId, NetsRedirectUrl } = answer;
    if (OrderId !== null) {
      await orderIsPlaced(queries, async () => navigate(path(`/order/${OrderId}/confirmation`)));
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
    forgetIntent(tabMemory());
    setUnanswered(undefined);
  };

  const fail = (intent: OrderIntent, attempt: number, error: unknown): void => {
    if (isUnanswered(error)) {
      const isGivenUp = Date.now() - intent.askedAt >= LONGEST_UNKNOWN;
      if (isGivenUp) forgetIntent(tabMemory());
      setUnanswered({ intent, attempt, isGivenUp });
      return;
    }
    isAnswered();
    if (!(error instanceof ProblemError)) throw error;
    setRefusal(refusalMessage(intent.way, problemText(error)));
    void refreshCart(queries);
    // The kits that were changed are shown by the bar of their project.
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
      // While the next page comes, nothing can be pressed a second time.
      if (!isLeaving) setUnderWay(undefined);
    }
  };
  useAskingAgain(unanswered, send);

  const order: Ordering['order'] = async (way, cart, prices, more = []) => {
    if (isUnderWay.current) return;
    const tokens = new Set([...accepted, ...more]);
    const wanted: OrderIntent = { way, who, askedAt: Date.now(), body: orderBody(cart, prices, tokens, newKey()) };
    // The ERP did not answer, say: pressed again it is the same order, with the same key.
    const before = last.current;
    const intent = before && isSameIntent(before, wanted) ? { ...before, askedAt: wanted.askedAt } : wanted;
    setAccepted(tokens);
    setRefusal(undefined);
    keepIntent(tabMemory(), intent);
    await send(intent, 0);
  };

  useEffect(() => {
    // A page that comes back as it was left is not under way any more.
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
    askNow: () => unanswered && void send(unanswered.intent, 0),
    forgetUnanswered: isAnswered,
  };
};
