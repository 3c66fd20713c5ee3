import { addToCart, type OperationOutput } from '@grossist/contracts';
import { type Quantity, quantityToNumber } from '@grossist/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type ProblemError, useOperation } from '../../api/index.ts';
import { ADDED_RESET } from '../../ui/feedback/resets.ts';
import { CHANGES_CART, isInKnownCart, showItemCount } from './cart-cache.ts';

export type Added = OperationOutput<typeof addToCart>;

export interface AddingToCart {
  add: (code: string, quantity: Quantity) => void;
  isAdding: boolean;
  /** What was added last, for three seconds. Section 4, "Other states". */
  added: Added | undefined;
  problem: ProblemError | null;
}

/**
 * Adding to the cart: adding, then inform, then cleared. The count in the header follows at once. `onAdded` hears of
 * what was added. [cart-10]
 */
export const useAddToCart = (onAdded?: (added: Added) => void): AddingToCart => {
  const queries = useQueryClient();
  const [added, setAdded] = useState<Added>();
  const operation = useOperation(addToCart, {
    invalidates: CHANGES_CART,
    onSuccess: (output) => {
      setAdded(output);
      onAdded?.(output);
      showItemCount(queries, () => output.ItemCount);
    },
  });

  useEffect(() => {
    if (!added) return undefined;
    const timer = setTimeout(() => setAdded(undefined), ADDED_RESET);
    return () => clearTimeout(timer);
  }, [added]);

  return {
    add: (code, quantity) => {
      setAdded(undefined);
      if (!isInKnownCart(queries, code)) showItemCount(queries, (known) => known + 1);
      operation.mutate({ body: { Code: code, Quantity: quantityToNumber(quantity) } });
    },
    isAdding: operation.isPending,
    added,
    problem: operation.error,
  };
};
