import {
  type CalendarDate,
  changeOfTotal,
  changesOfLine,
  type DayChange,
  type LineNow,
  NO_MONEY,
  NO_QUANTITY,
  notAccepted,
  type OrderChange,
  quantityOf,
  type TotalChange,
} from '@grossist/domain';
import type { PricedCart, PricedMaterial, TakenLine } from '../../gateways/erp/port.ts';
import type { CartLineRow } from '../cart/index.ts';
import type { Buyer } from '../identity/index.ts';
import type { LineRefusal, Refusal } from './refusals.ts';
import type { Shown, ShownLine, WantedOrder } from './wanted-order.ts';

/** Of each material's only entry; undefined where there are several. */
const onlyOnes = <T>(all: readonly T[], materialOf: (one: T) => string): ReadonlyMap<string, T | undefined> => {
  const found = new Map<string, T | undefined>();
  for (const one of all) found.set(materialOf(one), found.has(materialOf(one)) ? undefined : one);
  return found;
};

/** Shown lines by the cart line that they are of; one without an id is of the only line of its material. */
const shownByLine = (lines: readonly CartLineRow[], shown: Shown): ReadonlyMap<string, ShownLine> => {
  const onlyLines = onlyOnes(lines, (line) => line.sap_material_number);
  const onlyShown = onlyOnes(shown.lines, (line) => line.sapMaterialNumber);
  return new Map(
    shown.lines.flatMap((line): [string, ShownLine][] => {
      if (line.lineId !== undefined) return [[line.lineId, line]];
      const only = onlyLines.get(line.sapMaterialNumber);
      return only !== undefined && onlyShown.get(line.sapMaterialNumber) === line ? [[only.id, line]] : [];
    }),
  );
};

/** Before its stock was asked for, a line counts as there. */
const lineNow = (line: CartLineRow, priced: PricedMaterial | undefined, taken: TakenLine | undefined): LineNow => ({
  lineId: line.id,
  netAmount: priced?.price?.buildUp.lineTotal ?? NO_MONEY,
  confirmed: taken?.confirmed ?? quantityOf(line.quantity),
  backOrdered: taken?.backOrdered ?? NO_QUANTITY,
  backOrderDate: taken?.backOrderDate,
});

/** Who asks for a later day than the one that was shown asks for all of it then. */
const laterOf = (shown: CalendarDate | undefined, notBefore: CalendarDate | undefined): CalendarDate | undefined =>
  shown !== undefined && notBefore !== undefined && notBefore > shown ? notBefore : shown;

const refusalOf = (line: CartLineRow, change: Exclude<OrderChange, TotalChange>): LineRefusal => ({
  lineId: line.id,
  sapMaterialNumber: line.sap_material_number,
  code: change.kind,
  available: change.kind === 'back-order' ? change.now.confirmed : undefined,
  change,
});

/** What of a priced cart is compared with what the buyer was shown. */
export interface ComparedOrder {
  /** As they are on the cart's account. */
  buyer: Buyer;
  lines: readonly CartLineRow[];
  priced: PricedCart;
  /** The day that the buyer waits for: nothing is promised before it. */
  notBefore: CalendarDate | undefined;
  /** The day is another than was wanted. */
  dayChange: DayChange | undefined;
}

/**
 * In what an order is not what the buyer was shown, as far as they did not accept it: prices, stock and the day line by
 * line, and the total.
 * @param taken by line, once the ERP took the order; absent: stock is not compared
 */
export const changesSinceShown = (
  { shown, accepted = [] }: WantedOrder,
  { lines, priced, buyer, notBefore, dayChange }: ComparedOrder,
  taken: readonly TakenLine[] = [],
): Refusal => {
  const { currency } = buyer.account;
  const known = new Set(accepted);
  const [day] = dayChange === undefined ? [] : notAccepted([dayChange], known);
  const ofDay = day === undefined ? [] : lines.map((line) => refusalOf(line, day));
  if (shown === undefined) return { lines: ofDay, currency };
  const tellsPrices = buyer.showNetPrice || shown.isNotedByShop === true;
  const byLine = shownByLine(lines, shown);
  const pricedById = new Map(priced.lines.map((line) => [line.key, line]));
  const ofLines = lines.flatMap((line, index) => {
    const was = byLine.get(line.id);
    const material = pricedById.get(line.id);
    if (was === undefined || material?.price === undefined) return [];
    const dated = { ...was, deliveryDate: laterOf(was.deliveryDate, notBefore) };
    const compared = tellsPrices ? dated : { ...dated, netAmount: undefined };
    const changes = changesOfLine(compared, lineNow(line, material, taken[index]));
    return notAccepted(changes, known).map((change) => refusalOf(line, change));
  });
  const ofTotal = tellsPrices ? changeOfTotal(shown.total, priced.totals.total) : undefined;
  const [total] = ofTotal === undefined ? [] : notAccepted([ofTotal], known);
  return { lines: [...ofDay, ...ofLines], total, currency };
};
