import { addListToCart, type OperationOutput } from '@grossist/contracts';
import { type Quantity, quantityToNumber } from '@grossist/domain';
import { useState } from 'react';
import { type ProblemError, useOperation } from '../../../api/index.ts';
import { CHANGES_CART } from '../../cart/index.ts';

export type OrderResult = OperationOutput<typeof addListToCart>;

export interface OrderedLine {
  lineId: string;
  /** Absent: the usual quantity. */
  quantity?: Quantity;
}

/** Lines with the quantities that were set for this order alone; what has none is ordered by its usual quantity. */
export const withQuantities = (
  lineIds: readonly string[],
  quantities: ReadonlyMap<string, Quantity>,
): readonly OrderedLine[] =>
  lineIds.map((lineId) => {
    const quantity = quantities.get(lineId);
    return quantity === undefined ? { lineId } : { lineId, quantity };
  });

/** Most lines of one call. */
export const MOST_ORDERED = 2000;

export interface OrderingList {
  /** `lines` undefined: all lines of the list. */
  order: (listId: string, lines?: readonly OrderedLine[]) => void;
  isPending: boolean;
  result: OrderResult | undefined;
  problem: ProblemError | null;
  close: () => void;
}

/** Puts lines of a list into the cart; the result stays until it is closed. [own-vl-11] */
export const useOrderList = (onResult?: (result: OrderResult) => void): OrderingList => {
  const [result, setResult] = useState<OrderResult>();
  const operation = useOperation(addListToCart, {
    invalidates: CHANGES_CART,
    onSuccess: (output) => {
      setResult(output);
      onResult?.(output);
    },
  });
  return {
    order: (listId, lines) => {
      setResult(undefined);
      operation.mutate({
        params: { id: listId },
        body: lines
          ? {
              Lines: lines.map(({ lineId, quantity }) => ({
                LineId: lineId,
                ...(quantity !== undefined && { Quantity: quantityToNumber(quantity) }),
              })),
            }
          : {},
      });
    },
    isPending: operation.isPending,
    result,
    problem: operation.error,
    close: () => {
      setResult(undefined);
      operation.reset();
    },
  };
};
