import { type Currency, type Market, type Money, moneyOf, NO_MONEY } from '@grossist/domain';
import type { Destination } from '../carts.ts';
import type { House, HouseRoute } from './house.ts';
import { routeOf, termsOf } from './terms.ts';

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

const usualTerms = (market: Market, currency: Currency, plant: string, cutOff: string): Route => {
  const { freight, freeFreightFrom } = termsOf(currency);
  return {
    code: routeOf(market, plant),
    cutOff,
    leadWorkingDays: 1,
    weekdays: MONDAY_TO_FRIDAY,
    freight,
    freeFrom: freeFreightFrom,
    extraFreight: NO_MONEY,
    serviceTaxPercent: '0',
  };
};

const longestPrefix = (route: HouseRoute, postalCode: string): number =>
  Math.max(-1, ...route.prefixes.filter((prefix) => postalCode.startsWith(prefix)).map((prefix) => prefix.length));

/**
 * The route to an address: the one that names its postal code most closely, the first by code of several; without an
 * address, or to another country, the one that goes everywhere. A plant without routes has the house's usual terms.
 */
export const routeTo = (
  { market, currency, plant }: { market: Market; currency: Currency; plant: string },
  { routes, cutOff }: Pick<House, 'routes' | 'cutOff'>,
  address: Pick<Destination, 'postalCode' | 'countryCode'> | undefined,
): Route => {
  const postalCode = address?.countryCode === market ? address.postalCode.replaceAll(/\s/g, '') : '';
  let found: HouseRoute | undefined;
  let closest = -1;
  for (const route of routes) {
    const length = longestPrefix(route, postalCode);
    if (length <= closest) continue;
    found = route;
    closest = length;
  }
  return found === undefined ? usualTerms(market, currency, plant, cutOff) : routeOfRow(found);
};
