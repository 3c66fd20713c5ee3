import { getBasicPriceAndStock, getPrice } from '@grossist/contracts';
import { type Answer, answerBuyer } from '../../http/answer.ts';
import { presentPriceEntry } from './presenter.ts';
import type { PricingDeps } from './pricing-deps.ts';
import { priceMaterials } from './queries/price-materials.ts';
import { readerOf } from './reader.ts';

export const pricingRoutes = (deps: PricingDeps): readonly Answer[] => {
  const pricesOf = priceMaterials(deps);
  return [
    answerBuyer(getPrice, async ({ body }, buyer, { signal }) => {
      const found = await pricesOf(buyer, body, signal);
      return found.map(({ item, priced }) => presentPriceEntry(priced, item.ItemId ?? null, readerOf(buyer)));
    }),
    answerBuyer(getBasicPriceAndStock, async ({ body }, buyer, { signal }) => {
      const found = await pricesOf(buyer, body, signal);
      return found.map(({ priced }) => {
        const { MaterialNo, Prices, Stock } = presentPriceEntry(priced, null, readerOf(buyer));
        return {
          MaterialNo,
          NetPriceStr: Prices?.NetUnitPriceStr ?? '',
          ListPriceStr: Prices?.ListUnitPriceStr ?? '',
          AtpQuantity: Stock.AtpQuantity,
          DeliveryColor: Stock.DeliveryColor,
        };
      });
    }),
  ];
};
