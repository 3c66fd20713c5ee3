import {
  type CombinedDelivery as CombinedDates,
  cartTotals,
  type FreightBuildUp,
  freightBuildUp,
  giftWithPurchase,
  type Money,
  marketFacts,
  moneyOf,
  NO_MONEY,
  PICKUP_SHIPPING_CONDITION,
  quantityOf,
  sumMoney,
} from '@grossist/domain';
import type { Database } from '../../../db/index.ts';
import type { CartAsk, CombinedDelivery, ErpCustomer, Gift, PricedCart, PricedMaterial } from '../port.ts';
import { readCartBundles } from './cart-bundles.ts';
import { confirmCart } from './confirm-asks.ts';
import type { House } from './house.ts';
import { priceAsks } from './price-asks.ts';
import type { Route } from './routes.ts';
import { readSituation } from './situation.ts';
import { SHIPPING_CONDITIONS } from './terms.ts';

const freightOf = (route: Route, cart: CartAsk, lines: readonly PricedMaterial[], subtotal: Money): FreightBuildUp =>
  freightBuildUp(
    {
      cost: route.freight,
      ...(route.freeFrom === undefined ? {} : { freeFrom: route.freeFrom }),
      extraCosts: { bulky: route.extraFreight },
      serviceTaxPercent: route.serviceTaxPercent,
    },
    {
      subtotal,
      isPickup: cart.isPickup || cart.lines.length === 0,
      classes: ['normal', ...(lines.some(({ isBulky }) => isBulky) ? (['bulky'] as const) : [])],
    },
  );

/** The largest gift that comes; while none does, the first to reach. */
const giftFor = ({ gifts }: Pick<House, 'gifts'>, subtotal: Money): Gift | undefined => {
  const terms = gifts.map(({ sapMaterialNumber, texts, from }) => ({
    materialNo: sapMaterialNumber,
    quantity: quantityOf(1),
    fromSubtotal: moneyOf(from),
    texts,
  }));
  const { earned, next } = giftWithPurchase(terms, subtotal);
  const gift = earned ?? next?.gift;
  return (
    gift && {
      sapMaterialNumber: gift.materialNo,
      texts: gift.texts,
      from: gift.fromSubtotal,
      missing: earned === undefined ? (next?.missing ?? NO_MONEY) : NO_MONEY,
    }
  );
};

const combinedOf = ({ isShown, isDisabled, mixedKits, date }: CombinedDates): CombinedDelivery => ({
  isShown,
  isDisabled,
  hasKitsMixingAutomatedStorageMaterials: mixedKits.length > 0,
  date,
});

const shippingConditionOf = ({ isPickup, deliveryType }: CartAsk): string => {
  if (isPickup) return PICKUP_SHIPPING_CONDITION;
  return deliveryType === 'fastbox' ? SHIPPING_CONDITIONS.fastbox : SHIPPING_CONDITIONS.route;
};

/** The header material of the first kit: what a line is that others are parts of. */
const kitHeaderOf = ({ lines }: CartAsk): string | undefined => {
  const parents = new Set(lines.flatMap(({ parentKey }) => (parentKey === undefined ? [] : [parentKey])));
  return lines.find(({ key }) => parents.has(key))?.sapMaterialNumber;
};

/** A cart as a whole: lines, freight, sums. At most five statements, however many lines. [erp-02] */
export const priceCart = (db: Database, now: () => number) => {
  const situationOf = readSituation(db, now);
  return async (customer: ErpCustomer, cart: CartAsk): Promise<PricedCart> => {
    const materials = cart.lines.map(({ sapMaterialNumber }) => sapMaterialNumber);
    const [situation, bundles] = await Promise.all([
      situationOf({ customer, asks: cart.lines, delivery: cart }),
      readCartBundles(db, customer, materials),
    ]);
    const { asks, combined } = confirmCart(situation, cart.lines);
    const lines = await priceAsks(db, situation, asks, { bundles, wantsSuggestions: cart.isOrdered !== true });
    const priced = lines.flatMap(({ price }) => (price === undefined ? [] : [price.buildUp]));
    const subtotal = sumMoney(priced.map((line) => line.lineTotal));
    const isFree = cart.isPickup || cart.lines.length === 0;
    const costs = freightOf(situation.route, cart, lines, subtotal);
    const { vatPercent } = marketFacts(customer.market);
    return {
      lines,
      totals: cartTotals(priced, costs.freight, vatPercent, costs),
      extraFreight: costs.extraFreight,
      freightServiceTax: costs.freightServiceTax,
      freeFrom: isFree ? undefined : situation.route.freeFrom,
      missingToFree: costs.missingToFree,
      conceptSavings: sumMoney(lines.map(({ price }) => price?.conceptSaving ?? NO_MONEY)),
      vatPercent,
      plant: situation.house.pickupPlant ?? customer.plant,
      route: situation.route.code,
      shippingCondition: shippingConditionOf(cart),
      firstDeliveryDate: situation.terms.inStock,
      combinedDelivery: combinedOf(combined),
      gift: cart.lines.length === 0 ? undefined : giftFor(situation.house, subtotal),
      kitHeaderMaterial: kitHeaderOf(cart),
    };
  };
};
