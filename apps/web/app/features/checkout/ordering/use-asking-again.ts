import { useEffect } from 'react';
import { useStable } from '../../cart/index.ts';
import type { OrderIntent } from './order-intent.ts';
import { pauseBefore } from './send-order.ts';
import type { Unanswered } from './use-unanswered.ts';

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
