import type { OperationOutput, OrderValidation, placeValidatedOrder } from '@grossist/contracts';
import { useRef, useState } from 'react';
import type { Changes, Placing } from './use-changes.ts';

export type Placed = OperationOutput<typeof placeValidatedOrder>;

/** Lines that would not be ordered as they stand. */
export const notOrderedOf = ({ Counts, OrderableCount, OrderedCount }: OrderValidation): number =>
  Object.values(Counts).reduce((sum, count) => sum + count, 0) - OrderableCount - OrderedCount;

export const partsOf = ({ Parts, PartsLeft }: OrderValidation): number => Parts.length + PartsLeft;

const isMoreToOrder = ({ Validation: { State, OrderableCount }, SalesOrderId }: Placed): boolean =>
  SalesOrderId !== '' && State === 'open' && OrderableCount > 0;

/**
 * Orders a document part by part until nothing is left, something is refused, or it is stopped; each part with the version
 * that the one before left. What is ordered stays so, whenever the page goes. [own-val-10]
 */
export const usePlaceInParts = ({ place }: Pick<Changes, 'place'>) => {
  const isStopped = useRef(false);
  const [underWay, setUnderWay] = useState<{ part: number; parts: number; isStopping: boolean }>();
  const placeAll = async (
    validation: OrderValidation,
    wanted: Omit<Placing, 'notOrdered'>,
  ): Promise<Placed | undefined> => {
    isStopped.current = false;
    const parts = partsOf(validation);
    let current = validation;
    try {
      for (;;) {
        setUnderWay({ part: current.Parts.length + 1, parts, isStopping: isStopped.current });
        const placed = await place.mutateAsync({ notOrdered: notOrderedOf(current), ...wanted });
        if (isStopped.current || !isMoreToOrder(placed)) return placed;
        current = placed.Validation;
      }
    } catch {
      // Told by the mutation itself, in the dialog.
      return undefined;
    } finally {
      setUnderWay(undefined);
    }
  };
  const stop = (): void => {
    isStopped.current = true;
    setUnderWay((now) => now && { ...now, isStopping: true });
  };
  return { underWay, placeAll, stop };
};
