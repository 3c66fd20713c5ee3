import { type OperationOutput, orderAgain } from '@grossist/contracts';
import { useState } from 'react';
import { useOperation } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { notify } from '../../../ui/index.ts';
import { useProblemText } from '../../cart/index.ts';

export type AgainOutcome = OperationOutput<typeof orderAgain>;

interface LineToOrder {
  LineNumber: number;
  Quantity: number;
}

/**
 * Puts an order's lines into the cart once more; `outcome` is what has to be told line by line. Where all came as it was
 * wanted that is said in passing, and `onDone` called.
 */
export const useOrderAgain = (orderId: string, onDone: () => void) => {
  const text = useText();
  const problemText = useProblemText();
  const [outcome, setOutcome] = useState<AgainOutcome>();
  const again = useOperation(orderAgain, {
    invalidates: ['cart', 'erp'],
    onError: (problem) => notify(problemText(problem)),
    onSuccess: (told) => {
      const isPlain = told.NotAdded.length === 0 && told.Added.every(({ Change }) => Change === null);
      if (!isPlain) {
        setOutcome(told);
        return;
      }
      notify(text('orders.again.done', { count: told.Added.length }), { to: '/cart', name: text('drafts.toCart') });
      onDone();
    },
  });
  return {
    outcome,
    isPending: again.isPending,
    order: (lines: readonly LineToOrder[]): void => again.mutate({ params: { orderId }, body: { Lines: [...lines] } }),
  };
};
