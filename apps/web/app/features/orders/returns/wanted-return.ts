import type { OrderLine } from '@grossist/contracts';
import { minQuantity, type Quantity, quantityOf, quantityToNumber } from '@grossist/domain';
import type { ReturnReason } from '../order-words.ts';

/** The part of a line to return. */
export interface WantedReturn {
  quantity: Quantity;
  reason: ReturnReason;
  note: string;
}

/** The parts to return by line number. */
type WantedReturns = ReadonlyMap<number, WantedReturn>;

/** Returns everything of a line that can still be returned. */
export const wholeReturn = (line: OrderLine): WantedReturn => ({
  quantity: quantityOf(line.ReturnableQuantity),
  reason: 'not-needed',
  note: '',
});

/** Returns the lines that can be returned; a kit's materials on their own only when the kit cannot. */
export const returnableLines = (lines: readonly OrderLine[]): OrderLine[] =>
  lines.filter(({ ReturnableQuantity }) => ReturnableQuantity > 0);

/** Returns the dialog's initial state: the chosen lines in full. */
export const returnsOfChosen = (lines: readonly OrderLine[], chosen: readonly number[]): WantedReturns => {
  const numbers = new Set(chosen);
  return new Map(
    returnableLines(lines)
      .filter(({ LineNumber }) => numbers.has(LineNumber))
      .map((line) => [line.LineNumber, wholeReturn(line)]),
  );
};

/** Sets the part of a line to return, limited to what can be returned; undefined removes it. */
export const withReturn = (wanted: WantedReturns, line: OrderLine, change: WantedReturn | undefined): WantedReturns => {
  const next = new Map(wanted);
  if (change === undefined) next.delete(line.LineNumber);
  else {
    const quantity = minQuantity(change.quantity, quantityOf(line.ReturnableQuantity));
    next.set(line.LineNumber, { ...change, quantity });
  }
  return next;
};

/** Returns the request body's lines. */
export const linesToReturn = (wanted: WantedReturns) =>
  [...wanted].map(([LineNumber, { quantity, reason, note }]) => ({
    LineNumber,
    Quantity: quantityToNumber(quantity),
    Reason: reason,
    Note: note.trim(),
  }));

/** Makes a random UUID (version 4); crypto.randomUUID needs a secure context. */
export const newUuid = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const [versioned = 0, varied = 0] = [bytes[6], bytes[8]];
  bytes[6] = (versioned & 0x0f) | 0x40;
  bytes[8] = (varied & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};
