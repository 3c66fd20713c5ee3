import { getCartPrice } from '@grossist/contracts';
import { type Answer, answerBuyer } from '../../../http/answer.ts';
import { presentCartEntries, presentCartPriceInfo, presentCombinedDelivery, readerOf } from '../../pricing/index.ts';
import { errorMessageOf } from '../error-message.ts';
import { priceCart } from '../queries/price-cart.ts';
import type { CartDeps } from './deps.ts';

const NO_COMBINED_DELIVERY = {
  IsShown: false,
  IsDisabled: true,
  HasKitsMixingAutomatedStorageMaterials: false,
  DeliveryDate: null,
};

/** What a cart costs. */
export const priceRoutes = ({ db, prices }: CartDeps): readonly Answer[] => {
  const pricesOf = priceCart(db, prices);

  return [
    answerBuyer(getCartPrice, async ({ body }, asking, { signal }) => {
      const wanted = { cartId: body.cartId, anew: body.ignoreCache };
      const { row, lines, buyer, cart, pricedAt, isStale } = await pricesOf(asking, wanted, signal);
      const reader = readerOf(buyer);
      const { firstDeliveryDate: first } = cart;
      const about = {
        shipTo: row.address?.shipTo ?? '',
        errorMessage: errorMessageOf(lines, cart.lines, reader.locale),
      };
      return {
        CartId: row.id,
        Version: row.version,
        Docs: presentCartEntries(cart, { pricedAt, isStale }, reader),
        CartPriceInfo: presentCartPriceInfo(cart, about, reader),
        CombinedDeliveryOptions: body.includeDeliveryDetails
          ? presentCombinedDelivery(cart.combinedDelivery)
          : NO_COMBINED_DELIVERY,
        DeliveryOption: body.includeDeliveryDetails && first !== undefined ? { DeliveryDate: first } : null,
        PricedAt: new Date(pricedAt).toISOString(),
        IsStale: isStale,
      };
    }),
  ];
};
