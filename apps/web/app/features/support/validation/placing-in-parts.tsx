import type { OperationOutput, OrderValidation, placeValidatedOrder } from '@grossist/contracts';
import { useRef, useState } from 'react';
import { useFormat, useText } from '../../../i18n/index.ts';
import { WarningBar } from '../../../ui/index.ts';
import type { Changes, Placing } from './use-changes.ts';

export type Placed = OperationOutput<typeof placeValidatedOrder>;

/** Returns the number of lines that would not be ordered. */
export const notOrderedOf = ({ Counts, OrderableCount, OrderedCount }: OrderValidation): number =>
  Object.values(Counts).reduce((sum, count) => sum + count, 0) - OrderableCount - OrderedCount;

const partsOf = ({ Parts, PartsLeft }: OrderValidation): number => Parts.length + PartsLeft;

const isMoreToOrder = ({ Validation: { State, OrderableCount }, SalesOrderId }: Placed): boolean =>
  SalesOrderId !== '' && State === 'open' && OrderableCount > 0;

/**
 * Places a document part by part until nothing is left, something is refused, or it is stopped; each part with the
 * version that the previous one returned. Placed parts stay placed when the page is left. [own-val-10]
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
      // The dialog shows the mutation's error.
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

interface PartsToPlaceProps {
  validation: OrderValidation;
  underWay: { part: number; parts: number; isStopping: boolean } | undefined;
}

/** For a document too large for one order: the number of parts before placing, and the current part during it. */
export const PartsToPlace = ({ validation: { PartsLeft, NextPartCount }, underWay }: PartsToPlaceProps) => {
  const text = useText();
  const format = useFormat();
  if (underWay !== undefined && underWay.parts > 1) {
    const { part, parts, isStopping } = underWay;
    const label = text('support.parts.under', { part: format.number(part), parts: format.number(parts) });
    return (
      <div className="grid gap-1">
        <p role="status" className="text-sm">
          {label}
          {isStopping && `. ${text('support.parts.stopping')}`}
        </p>
        <div
          role="progressbar"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={parts}
          aria-valuenow={part - 1}
          className="h-2 overflow-hidden rounded-full border border-line bg-sunken"
        >
          <div className="h-full animate-pulse bg-accent" style={{ width: `${((part - 0.5) / parts) * 100}%` }} />
        </div>
      </div>
    );
  }
  if (PartsLeft <= 1) return null;
  return (
    <WarningBar tone="info">
      {text('support.parts.before', { parts: format.number(PartsLeft), count: format.number(NextPartCount) })}
    </WarningBar>
  );
};

/** The orders placed for the parts of a document, and how much is left. */
export const PartsPlaced = ({ validation }: { validation: OrderValidation }) => {
  const text = useText();
  const format = useFormat();
  const { Parts: parts, OrderedCount, OrderableCount, State } = validation;
  if (parts.length === 0 || (parts.length === 1 && State === 'placed')) return null;
  return (
    <WarningBar tone={State === 'placed' ? 'info' : 'warning'}>
      <p className="font-semibold">
        {State === 'placed'
          ? text('support.parts.done', { parts: parts.length })
          : text('support.parts.ordered', { count: OrderedCount, left: OrderableCount })}
      </p>
      <ul>
        {parts.map(({ Part, SalesOrderId, LineCount }) => (
          <li key={Part}>
            {text('support.parts.part', { part: format.number(Part), number: SalesOrderId, count: LineCount })}
          </li>
        ))}
      </ul>
    </WarningBar>
  );
};
