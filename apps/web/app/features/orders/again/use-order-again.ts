import { type OperationOutput, orderAgain } from '@grossist/contracts';
import { useState } from 'react';
import { useOperation } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { notify } from '../../../ui/index.ts';
import { useProblemText } from '../../cart/index.ts';

export type AgainOutcome = OperationOutput<typeof orderAgain>;

/** Puts an order's lines into the cart once more; `outcome` is what has to be told line by line. */
export const useOrderAgain = (orderId: string) => {
  const text = useText();
  const problemText = useProblemText();
  const [outcome, setOutcome] = useState<AgainOutcome>();
  const again = useOperation(orderAgain, {
    invalidates: ['cart', 'erp'],
    onError: (problem) => notify(problemText(problem)),
    onSuccess: (told) => {
      const isPlain = told.NotAdded.length === 0 && told.Added.every(({ Change }) => Change === null);
      if (isPlain) notify(text('orders.again.done', { count: told.Added.length }));
      else setOutcome(told);
    },
  });
  return {
    outcome,
    isPending: again.isPending,
    /** Lines by their numbers; absent: all of them. */
    order: (numbers?: readonly number[]): void =>
      again.mutate({
        params: { orderId },
        body: numbers ? { Lines: numbers.map((LineNumber) => ({ LineNumber })) } : {},
      }),
    close: (): void => setOutcome(undefined),
  };
};
