import type { OrderLine } from '@grossist/contracts';
import { minQuantity, type Quantity, quantityOf, quantityToNumber } from '@grossist/domain';
import type { ReturnReason } from '../order-words.ts';

/** What of a line is to go back. */
export interface WantedReturn {
  quantity: Quantity;
  reason: ReturnReason;
  note: string;
}

/** By line number; what is not in it stays. */
export type WantedReturns = ReadonlyMap<number, WantedReturn>;

/** All that can still go back of a line. */
export const wholeReturn = (line: OrderLine): WantedReturn => ({
  quantity: quantityOf(line.ReturnableQuantity),
  reason: 'not-needed',
  note: '',
});

/** Lines of which something can go back; a kit's materials go back by themselves only when the kit cannot. */
export const returnableLines = (lines: readonly OrderLine[]): OrderLine[] =>
  lines.filter(({ ReturnableQuantity }) => ReturnableQuantity > 0);

/** What the dialog begins with: the lines that were chosen, whole. */
export const returnsOfChosen = (lines: readonly OrderLine[], chosen: readonly number[]): WantedReturns => {
  const numbers = new Set(chosen);
  return new Map(
    returnableLines(lines)
      .filter(({ LineNumber }) => numbers.has(LineNumber))
      .map((line) => [line.LineNumber, wholeReturn(line)]),
  );
};

/** With a line's return changed, never beyond what can go back of it; undefined takes it out. */
export const withReturn = (wanted: WantedReturns, line: OrderLine, change: WantedReturn | undefined): WantedReturns => {
  const next = new Map(wanted);
  if (change === undefined) next.delete(line.LineNumber);
  else {
    const quantity = minQuantity(change.quantity, quantityOf(line.ReturnableQuantity));
    next.set(line.LineNumber, { ...change, quantity });
  }
  return next;
};

/** As the call takes it. */
export const linesToReturn = (wanted: WantedReturns) =>
  [...wanted].map(([LineNumber, { quantity, reason, note }]) => ({
    LineNumber,
    Quantity: quantityToNumber(quantity),
    Reason: reason,
    Note: note.trim(),
  }));
