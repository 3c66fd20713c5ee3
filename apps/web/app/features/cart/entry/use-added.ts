import type { SearchDocument } from '@grossist/contracts';
import type { Quantity } from '@grossist/domain';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { useAmount } from '../../../use-amount.ts';
import { useQueueAddition } from '../../offline/index.ts';
import { addedWords, cartonWords, useAddToCart } from '../adding/use-add-to-cart.ts';
import { useProblemText } from '../use-problem-text.ts';

/** Adds materials one after the other, and returns the message on the last one. [cart-10] */
export const useAdded = () => {
  const text = useText();
  const problemText = useProblemText();
  const { wireAmount } = useAmount();
  const adding = useAddToCart();
  const toQueue = useQueueAddition();
  const [queuedNumber, setQueuedNumber] = useState<string>();
  const [last, setLast] = useState<SearchDocument>();
  const [unknown, setUnknown] = useState<string>();
  const { added, queued, problem } = adding;

  const lastMessage = (): string | undefined => {
    const amount = (wire: number): string => wireAmount(wire, last?.SalesUnit ?? '');
    const carton = last?.Packaging && cartonWords(last.Packaging, text, amount);
    if (added) return [addedWords(added, text, amount), carton].filter((part) => part !== undefined).join(' · ');
    if (queued) return text(queued === 'queued' ? 'offline.queued' : 'offline.notQueued');
    return problem ? problemText(problem) : undefined;
  };
  const ofLast = lastMessage();
  const message = ofLast && `${last?.ItemLocalMaterialName ?? ''}: ${ofLast}`;
  return {
    isAdding: adding.isAdding,
    isProblem: unknown !== undefined || (problem !== null && !added),
    message:
      unknown === undefined
        ? queuedNumber === undefined
          ? message
          : text('offline.queued.named', { name: queuedNumber })
        : `${unknown}: ${text('cart.many.failed.unknown')}`,
    reportUnknown: setUnknown,
    /** Queues a number that can't be looked up without a connection. */
    queueNumber: (number: string): void => {
      toQueue?.({ identifier: number, quantity: 1, name: number }).then(
        () => setQueuedNumber(number),
        () => setUnknown(number),
      );
    },
    add: (material: SearchDocument, wanted: Quantity): void => {
      setUnknown(undefined);
      setQueuedNumber(undefined);
      setLast(material);
      adding.add(material.Code, wanted, material.ItemLocalMaterialName);
    },
  };
};
