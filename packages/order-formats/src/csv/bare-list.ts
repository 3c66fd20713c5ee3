import type { OrderLines } from '@grossist/domain';
import type { IncomingOrderLine } from '../order.ts';
import { type Faults, Refused } from '../reading.ts';
import { about } from '../text/index.ts';

/** What reasons call a list and one entry of it. */
export interface ListWords {
  list: 'table' | 'sheet';
  entry: 'line' | 'row';
}

/**
 * The lines of a list without a header: numbers and quantities alone, read as the cart's own lists are.
 * @throws Refused when no line tells a quantity, or there are more than 2,000
 */
export const linesOfBareList = (
  { lines, errors, beyondLimit }: OrderLines,
  { list, entry }: ListWords,
  faults: Faults,
): IncomingOrderLine[] => {
  if (lines.every(({ quantity }) => quantity === undefined))
    throw new Refused(
      'no-header',
      `no column of the ${list} is headed as a number of a material and none as a quantity`,
      { line: 1 },
    );
  if (beyondLimit > 0)
    throw new Refused('too-many-lines', 'a list without a header has more than 2,000 lines', {}, { most: '2000' });
  for (const { lineNumber, kind, text } of errors)
    faults.add('lost', {
      code: kind,
      reason: `the ${entry} can't be read: ${kind}`,
      place: { line: lineNumber },
      values: about(text),
    });
  return lines.flatMap(({ lineNumber, identifier, quantity }) => {
    if (quantity !== undefined) return [{ at: lineNumber, identifiers: { any: identifier }, quantity }];
    faults.add('lost', { code: 'quantity', reason: `the ${entry} has no quantity`, place: { line: lineNumber } });
    return [];
  });
};
