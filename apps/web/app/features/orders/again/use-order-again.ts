import { type OperationOutput, orderAgain } from '@grossist/contracts';
import { useCallback, useState } from 'react';
import { useOperation } from '../../../api/index.ts';
import { type MessageKey, useText } from '../../../i18n/index.ts';
import { notify } from '../../../ui/index.ts';
import { useProblemText } from '../../cart/index.ts';

export type AgainOutcome = OperationOutput<typeof orderAgain>;

interface LineToOrder {
  LineNumber: number;
  Quantity: number;
}

/**
 * Adds an order's lines to the cart again. `outcome` is set when lines were changed or not added; otherwise a notice is
 * shown and `onDone` is called. `addedIds` are the cart lines that took something in.
 */
export const useOrderAgain = (orderId: string, onDone: () => void) => {
  const text = useText();
  const problemText = useProblemText();
  const [outcome, setOutcome] = useState<AgainOutcome>();
  const [addedIds, setAddedIds] = useState<readonly string[]>();
  const again = useOperation(orderAgain, {
    invalidates: ['cart', 'erp'],
    onError: (problem) => notify(problemText(problem)),
    onSuccess: (added) => {
      setAddedIds([...new Set(added.Added.map(({ CartItemId }) => CartItemId))]);
      const isPlain = added.NotAdded.length === 0 && added.Added.every(({ Change }) => Change === null);
      if (!isPlain) {
        setOutcome(added);
        return;
      }
      notify(text('orders.again.done', { count: added.Added.length }), { to: '/cart', name: text('drafts.toCart') });
      onDone();
    },
  });
  return {
    outcome,
    addedIds,
    forgetAdded: useCallback(() => setAddedIds(undefined), []),
    isPending: again.isPending,
    order: (lines: readonly LineToOrder[]): void => again.mutate({ params: { orderId }, body: { Lines: [...lines] } }),
  };
};

/** Texts of the reasons why a line was not added. */
export const REASON_WORDS: Record<AgainOutcome['NotAdded'][number]['Reason'], MessageKey> = {
  unknown: 'orders.again.unknown',
  blocked: 'orders.again.blocked',
  'not-sold-here': 'orders.again.unknown',
  'sold-out': 'orders.again.soldOut',
  quantity: 'orders.again.quantityImpossible',
  'not-in-this-cart': 'orders.again.otherCart',
  remnant: 'orders.again.remnant',
  'kit-gone': 'orders.again.kitGone',
  'cart-full': 'orders.again.cartFull',
};

const CHANGES: Readonly<Record<string, MessageKey>> = {
  minimum: 'orders.again.minimum',
  multiplum: 'orders.again.multiplum',
  'cable-cut': 'orders.again.cableCut',
  'phased-out': 'orders.again.phasedOut',
  'clearance-split': 'orders.again.clearance',
};

/** Returns the text of the reason why a quantity was changed. */
export const changeWord = (change: string | null): MessageKey => CHANGES[change ?? ''] ?? 'orders.again.otherQuantity';
