import { cancelCreditCardOrder, creditCardOrderStatus, type OperationOutput } from '@grossist/contracts';
import { beginCardOrder, type CardOrderEvent, type CardOrderState, nextCardOrder } from '@grossist/domain';
import { useCallback, useEffect, useState } from 'react';
import { callOperation, ProblemError } from '../../../api/index.ts';
import { type TabMemory, tabMemory } from '../ordering/tab-storage.ts';

const nameOf = (paymentId: string): string => `grossist.card-order.${paymentId}`;

/**
 * When this tab first asked about a payment (milliseconds since 1970), so that a page which is loaded anew goes on
 * waiting where it was. A time to come, of a clock that was set back, counts as none.
 */
export const begunAt = (memory: TabMemory, paymentId: string, now: number): number => {
  const kept = Number(memory.getItem(nameOf(paymentId)) ?? Number.NaN);
  if (Number.isFinite(kept) && kept > 0 && kept <= now) return kept;
  memory.setItem(nameOf(paymentId), String(now));
  return now;
};

/** The waiting is over, or begins anew. */
export const forgetBegun = (memory: TabMemory, paymentId: string): void => memory.removeItem(nameOf(paymentId));

/** Milliseconds after which an answer is no longer waited for. */
const LONGEST_ANSWER = 10_000;
/** Milliseconds between two looks at the clock. */
const LOOK_AT_CLOCK = 1000;

type CardOrderStatus = OperationOutput<typeof creditCardOrderStatus>;

export interface CardOrder {
  state: CardOrderState;
  /** The shop's last answer. */
  answer: CardOrderStatus | undefined;
  /** The session ended while the buyer was paying: nothing can be asked. */
  isSignedOut: boolean;
  /** Waits once more for an order that was not found in time. */
  askAgain: () => void;
  /** Ends a payment that is not made; one that was made by now stays. */
  giveUp: () => void;
  isGivingUp: boolean;
}

interface Heard {
  event: CardOrderEvent;
  answer?: CardOrderStatus;
  isSignedOut?: boolean;
}

const ask = async (paymentId: string, isGivenUp: boolean, stop: AbortSignal): Promise<Heard> => {
  const patience = new AbortController();
  const giveUp = (): void => patience.abort();
  const timer = setTimeout(giveUp, LONGEST_ANSWER);
  stop.addEventListener('abort', giveUp);
  try {
    const { signal } = patience;
    const answer = isGivenUp
      ? await callOperation(cancelCreditCardOrder, { body: { PaymentId: paymentId } }, { signal })
      : await callOperation(creditCardOrderStatus, { query: { paymentId } }, { signal });
    return { event: { type: 'answered', status: answer.Status, errorMessages: answer.ErrorMessages }, answer };
  } catch (error) {
    return { event: { type: 'unanswered' }, isSignedOut: error instanceof ProblemError && error.status === 401 };
  } finally {
    clearTimeout(timer);
    stop.removeEventListener('abort', giveUp);
  }
};

/**
 * Follows a payment until it is known what came of it; one that the buyer has given up is ended first. Section 4, "Credit
 * card order". [ord-03, own-card-01]
 */
export const useCardOrder = (paymentId: string, isCancelled: boolean): CardOrder => {
  const [state, setState] = useState(() => beginCardOrder(0));
  const [answer, setAnswer] = useState<CardOrderStatus>();
  const [isSignedOut, setSignedOut] = useState(false);
  const [asking, setAsking] = useState({ isGivenUp: isCancelled });

  useEffect(() => {
    const memory = tabMemory();
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasHeard = false;
    let { isGivenUp } = asking;
    let present = beginCardOrder(begunAt(memory, paymentId, Date.now()));

    const come = (event: CardOrderEvent): void => {
      present = nextCardOrder(present, event, Date.now());
      setState(present);
      if (present.nextAskAt === undefined) forgetBegun(memory, paymentId);
    };
    const follow = async (): Promise<void> => {
      const heard = await ask(paymentId, isGivenUp, stop.signal);
      if (stop.signal.aborted) return;
      // Heard once, it is only waited for what comes of it.
      if (heard.answer) isGivenUp = false;
      hasHeard = true;
      setSignedOut(heard.isSignedOut ?? false);
      if (heard.answer) setAnswer(heard.answer);
      come(heard.event);
      if (present.nextAskAt === undefined) return;
      timer = setTimeout(() => void follow(), Math.max(0, present.nextAskAt - Date.now()));
    };
    void follow();
    // Once asked, however long ago the waiting began: an answer that does not come holds nothing up.
    const clock = setInterval(() => hasHeard && come({ type: 'waited' }), LOOK_AT_CLOCK);
    return () => {
      stop.abort();
      clearTimeout(timer);
      clearInterval(clock);
    };
  }, [paymentId, asking]);

  const askAgain = useCallback(() => {
    forgetBegun(tabMemory(), paymentId);
    setState(beginCardOrder(0));
    setAsking({ isGivenUp: false });
  }, [paymentId]);
  const giveUp = useCallback(() => setAsking({ isGivenUp: true }), []);
  return { state, answer, isSignedOut, askAgain, giveUp, isGivingUp: asking.isGivenUp };
};
