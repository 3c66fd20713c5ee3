import * as calls from '@grossist/contracts';
import { type Answer, answerBuyer } from '../../../http/answer.ts';
import { quantityOfWire } from '../../../http/wire-quantity.ts';
import {
  type CachedEntry,
  presentBundles,
  presentCachedPrices,
  presentPriceEntries,
  presentRemnants,
  presentShortEntries,
} from '../presenter/index.ts';
import type { PricingDeps } from '../pricing-deps.ts';
import { findBundles } from '../queries/find-bundles.ts';
import { findRemnants } from '../queries/find-remnants.ts';
import { priceBundles } from '../queries/price-bundles.ts';
import { type PricedItem, priceMaterials } from '../queries/price-materials.ts';
import { readerOf } from '../reader.ts';

const toPresent = ({ item, kept: { priced, pricedAt, isStale } }: PricedItem) => ({
  priced,
  pricedAt,
  isStale,
  itemId: item.ItemId ?? null,
});

const toCached = ({ item, kept }: PricedItem): CachedEntry => ({ cached: kept, itemId: item.ItemId ?? null });

/** What materials cost. */
export const priceRoutes = (deps: PricingDeps): readonly Answer[] => {
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
