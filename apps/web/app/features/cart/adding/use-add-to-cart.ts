import { addToCart, type OperationInput, type OperationOutput, type SearchDocument } from '@grossist/contracts';
import { type Quantity, quantityToNumber } from '@grossist/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { newId, type ProblemError, useOperation } from '../../../api/index.ts';
import type { MessageKey, useText } from '../../../i18n/index.ts';
import { ADDED_RESET, ADDING_RESET } from '../../../ui/feedback/notices.tsx';
import { isOffline, useQueueAddition } from '../../offline/index.ts';
import { CHANGES_CART, isInKnownCart, showItemCount } from '../cart-cache.ts';

type Added = OperationOutput<typeof addToCart>;

const wordOf = (added: Added): MessageKey => {
  if (added.IsCapped) return 'cart.added.capped';
  return added.IsRounded ? 'cart.added.rounded' : 'cart.added';
};

/** Returns the sentence on what was added to the cart: rounded, capped, or split beyond clearance stock. */
export const addedWords = (
  added: Added,
  text: ReturnType<typeof useText>,
  amount: (wire: number) => string,
): string => {
  const { AdditionalLine: additional, AddedQuantity, LineQuantity } = added;
  if (additional === null) {
    return text(wordOf(added), { added: amount(AddedQuantity), total: amount(LineQuantity) });
  }
  return text('cart.added.split', {
    added: amount(AddedQuantity),
    clearance: amount(LineQuantity),
    normal: amount(additional.AddedQuantity),
  });
};

/** Returns the sentence on how much is in the carton that was asked for, or that it is unknown. */
export const cartonWords = (
  { Quantity }: NonNullable<SearchDocument['Packaging']>,
  text: ReturnType<typeof useText>,
  amount: (wire: number) => string,
): string =>
  Quantity === null ? text('cart.add.cartonUnknown') : text('cart.add.carton', { amount: amount(Quantity) });

type Body = NonNullable<OperationInput<typeof addToCart>['body']>;

export interface AddingToCart {
  /** `name` names the addition in the offline queue. */
  add: (code: string, quantity: Quantity, name: string) => void;
  /** True while adding, for one second at most, so that the next press is accepted then. Section 9. */
  isAdding: boolean;
  /** The last addition, for three seconds. Section 4, "Other states". */
  added: Added | undefined;
  /** Whether the last addition was queued while offline; `failed` if the browser can't store it. For three seconds. */
  queued: 'queued' | 'failed' | undefined;
  problem: ProblemError | null;
}

/**
 * Adds to the cart: adding, then a message, then cleared. The count in the header is updated at once, and `onAdded`
 * gets the response. While offline, or when the connection is lost, the addition goes into the queue of the device with
 * the same idempotency key. [cart-10]
 */
export const useAddToCart = (onAdded?: (added: Added) => void): AddingToCart => {
  const queries = useQueryClient();
  const toQueue = useQueueAddition();
  const [added, setAdded] = useState<Added>();
  const [queued, setQueued] = useState<'queued' | 'failed'>();
  const names = useRef(new WeakMap<Body, string>());
  const queue = (body: Body): void => {
    const { Code: identifier, Quantity: quantity, IdempotencyKey: key } = body;
    toQueue?.({ key, identifier, quantity, name: names.current.get(body) ?? identifier }).then(
      () => setQueued('queued'),
      () => setQueued('failed'),
    );
  };
  const [isRecent, setRecent] = useState(false);
  const operation = useOperation(addToCart, {
    invalidates: CHANGES_CART,
    // It may have arrived: the queue sends it again with the same key.
    onError: ({ status }, { body }) => {
      if (status === 0 && body) queue(body);
    },
    onSuccess: (output) => {
      setAdded(output);
      onAdded?.(output);
      showItemCount(queries, () => output.ItemCount);
    },
  });

  useEffect(() => {
    if (!added && !queued) return undefined;
    const timer = setTimeout(() => {
      setAdded(undefined);
      setQueued(undefined);
    }, ADDED_RESET);
    return () => clearTimeout(timer);
  }, [added, queued]);

  useEffect(() => {
    if (!isRecent) return undefined;
    const timer = setTimeout(() => setRecent(false), ADDING_RESET);
    return () => clearTimeout(timer);
  }, [isRecent]);

  return {
    add: (code, quantity, name) => {
      setRecent(true);
      setAdded(undefined);
      setQueued(undefined);
      const body: Body = { Code: code, Quantity: quantityToNumber(quantity), IdempotencyKey: newId() };
      names.current.set(body, name);
      if (isOffline() && toQueue) return queue(body);
      if (!isInKnownCart(queries, code)) showItemCount(queries, (known) => known + 1);
      operation.mutate({ body });
    },
    isAdding: operation.isPending && isRecent,
    added,
    queued,
    problem: operation.error?.status === 0 && queued ? null : operation.error,
  };
};
