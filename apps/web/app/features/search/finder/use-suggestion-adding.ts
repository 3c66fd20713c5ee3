import { addToCart, removeFromCart, type SearchDocument } from '@grossist/contracts';
import { type Quantity, quantityToNumber } from '@grossist/domain';
import { useCallback, useState } from 'react';
import { newId, useOperation } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { notify } from '../../../ui/index.ts';
import { useAmount } from '../../../use-amount.ts';
import { addedWords, CHANGES_CART, useProblemText } from '../../cart/index.ts';
import { isOffline, type NewEntry, useQueueAddition } from '../../offline/index.ts';

/**
 * Adds a suggestion to the cart and shows a notice, with undo for a new line; without a connection the addition goes into
 * the device's queue. [cart-10]
 */
export const useSuggestionAdding = () => {
  const text = useText();
  const problemText = useProblemText();
  const { wireAmount } = useAmount();
  const toQueue = useQueueAddition();
  const remove = useOperation(removeFromCart, { invalidates: CHANGES_CART });
  const adding = useOperation(addToCart, { invalidates: CHANGES_CART });
  const [cutIds, setCutIds] = useState<readonly string[]>();

  const queue = (entry: NewEntry): void => {
    toQueue?.(entry).then(
      () => notify(text('offline.queued.named', { name: entry.name })),
      () => notify(text('offline.notQueued')),
    );
  };

  const add = (
    { Code, ItemLocalMaterialName: name, SalesUnit, CableCutAllowed }: SearchDocument,
    wanted: Quantity,
  ): void => {
    if (adding.isPending) return;
    const quantity = quantityToNumber(wanted);
    const entry = { key: newId(), identifier: Code, quantity, name };
    if (isOffline()) return queue(entry);
    adding.mutate(
      { body: { Code, Quantity: quantity, IdempotencyKey: entry.key } },
      {
        onSuccess: (added) => {
          if (CableCutAllowed) setCutIds([added.CartItemId]);
          const isNewLine = added.AdditionalLine === null && added.LineQuantity === added.AddedQuantity;
          const words = addedWords(added, text, (wire) => wireAmount(wire, SalesUnit));
          const undo = (): void => remove.mutate({ body: { CartItemId: added.CartItemId, Code } });
          notify(text('search.added', { name, words }), isNewLine && added.AddedQuantity > 0 ? undo : undefined);
        },
        onError: (problem) => {
          // The request may have arrived: the queue sends it with the same idempotency key.
          if (problem.status === 0) queue(entry);
          else notify(text('search.added', { name, words: problemText(problem) }));
        },
      },
    );
  };
  return {
    add,
    /** Queues a number that can't be looked up without a connection. */
    addUnseen: (identifier: string, quantity: Quantity): void =>
      queue({ identifier, quantity: quantityToNumber(quantity), name: identifier }),
    isAdding: adding.isPending,
    /** The cart line that was added last and may be cut, until `forgetCut`. */
    cutIds,
    forgetCut: useCallback(() => setCutIds(undefined), []),
  };
};
