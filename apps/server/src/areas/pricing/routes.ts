import * as calls from '@grossist/contracts';
import { getDemoWeather, setDemoWeather } from '@grossist/contracts';
import { quantityToNumber } from '@grossist/domain';
import { type Answer, answer, answerBuyer } from '../../http/answer.ts';
import { quantityOfWire } from '../../http/check-input.ts';
import { notFound } from '../../http/failure.ts';
import type { PricingDeps, SimulatedOutage } from './ask-erp.ts';
import { findBundles, presentBundles, priceBundles } from './bundles.ts';
import {
  type CachedEntry,
  presentCachedPrices,
  presentPriceEntries,
  presentShortEntries,
} from './presenter/price-entry.ts';
import { readerOf } from './presenter/wording.ts';
import {
  findCenterStock,
  findFastboxStock,
  findRemnants,
  presentCenterStock,
  presentRemnants,
} from './queries/find-stock.ts';
import { listDeliveryDates } from './queries/list-delivery-dates.ts';
import { type PricedItem, priceMaterials } from './queries/price-materials.ts';

const toPresent = ({ item, cached: { priced, pricedAt, isStale } }: PricedItem) => ({
  priced,
  pricedAt,
  isStale,
  itemId: item.ItemId ?? null,
});

const toCached = ({ item, cached }: PricedItem): CachedEntry => ({ cached, itemId: item.ItemId ?? null });

/** Routes of prices, remnants and bundles. */
const priceRoutes = (deps: PricingDeps): readonly Answer[] => {
  const pricesOf = priceMaterials(deps);
  const remnantsOf = findRemnants(deps);
  const bundlesOf = priceBundles(deps);
  const bundlesWith = findBundles(deps);

  return [
    answerBuyer(calls.getPrice, async ({ body }, buyer, { signal }) => {
      const found = await pricesOf(buyer, body, signal);
      return presentCachedPrices(found.map(toCached), readerOf(buyer));
    }),
    answerBuyer(calls.getBasicPriceAndStock, async ({ body }, buyer, { signal }) => {
      const found = await pricesOf(buyer, body, signal);
      return presentShortEntries(found.map(toPresent), readerOf(buyer));
    }),
    answerBuyer(calls.getPriceAndRemnants, async ({ body }, buyer, { signal }) => {
      const wanted = body.map(({ MaterialNo }) => ({ sapMaterialNumber: MaterialNo }));
      const [prices, remnants] = await Promise.all([
        pricesOf(buyer, body, signal),
        remnantsOf(buyer, wanted, '', signal),
      ]);
      const reader = readerOf(buyer);
      return {
        Prices: presentPriceEntries(prices.map(toPresent), reader),
        Remnants: presentRemnants(remnants, reader),
      };
    }),
    answerBuyer(calls.getRemnants, async ({ body: { Items, Plant } }, buyer, { signal }) => {
      const wanted = Items.map(({ MaterialNo, Quantity }) => ({
        sapMaterialNumber: MaterialNo,
        ...(Quantity == null ? {} : { shortest: quantityOfWire(Quantity) }),
      }));
      return presentRemnants(await remnantsOf(buyer, wanted, Plant ?? '', signal), readerOf(buyer));
    }),
    answerBuyer(calls.getSoftBundlesWith, async ({ query }, buyer, { signal }) => [
      ...(await bundlesWith(buyer, query.materialNo, signal)),
    ]),
    answerBuyer(calls.getSoftBundlePrices, async ({ body }, buyer, { signal }) =>
      presentBundles(await bundlesOf(buyer, body, signal), readerOf(buyer)),
    ),
  ];
};

/** Routes of stock by place, and of delivery dates. */
const stockRoutes = (deps: PricingDeps): readonly Answer[] => {
  const fastboxOf = findFastboxStock(deps);
  const centersOf = findCenterStock(deps);
  const datesOf = listDeliveryDates(deps);

  return [
    answerBuyer(calls.getFastBoxStock, async ({ body }, buyer, { signal }) =>
      (await fastboxOf(buyer, body, signal)).map(({ sapMaterialNumber, quantity }) => ({
        MaterialNo: sapMaterialNumber,
        FastboxStock: { AtpQuantity: quantityToNumber(quantity) },
      })),
    ),
    answerBuyer(calls.getStockForServiceCenters, async ({ body }, buyer, { signal }) => {
      const stocks = presentCenterStock(await centersOf.everywhere(buyer, body, signal), readerOf(buyer));
      const byCenter = new Map<string, typeof stocks>();
      for (const stock of stocks) {
        byCenter.set(stock.ServiceCenterId, [...(byCenter.get(stock.ServiceCenterId) ?? []), stock]);
      }
      return Object.fromEntries(byCenter);
    }),
    answerBuyer(calls.getStockForSpecificServiceCenters, async ({ body }, buyer, { signal }) => {
      const found = await centersOf.at(buyer, body.MaterialNums, body.ServiceCenterIds, signal);
      return { ProductStock: presentCenterStock(found, readerOf(buyer)) };
    }),
    answerBuyer(calls.getDeliveryDates, async ({ body }, buyer, { signal }) => ({
      DeliveryDates: [...(await datesOf(buyer, body, signal))],
    })),
  ];
};

const present = (outage: SimulatedOutage) => ({
  Weather: outage.now(),
  Until: outage.until()?.toISOString() ?? null,
  Breaker: outage.breakerState(),
});

/** Routes of the demo's simulated ERP outage; 404 in a shop that is no demo. */
const simulatedOutageRoutes = ({ outage }: Pick<PricingDeps, 'outage'>): readonly Answer[] => {
  const ofDemo = (): SimulatedOutage => {
    if (outage === undefined) throw notFound('outage: this is no demo');
    return outage;
  };
  return [
    answer(getDemoWeather, async () => present(ofDemo())),
    answer(setDemoWeather, async ({ body }) => {
      const demo = ofDemo();
      await demo.set(body.Weather);
      return present(demo);
    }),
  ];
};

export const pricingRoutes = (deps: PricingDeps): readonly Answer[] => [
  ...priceRoutes(deps),
  ...stockRoutes(deps),
  ...simulatedOutageRoutes(deps),
];
