import {
  addDays,
  type CalendarDate,
  type DayChange,
  lastPlannedDate,
  localTime,
  marketFacts,
  parseCalendarDate,
} from '@grossist/domain';
import type { Erp, PricedCart } from '../../gateways/erp/port.ts';
import { breaksRule } from '../../http/failure.ts';
import { type CartRow, isPossibleDate } from '../cart/index.ts';
import type { Buyer } from '../identity/index.ts';
import { askErp, customerOf } from '../pricing/index.ts';

/** Longer than any row of public holidays. */
const DAYS_LOOKED_AT = 31;

const impossible = (wanted: string | undefined) =>
  breaksRule('delivery-date', `Nothing can be delivered on ${wanted ?? 'any day'}`, 'Details.DeliveryDate');

/** What goes together waits for its last line, where that is known. */
const togetherOn = (cart: CartRow, { combinedDelivery }: PricedCart): CalendarDate | undefined => {
  const { isShown, isDisabled, date } = combinedDelivery;
  return cart.combined_delivery && isShown && !isDisabled ? date : undefined;
};

export interface ChosenDay {
  date: CalendarDate;
  /**
   * The day that the buyer waits for, or that takes its place: nothing is promised before it. Undefined without one.
   */
  notBefore: CalendarDate | undefined;
  /** The day wanted is not possible (any more): `date` is the next one that is. */
  change: DayChange | undefined;
}

export interface DayWanted {
  erp: Erp;
  now: () => number;
  buyer: Buyer;
  cart: CartRow;
  priced: PricedCart;
  /** By who orders; absent: the cart's own day, else the first. */
  wanted: string | undefined;
  /** The shop itself had it as possible before. */
  wasPossible: boolean;
}

/** A day that was never offered, so that it is refused and not replaced by another one. */
const isNoDay = ({ buyer, cart, now, wasPossible }: DayWanted, first: CalendarDate, date: CalendarDate): boolean => {
  if (wasPossible || date === cart.delivery_date) return false;
  const { date: today } = localTime(now(), marketFacts(buyer.market).timeZone);
  return date < today || date > lastPlannedDate(first);
};

const chosenDay = async (day: DayWanted): Promise<Omit<ChosenDay, 'notBefore'>> => {
  const { erp, buyer, cart, priced } = day;
  const { firstDeliveryDate: first, route, plant, shippingCondition } = priced;
  const wanted = day.wanted ?? cart.delivery_date ?? undefined;
  const date = wanted === undefined ? first : parseCalendarDate(wanted);
  if (date === undefined || first === undefined) throw impossible(wanted);
  const customer = customerOf(buyer);
  const address = cart.address ?? undefined;
  if (await askErp(() => isPossibleDate(erp, customer, priced, address, date))) return { date, change: undefined };
  if (isNoDay(day, first, date)) throw impossible(wanted);
  const from = date > first ? date : first;
  const ask = { route, plant, shippingCondition, address, from, to: addDays(from, DAYS_LOOKED_AT) };
  const [next = first] = await askErp(() => erp.datesOfRoute(customer, ask));
  return { date: next, change: { kind: 'delivery-date', was: date, now: next } };
};

/** When all lines can be there; undefined when no date is known. */
const wholeDate = ({ lines }: PricedCart): CalendarDate | undefined => {
  const dates = lines.map(({ stock }) => stock.deliveryDate);
  return dates.includes(undefined) ? undefined : dates.toSorted().at(-1);
};

/**
 * Returns true if lines that could be there earlier wait for a day: the cart's own, or one after the day on which all
 * of it can be there anyway. Up to that day lines come as they are shown.
 */
const isWaitedFor = ({ cart, priced, wanted }: DayWanted, date: CalendarDate): boolean => {
  if (cart.delivery_date !== null) return true;
  const whole = wholeDate(priced);
  return wanted !== undefined && (whole === undefined || date > whole);
};

/**
 * The day of an order: the one wanted, when something can be there on it by the cart's route, else the next that is
 * possible, which the buyer is to accept; not before its last line, where all goes together.
 * @throws Failure 422 `delivery-date` for a day that never was possible, 503 when the ERP does not answer
 */
export const chooseDate = async (day: DayWanted): Promise<ChosenDay> => {
  const chosen = await chosenDay(day);
  const notBefore = isWaitedFor(day, chosen.date) ? chosen.date : undefined;
  const together = togetherOn(day.cart, day.priced);
  return { ...chosen, notBefore, date: together !== undefined && together > chosen.date ? together : chosen.date };
};
