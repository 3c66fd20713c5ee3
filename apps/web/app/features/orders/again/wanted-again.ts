import type { getOrderAgain, OperationOutput } from '@grossist/contracts';
import { leastAllowed, type Quantity, quantityOf, quantityToNumber } from '@grossist/domain';
import type { MessageKey } from '../../../i18n/index.ts';

export type AgainLine = OperationOutput<typeof getOrderAgain>['Lines'][number];

/** How much of which line is wanted, by its number; what is not in it stays out. */
export type WantedAgain = ReadonlyMap<number, Quantity>;

/** The quantities that a line's material is sold in. */
export const packingOf = (line: AgainLine) => ({
  minimum: quantityOf(line.MinQuantity),
  step: quantityOf(line.Multiplum),
});

/** What the cart makes of a quantity, and why; as it was wanted, without a reason. */
export interface TakenQuantity {
  quantity: Quantity;
  why: MessageKey | undefined;
}

/** Rounded up to what is sold, then held to what there is: as adding does it. Section 4. */
export const takenOf = (line: AgainLine, wanted: Quantity): TakenQuantity => {
  const packing = packingOf(line);
  const rounded = leastAllowed(packing, wanted) ?? wanted;
  const most = line.MostQuantity === null ? undefined : quantityOf(line.MostQuantity);
  if (most !== undefined && rounded > most) return { quantity: most, why: 'orders.again.phasedOut' };
  if (rounded === wanted) return { quantity: wanted, why: undefined };
  return { quantity: rounded, why: wanted < packing.minimum ? 'orders.again.minimum' : 'orders.again.multiplum' };
};

/** Lines that can be ordered today. */
export const orderableAgain = (lines: readonly AgainLine[]): AgainLine[] =>
  lines.filter(({ Reason }) => Reason === null);

/** Returns true if every line can be ordered today in the quantity that was ordered. */
export const comesWhole = (lines: readonly AgainLine[]): boolean =>
  lines.length > 0 &&
  lines.every((line) => line.Reason === null && takenOf(line, quantityOf(line.Quantity)).why === undefined);

/** What the dialog begins with: the lines that were chosen, all when none were, as many as were ordered. */
export const wantedOfChosen = (lines: readonly AgainLine[], chosen: readonly number[]): WantedAgain => {
  const numbers = new Set(chosen);
  return new Map(
    orderableAgain(lines)
      .filter(({ LineNumber }) => numbers.size === 0 || numbers.has(LineNumber))
      .map((line) => [line.LineNumber, quantityOf(line.Quantity)]),
  );
};

/** With a line wanted otherwise; undefined takes it out. */
export const withWanted = (wanted: WantedAgain, line: AgainLine, quantity: Quantity | undefined): WantedAgain => {
  const next = new Map(wanted);
  if (quantity === undefined) next.delete(line.LineNumber);
  else next.set(line.LineNumber, quantity);
  return next;
};

/** As the call takes it: the quantities that were shown to come. */
export const linesToOrder = (lines: readonly AgainLine[], wanted: WantedAgain) =>
  lines.flatMap((line) => {
    const quantity = wanted.get(line.LineNumber);
    if (quantity === undefined) return [];
    return [{ LineNumber: line.LineNumber, Quantity: quantityToNumber(takenOf(line, quantity).quantity) }];
  });
