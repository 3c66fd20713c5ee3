import type { CalendarDate } from '../delivery/calendar-date.ts';
import { isLowerPrice, type UnitPrice } from './price-line.ts';

/** Anybody's price for a time, both days included. */
export interface Campaign {
  price: UnitPrice;
  validFrom: CalendarDate;
  validTo: CalendarDate;
}

/** The lowest price among the campaigns of that date; undefined without one. */
export const campaignPriceOn = (campaigns: readonly Campaign[], date: CalendarDate): UnitPrice | undefined =>
  campaigns
    .filter(({ validFrom, validTo }) => validFrom <= date && date <= validTo)
    .map(({ price }) => price)
    .reduce<UnitPrice | undefined>(
      (lowest, price) => (lowest === undefined || isLowerPrice(price, lowest) ? price : lowest),
      undefined,
    );
