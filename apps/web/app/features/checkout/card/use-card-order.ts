import { cancelCreditCardOrder, creditCardOrderStatus, type OperationOutput } from '@grossist/contracts';
import { beginCardOrder, type CardOrderEvent, type CardOrderState, nextCardOrder } from '@grossist/domain';
import { useCallback, useEffect, useState } from 'react';
import { callOperation, ProblemError } from '../../../api/index.ts';
import { type TabStorage, tabStorage } from '../ordering/tab-storage.ts';

const nameOf = (paymentId: string): string => `grossist.card-order.${paymentId}`;

/**
 * Returns when this tab began to poll a payment (milliseconds since 1970), so that a reloaded page continues its
 * timeout. A time in the future, after the clock was set back, is ignored.
 */
export const pollingStart = (storage: TabStorage, paymentId: string, now: number): number => {
  const stored = Number(storage.getItem(nameOf(paymentId)) ?? Number.NaN);
  if (Number.isFinite(stored) && stored > 0 && stored <= now) return stored;
  storage.setItem(nameOf(paymentId), String(now));
  return now;
};

/** Removes the stored start, when polling ends or begins again. */
export const removePollingStart = (storage: TabStorage, paymentId: string): void =>
  storage.removeItem(nameOf(paymentId));

/** Milliseconds after which a request times out. */
const REQUEST_TIMEOUT = 10_000;
/** Milliseconds between checks of the elapsed time. */
const CLOCK_INTERVAL = 1000;

type CardOrderStatus = OperationOutput<typeof creditCardOrderStatus>;

export interface CardOrder {
  state: CardOrderState;
  /** The last response. */
  answer: CardOrderStatus | undefined;
  /** The session ended during the payment: its status can't be requested. */
  isSignedOut: boolean;
  /** Polls again for an order that was not found in time. */
  askAgain: () => void;
  /** Cancels a payment that is not made yet. */
  cancel: () => void;
  isCanceling: boolean;
}

interface PollResult {
  event: CardOrderEvent;
  answer?: CardOrderStatus;
  isSignedOut?: boolean;
}

const ask = async (paymentId: string, isCanceled: boolean, stop: AbortSignal): Promise<PollResult> => {
  const timeout = new AbortController();
  const abort = (): void => timeout.abort();
  const timer = setTimeout(abort, REQUEST_TIMEOUT);
  stop.addEventListener('abort', abort);
  try {
    const { signal } = timeout;
    const answer = isCanceled
      ? await callOperation(cancelCreditCardOrder, { body: { PaymentId: paymentId } }, { signal })
      : await callOperation(creditCardOrderStatus, { query: { paymentId } }, { signal });
    return { event: { type: 'answered', status: answer.Status, errorMessages: answer.ErrorMessages }, answer };
  } catch (error) {
    return { event: { type: 'unanswered' }, isSignedOut: error instanceof ProblemError && error.status === 401 };
  } finally {
    clearTimeout(timer);
    stop.removeEventListener('abort', abort);
  }
};

/**
 * Polls a payment until its outcome is known; one that the buyer canceled is canceled on the server first. Section 4,
 * "Credit card order". [ord-03, own-card-01]
 */
export const useCardOrder = (paymentId: string, isCancelled: boolean): CardOrder => {
  const [state, setState] = useState(() => beginCardOrder(0));
  const [answer, setAnswer] = useState<CardOrderStatus>();
  const [isSignedOut, setSignedOut] = useState(false);
  const [asking, setAsking] = useState({ isCanceled: isCancelled });

  useEffect(() => {
    const storage = tabStorage();
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasResult = false;
    let { isCanceled } = asking;
    let present = beginCardOrder(pollingStart(storage, paymentId, Date.now()));

    const come = (event: CardOrderEvent): void => {
      present = nextCardOrder(present, event, Date.now());
      setState(present);
      if (present.nextAskAt === undefined) removePollingStart(storage, paymentId);
    };
    const follow = async (): Promise<void> => {
      const result = await ask(paymentId, isCanceled, stop.signal);
      if (stop.signal.aborted) return;
      // Once the server has the cancellation, only the outcome is polled.
      if (result.answer) isCanceled = false;
      hasResult = true;
      setSignedOut(result.isSignedOut ?? false);
      if (result.answer) setAnswer(result.answer);
      come(result.event);
      if (present.nextAskAt === undefined) return;
      timer = setTimeout(() => void follow(), Math.max(0, present.nextAskAt - Date.now()));
    };
    void follow();
    // Only after the first request, however long ago polling began: a missing response must not block the timeout.
    const clock = setInterval(() => hasResult && come({ type: 'waited' }), CLOCK_INTERVAL);
    return () => {
      stop.abort();
      clearTimeout(timer);
      clearInterval(clock);
    };
  }, [paymentId, asking]);

  const askAgain = useCallback(() => {
    removePollingStart(tabStorage(), paymentId);
    setState(beginCardOrder(0));
    setAsking({ isCanceled: false });
  }, [paymentId]);
  const cancel = useCallback(() => setAsking({ isCanceled: true }), []);
  return { state, answer, isSignedOut, askAgain, cancel, isCanceling: asking.isCanceled };
};
