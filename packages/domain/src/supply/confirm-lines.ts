/** Confirms lines of a cart or order: how much of each is delivered from where, and when. */

import { NO_QUANTITY, type Quantity } from '../decimal/index.ts';
import { type CalendarDate, type CombinedDelivery, combinedDelivery, latestDate } from '../delivery/index.ts';
import type { SupplyStatus } from '../stock.ts';
import { type Drawing, type Leaving, type PlantStock, type Share, type StockAtHand, shareOut } from './piles.ts';
import type { Resupply, SupplyClock } from './supply-clock.ts';

/** A line of a cart or an order. */
export interface LineToConfirm {
  lineId: string;
  materialNo: string;
  quantity: Quantity;
  isOnClearanceSale: boolean;
  remnantLength?: Quantity;
  /** The supplier sends it directly. */
  isDirectDelivery?: boolean;
  /** The line that this one is a part of, as a kit's materials are. */
  parentId?: string;
}

/** All that the ERP knows of one material's supply, for one plant. */
export interface MaterialSupply extends PlantStock, Resupply {
  isPhasedOut: boolean;
  isKitHeader: boolean;
  isAutomatedStorage: boolean;
}

/** What lines can be supplied from. A material that is not in the map has no stock and is not got on order. */
export interface Supplies extends Pick<StockAtHand, 'center' | 'remnants'> {
  materials: ReadonlyMap<string, MaterialSupply>;
}

/** How and when the lines leave. */
export interface DeliveryTerms extends Leaving {
  clock: SupplyClock;
  /** When what lies where the goods leave from can be there; undefined when nothing leaves. */
  inStock: CalendarDate | undefined;
  /** The day the buyer wants: no line is there earlier. */
  wanted: CalendarDate | undefined;
  /** The buyer wants all lines on the day of the last one. */
  isCombined: boolean;
}

export interface ConfirmedLine extends Share {
  lineId: string;
  /** When all of the line is there; undefined when not known, or when some of it is refused. */
  date: CalendarDate | undefined;
  /** When what waits of it is there, of a kit what waits of its materials; undefined when not known or nothing waits. */
  backOrderDate: CalendarDate | undefined;
}

type DatedLine = Omit<ConfirmedLine, 'backOrderDate'>;

export interface Confirmation {
  /** In the order of the lines. */
  lines: readonly ConfirmedLine[];
  /** Some line is refused, and with it an order of them. */
  isRefused: boolean;
  /** Whether all may come on one day. `date` is that day, also when all come on it anyway. */
  combined: CombinedDelivery;
}

const NO_SUPPLY: MaterialSupply = {
  atp: NO_QUANTITY,
  clearance: NO_QUANTITY,
  fastbox: NO_QUANTITY,
  incoming: [],
  supplyStatus: undefined,
  isPhasedOut: false,
  isKitHeader: false,
  isAutomatedStorage: false,
};

const drawingOf = (line: LineToConfirm, { isPhasedOut, isKitHeader }: MaterialSupply): Drawing => ({
  ...line,
  isPhasedOut,
  isKitHeader,
});

/** A direct delivery takes as long as ordering from the supplier does, also of what is usually got from stock. */
const DIRECT: SupplyStatus = '11';

const dateOfGoods = (
  { pile, backOrdered, waitingBefore }: Share,
  supply: MaterialSupply,
  { clock, inStock }: Pick<DeliveryTerms, 'clock' | 'inStock'>,
): CalendarDate | undefined => {
  if (pile === 'supplier') return clock.onOrder(supply.supplyStatus ?? DIRECT);
  return backOrdered === NO_QUANTITY ? inStock : clock.later(supply, waitingBefore);
};

const dateOf = (share: Share, supply: MaterialSupply, { clock, inStock, wanted }: DeliveryTerms) => {
  if (share.refused > NO_QUANTITY) return undefined;
  const date = dateOfGoods(share, supply, { clock, inStock });
  return date !== undefined && wanted !== undefined && wanted > date ? wanted : date;
};

/** A kit comes with the last of its materials; its date is unknown when that of a material is. */
const withKitDates = (lines: readonly LineToConfirm[], confirmed: readonly DatedLine[]): DatedLine[] => {
  const dates = new Map<string, (CalendarDate | undefined)[]>();
  for (const [index, { parentId }] of lines.entries()) {
    if (parentId === undefined) continue;
    const known = dates.get(parentId) ?? [];
    known.push(confirmed[index]?.date);
    dates.set(parentId, known);
  }
  return confirmed.map((line) => {
    const parts = dates.get(line.lineId);
    if (parts === undefined) return line;
    const date = parts.includes(undefined) ? undefined : latestDate(parts.map((deliveryDate) => ({ deliveryDate })));
    return { ...line, date };
  });
};

const withBackOrderDates = (lines: readonly LineToConfirm[], dated: readonly DatedLine[]): ConfirmedLine[] => {
  const waiting = new Set<string>();
  for (const [index, { lineId, backOrdered }] of dated.entries()) {
    if (backOrdered === NO_QUANTITY) continue;
    waiting.add(lineId);
    const parentId = lines[index]?.parentId;
    if (parentId !== undefined) waiting.add(parentId);
  }
  return dated.map((line) => ({ ...line, backOrderDate: waiting.has(line.lineId) ? line.date : undefined }));
};

const combinedOf = (
  lines: readonly LineToConfirm[],
  confirmed: readonly DatedLine[],
  { materials }: Supplies,
  { isPickup, deliveryType }: Leaving,
): CombinedDelivery => {
  const found = combinedDelivery(
    lines.map(({ lineId, materialNo, parentId }, index) => ({
      lineId,
      deliveryDate: confirmed[index]?.date,
      kitId: parentId ?? null,
      isAutomatedStorage: materials.get(materialNo)?.isAutomatedStorage ?? false,
    })),
  );
  // What is picked up or goes by express box leaves at once.
  const leavesAtOnce = isPickup || deliveryType === 'fastbox';
  return {
    ...found,
    isDisabled: found.isDisabled || (found.isShown && leavesAtOnce),
    date: found.date ?? (found.isShown ? undefined : confirmed[0]?.date),
  };
};

/**
 * Computes what each line gets from stock, what waits, what is refused, and when all of the line is there. What is shown
 * of a cart and what its order takes both come from here, so that they are the same as long as the supplies are.
 */
export const confirmLines = (
  lines: readonly LineToConfirm[],
  supplies: Supplies,
  terms: DeliveryTerms,
): Confirmation => {
  const { materials, center, remnants } = supplies;
  const supplyOf = (line: LineToConfirm): MaterialSupply => materials.get(line.materialNo) ?? NO_SUPPLY;
  const drawings = lines.map((line) => drawingOf(line, supplyOf(line)));
  const shares = shareOut(terms, drawings, { plant: materials, center, remnants });
  const dated = lines.flatMap((line, index): DatedLine[] => {
    const share = shares[index];
    return share === undefined ? [] : [{ ...share, lineId: line.lineId, date: dateOf(share, supplyOf(line), terms) }];
  });
  const confirmed = withKitDates(lines, dated);
  const combined = combinedOf(lines, confirmed, supplies, terms);
  const { date } = combined;
  const comesOnOneDay = terms.isCombined && combined.isShown && !combined.isDisabled && date !== undefined;
  return {
    lines: withBackOrderDates(lines, comesOnOneDay ? confirmed.map((line) => ({ ...line, date })) : confirmed),
    isRefused: confirmed.some(({ refused }) => refused > NO_QUANTITY),
    combined,
  };
};
