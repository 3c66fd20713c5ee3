import { type Market, type Money, moneyOf, NO_MONEY } from '@grossist/domain';
import type { Destination } from '../carts.ts';
import { type House, type HouseRoute, routeOf } from './house.ts';

/** How goods go from a plant, and what that costs. */
export interface Route {
  code: string;
  cutOff: string;
  leadWorkingDays: number;
  weekdays: readonly number[];
  freight: Money;
  freeFrom: Money | undefined;
  /** For bulky goods. */
  extraFreight: Money;
  serviceTaxPercent: string;
}

const MONDAY_TO_FRIDAY = [1, 2, 3, 4, 5];

interface Sender {
  market: Market;
  plant: string;
}

const routeOfRow = (row: HouseRoute): Route => ({
  code: row.code,
  cutOff: row.cutOff,
  leadWorkingDays: row.leadWorkingDays,
  weekdays: row.weekdays,
  freight: moneyOf(row.freight),
  freeFrom: row.freeFrom === null ? undefined : moneyOf(row.freeFrom),
  extraFreight: moneyOf(row.extraFreight),
  serviceTaxPercent: row.serviceTaxPercent,
});

const usualTerms = (
  { market, plant }: Sender,
  { cutOff, freightTerms }: Pick<House, 'cutOff' | 'freightTerms'>,
): Route => {
  const { freight, freeFrom } = freightTerms ?? { freight: '0', freeFrom: null };
  return {
    code: routeOf(market, plant),
    cutOff,
    leadWorkingDays: 1,
    weekdays: MONDAY_TO_FRIDAY,
    freight: moneyOf(freight),
    freeFrom: freeFrom === null ? undefined : moneyOf(freeFrom),
    extraFreight: NO_MONEY,
    serviceTaxPercent: '0',
  };
};

const longestPrefix = (route: HouseRoute, postalCode: string): number =>
  Math.max(-1, ...route.prefixes.filter((prefix) => postalCode.startsWith(prefix)).map((prefix) => prefix.length));

/**
 * The route to an address: the one that names its postal code most closely, the first by code of several; without an
 * address, or to another country, the one that goes everywhere. A plant without routes has the freight terms of the
 * ERP.
 */
export const routeTo = (
  sender: Sender,
  house: Pick<House, 'routes' | 'cutOff' | 'freightTerms'>,
  address: Pick<Destination, 'postalCode' | 'countryCode'> | undefined,
): Route => {
  const postalCode = address?.countryCode === sender.market ? address.postalCode.replaceAll(/\s/g, '') : '';
  let found: HouseRoute | undefined;
  let closest = -1;
  for (const route of house.routes) {
    const length = longestPrefix(route, postalCode);
    if (length <= closest) continue;
    found = route;
    closest = length;
  }
  return found === undefined ? usualTerms(sender, house) : routeOfRow(found);
};
