import { getCartPrice } from '@grossist/contracts';
import type { OrderObstacles } from '@grossist/domain';
import { type Answer, answerBuyer } from '../../../http/answer.ts';
import { compressAhead } from '../../../http/compression.ts';
import {
  presentCartEntries,
  presentCartPriceInfo,
  presentCombinedDelivery,
  presentDeliveryOption,
  readerOf,
} from '../../pricing/index.ts';
import { deliveryObstacles, errorMessageOf, linesToOrder } from '../order-obstacles.ts';
import { type CartToPrice, cartAskOf, type PricedOwnCart, priceCart } from '../queries/price-cart.ts';
import type { CartDeps } from './deps.ts';

const NO_COMBINED_DELIVERY = {
  IsShown: false,
  IsDisabled: true,
  HasKitsMixingAutomatedStorageMaterials: false,
  DeliveryDate: null,
};

/** All but the lines. */
const presentAround = (
  { row, lines, buyer, cart, pricedAt, isStale }: PricedOwnCart,
  obstacles: OrderObstacles,
  withDelivery: boolean,
) => {
  const reader = readerOf(buyer);
  const codes = new Map(lines.map(({ id, code }) => [id, code]));
  const facts = { codes, address: row.address, deliveryDate: row.delivery_date };
  const about = {
    shipTo: row.address?.shipTo ?? '',
    errorMessage: errorMessageOf(obstacles, facts, reader.locale),
  };
  return {
    CartId: row.id,
    Version: row.version,
    CartPriceInfo: presentCartPriceInfo(cart, about, reader),
    CombinedDeliveryOptions: withDelivery ? presentCombinedDelivery(cart.combinedDelivery) : NO_COMBINED_DELIVERY,
    DeliveryOption: withDelivery ? presentDeliveryOption(cart) : null,
    PricedAt: new Date(pricedAt).toISOString(),
    IsStale: isStale,
  };
};

const wantedOf = (body: { cartId?: string | undefined; ignoreCache: boolean }): CartToPrice => ({
  cartId: body.cartId,
  bypassesCache: body.ignoreCache,
});

/** What a cart costs. */
export const priceRoutes = ({ db, erp, prices, now = Date.now }: CartDeps): readonly Answer[] => {
  const pricesOf = priceCart(db, prices);
  const obstaclesOf = deliveryObstacles(erp, now);
  const around = async (priced: PricedOwnCart, withDelivery: boolean) => {
    const { row, buyer, cart } = priced;
    const lines = linesToOrder(priced.lines, cartAskOf(row, []), cart);
    return presentAround(priced, await obstaclesOf(buyer, row, lines, cart), withDelivery);
  };

  return [
    answerBuyer(getCartPrice, async ({ body }, asking, { signal }) => {
      const priced = await pricesOf(asking, wantedOf(body), signal);
      const Docs = presentCartEntries(priced.cart, priced, readerOf(priced.buyer));
      await compressAhead('Docs', Docs);
      return { ...(await around(priced, body.includeDeliveryDetails)), Docs };
    }),
  ];
};
