import {
  cartTotals,
  firstDeliveryDate,
  freightFor,
  marketFacts,
  NO_MONEY,
  possibleDeliveryDates,
  sumMoney,
} from '@grossist/domain';
import type { Database } from '../../../db/index.ts';
import type { Erp, ErpCustomer, PriceAsk, PricedMaterial } from '../port.ts';
import { calendarOf } from './calendar.ts';
import { materialStock } from './material-stock.ts';
import { priceMaterial } from './price-material.ts';
import { readConditions } from './read-conditions.ts';
import { takeOrder } from './take-order.ts';
import { routeOf, termsOf } from './terms.ts';

const MOST_DATES = 500;

/** The ERP of a shop that has none elsewhere: tables of the shop's own database. */
export const openEmbeddedErp = (db: Database, now: () => number = Date.now): Erp => {
  const prices = async (customer: ErpCustomer, asks: readonly PriceAsk[]): Promise<readonly PricedMaterial[]> => {
    const conditions = await readConditions(
      db,
      customer,
      asks.map((ask) => ask.sapMaterialNumber),
    );
    const calendar = calendarOf(customer.market, now());
    return asks.flatMap((ask) => {
      const row = conditions.get(ask.sapMaterialNumber);
      if (row === undefined) return [];
      return {
        key: ask.key,
        sapMaterialNumber: ask.sapMaterialNumber,
        quantity: ask.quantity,
        price: priceMaterial(customer, ask, row),
        stock: materialStock(calendar, now(), row, ask.quantity),
        suggestedProduct: row.suggested_product ?? undefined,
        alternativeProducts: row.alternatives,
      };
    });
  };

  return {
    prices,
    cartPrice: async (customer, cart) => {
      const lines = await prices(customer, cart.lines);
      const priced = lines.flatMap(({ price }) => (price === undefined ? [] : [price.buildUp]));
      const { vatPercent } = marketFacts(customer.market);
      const terms = termsOf(customer.currency);
      const isFree = cart.isPickup || cart.lines.length === 0;
      const { freight, missingToFree } = freightFor(
        { cost: isFree ? NO_MONEY : terms.freight, freeFrom: terms.freeFreightFrom },
        sumMoney(priced.map((line) => line.lineTotal)),
      );
      return {
        lines,
        totals: cartTotals(priced, freight, vatPercent),
        vatPercent,
        freeFrom: isFree ? undefined : terms.freeFreightFrom,
        missingToFree,
        plant: customer.plant,
        route: routeOf(customer.market, customer.plant),
        firstDeliveryDate: firstDeliveryDate(calendarOf(customer.market, now()), now()),
      };
    },
    takeOrder: takeOrder(now),
    deliveryDates: async (customer, count) =>
      possibleDeliveryDates(calendarOf(customer.market, now()), now(), Math.min(count, MOST_DATES)),
  };
};
