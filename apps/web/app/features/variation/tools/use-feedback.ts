import { giveVariationFeedback } from '@grossist/contracts';
import { useEffect, useState } from 'react';
import { type ProblemError, useOperation } from '../../../api/index.ts';
import { FEEDBACK_RESET } from '../../../ui/feedback/resets.ts';

/** Section 4, "Other states": sending feedback goes syncing, then done or failed, then idle. */
export type FeedbackState = 'idle' | 'syncing' | 'done' | 'failed';

export interface Feedback {
  state: FeedbackState;
  /** Why the last one was not taken; stays until the next is sent. */
  problem: ProblemError | null;
  send: (words: { text: string; contact: string }) => void;
}

/** Sends what somebody has to say of a variation. [cat-07] */
export const useFeedback = (variation: string, onReset: (state: FeedbackState) => void): Feedback => {
  const [state, setState] = useState<FeedbackState>('idle');
  const operation = useOperation(giveVariationFeedback, {
    onSuccess: () => setState('done'),
    onError: () => setState('failed'),
  });

  useEffect(() => {
    if (state !== 'done' && state !== 'failed') return undefined;
    const timer = setTimeout(() => {
      setState('idle');
      onReset(state);
    }, FEEDBACK_RESET);
    return () => clearTimeout(timer);
  }, [state, onReset]);

  return {
    state,
    problem: operation.error,
    send: (words) => {
      setState('syncing');
      operation.mutate({ body: { variation, ...words } });
    },
  };
};
