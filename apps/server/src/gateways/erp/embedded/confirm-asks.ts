import {
  type CalendarDate,
  type CombinedDelivery,
  type ConfirmedLine,
  confirmLines,
  firstWholeDay,
  type LineToConfirm,
} from '@grossist/domain';
import type { PriceAsk } from '../port.ts';
import type { ConditionRow } from './read-conditions.ts';
import type { Situation } from './situation.ts';

/** An ask of a material that is known, with what it gets of the stock. */
export interface ConfirmedAsk {
  ask: PriceAsk;
  row: ConditionRow;
  line: ConfirmedLine;
}

const lineToConfirm = (ask: PriceAsk): LineToConfirm => ({
  lineId: ask.key,
  materialNo: ask.sapMaterialNumber,
  quantity: ask.quantity,
  isOnClearanceSale: ask.isOnClearanceSale,
  isDirectDelivery: ask.isDirectDelivery ?? false,
  ...(ask.remnantLength === undefined ? {} : { remnantLength: ask.remnantLength }),
  ...(ask.parentKey === undefined ? {} : { parentId: ask.parentKey }),
});

/** The lines of one cart: what they share of one stock is given out in their order. */
export const confirmCart = (
  { supplies, terms, materials }: Situation,
  asks: readonly PriceAsk[],
): { asks: readonly ConfirmedAsk[]; combined: CombinedDelivery } => {
  const known = asks.filter(({ sapMaterialNumber }) => materials.has(sapMaterialNumber));
  const { lines, combined } = confirmLines(known.map(lineToConfirm), supplies, terms);
  const confirmed = known.flatMap((ask, index): ConfirmedAsk[] => {
    const [row, line] = [materials.get(ask.sapMaterialNumber), lines[index]];
    return row === undefined || line === undefined ? [] : [{ ask, row, line }];
  });
  return { asks: confirmed, combined };
};

/** Each ask by itself, whatever the others take. */
export const confirmEach = (situation: Situation, asks: readonly PriceAsk[]): readonly ConfirmedAsk[] =>
  asks.flatMap((ask) => confirmCart(situation, [ask]).asks);

/** Returns the first date on which a whole cart is available, whatever day is wanted; undefined when unknown. */
export const wholeDeliveryDate = (
  { supplies, terms, materials, way, now }: Situation,
  asks: readonly PriceAsk[],
): CalendarDate | undefined => {
  if (way === undefined || asks.some(({ sapMaterialNumber }) => !materials.has(sapMaterialNumber))) return undefined;
  const asSoonAsPossible = { ...terms, wanted: undefined, isCombined: false };
  const { lines } = confirmLines(asks.map(lineToConfirm), supplies, asSoonAsPossible);
  return firstWholeDay(
    way,
    now,
    lines.map(({ date }) => date),
  );
};
