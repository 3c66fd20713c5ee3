import type { CalendarDate } from '@grossist/domain';
import type { Database } from '../../../db/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { type LinesToPlace, OrderRefused, type PlacedOrder } from '../../orders/index.ts';

/** Orders lines that come from elsewhere, once for each key and company. */
export type PlaceLines = (buyer: Buyer, wanted: LinesToPlace) => Promise<PlacedOrder>;

/** The next day on which something comes, where nothing but the day wanted stands in the way. Never an earlier one. */
const laterDay = ({ lines, total }: OrderRefused): CalendarDate | undefined => {
  const change = lines[0]?.change;
  if (total !== undefined || change?.kind !== 'delivery-date' || change.now < change.was) return undefined;
  return lines.every(({ code }) => code === 'delivery-date') ? change.now : undefined;
};

/**
 * Orders for the day that is wanted, else for the next one that is possible: a day is a wish, and nobody sits at the other
 * side who could accept another one.
 * @throws as placeLines does
 */
export const placeOnDay = async (place: PlaceLines, buyer: Buyer, wanted: LinesToPlace): Promise<PlacedOrder> => {
  try {
    return await place(buyer, wanted);
  } catch (error) {
    const later = error instanceof OrderRefused ? laterDay(error) : undefined;
    if (later === undefined) throw error;
    return place(buyer, { ...wanted, deliveryDate: later });
  }
};

/** Calendar date; undefined when it has none. */
export const dayOfOrder = async (db: Database, orderId: string): Promise<string | undefined> => {
  const row = await db.selectFrom('orders').select('delivery_date').where('id', '=', orderId).executeTakeFirst();
  return row?.delivery_date ?? undefined;
};
