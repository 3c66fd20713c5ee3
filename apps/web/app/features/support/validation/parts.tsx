import type { OrderValidation } from '@grossist/contracts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { WarningBar } from '../../../ui/index.ts';

interface PartsToPlaceProps {
  validation: OrderValidation;
  underWay: { part: number; parts: number; isStopping: boolean } | undefined;
}

/** Before a document is ordered that one order does not hold: in how many parts; and while it is: in which. */
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

/** The orders that a document became in parts, and how much of it is left. */
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
