import {
  type CombinedDelivery as CombinedDates,
  cartTotals,
  type FreightBuildUp,
  freightBuildUp,
  giftWithPurchase,
  isPossibleDay,
  type Money,
  marketFacts,
  moneyOf,
  NO_MONEY,
  quantityOf,
  sumMoney,
} from '@grossist/domain';
import type { Database } from '../../../db/index.ts';
import type { CartAsk, CombinedDelivery, ErpCustomer, Gift, PricedCart, PricedMaterial, WayOfCart } from '../port.ts';
import { readCartBundles } from './cart-bundles.ts';
import { confirmCart, wholeDeliveryDate } from './confirm-asks.ts';
import { type Route, wayKey } from './delivery-way.ts';
import type { House } from './house.ts';
import { priceAsks } from './price-asks.ts';
import { BY_ROUTE, deliveryTerms, readSituation, type Situation } from './situation.ts';

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

const wayOf = (situation: Situation, cart: CartAsk): WayOfCart => ({
  plant: situation.house.pickupPlant ?? situation.customer.plant,
  ...wayKey(situation.house, situation.route, situation.customer.plant, cart),
  firstDeliveryDate: situation.terms.inStock,
  wholeDeliveryDate: wholeDeliveryDate(situation, cart.lines),
});

/** The way of the same cart by route: its own, unless it is picked up or goes by express box. */
const standardWayOf = (situation: Situation, cart: CartAsk): WayOfCart => {
  if (!cart.isPickup && cart.deliveryType !== 'fastbox') return wayOf(situation, cart);
  const address = cart.isPickup ? cart.otherwiseTo : cart.address;
  const delivery = { ...BY_ROUTE, ...(address !== undefined && { address }) };
  const otherwise = { ...situation, ...deliveryTerms(situation, delivery) };
  const { plant } = situation.customer;
  return {
    plant,
    ...wayKey(situation.house, otherwise.route, plant, delivery),
    firstDeliveryDate: otherwise.terms.inStock,
    wholeDeliveryDate: wholeDeliveryDate(otherwise, cart.lines),
  };
};

const isWantedDatePossible = ({ way, now }: Situation, { deliveryDate }: CartAsk): boolean =>
  deliveryDate === undefined || (way !== undefined && isPossibleDay(way, now, deliveryDate));

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
      ...wayOf(situation, cart),
      standard: standardWayOf(situation, cart),
      isWantedDatePossible: isWantedDatePossible(situation, cart),
      combinedDelivery: combinedOf(combined),
      gift: cart.lines.length === 0 ? undefined : giftFor(situation.house, subtotal),
      kitHeaderMaterial: kitHeaderOf(cart),
    };
  };
};
