import {
  type CalendarDate,
  cartTotals,
  combinedDelivery,
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
import type { House } from './house.ts';
import { priceAsks } from './price-asks.ts';
import type { Route } from './routes.ts';
import { readSituation, type Situation } from './situation.ts';
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

const combinedOf = (situation: Situation, cart: CartAsk, lines: readonly PricedMaterial[]): CombinedDelivery => {
  const kits = new Map(cart.lines.map(({ key, parentKey }) => [key, parentKey]));
  const found = combinedDelivery(
    lines.map(({ key, sapMaterialNumber, stock }) => ({
      lineId: key,
      deliveryDate: stock.deliveryDate,
      kitId: kits.get(key) ?? null,
      isAutomatedStorage: situation.materials.get(sapMaterialNumber)?.is_automated_storage ?? false,
    })),
  );
  const goesAtOnce = cart.isPickup || cart.deliveryType === 'fastbox';
  return {
    isShown: found.isShown,
    isDisabled: found.isDisabled || (found.isShown && goesAtOnce),
    hasKitsMixingAutomatedStorageMaterials: found.mixedKits.length > 0,
    date: found.date ?? (found.isShown ? undefined : lines[0]?.stock.deliveryDate),
  };
};

const onOneDay = (lines: readonly PricedMaterial[], { isShown, isDisabled, date }: CombinedDelivery) =>
  isShown && !isDisabled && date !== undefined
    ? lines.map((line) => ({ ...line, stock: { ...line.stock, deliveryDate: date } }))
    : lines;

const shippingConditionOf = ({ isPickup, deliveryType }: CartAsk): string => {
  if (isPickup) return PICKUP_SHIPPING_CONDITION;
  return deliveryType === 'fastbox' ? SHIPPING_CONDITIONS.fastbox : SHIPPING_CONDITIONS.route;
};

/** The header material of the first kit: what a line is that others are parts of. */
const kitHeaderOf = ({ lines }: CartAsk): string | undefined => {
  const parents = new Set(lines.flatMap(({ parentKey }) => (parentKey === undefined ? [] : [parentKey])));
  return lines.find(({ key }) => parents.has(key))?.sapMaterialNumber;
};

/** A kit comes with the last of its materials; when nobody knows when that is, nobody knows when the kit comes. */
const withKitDates = (cart: CartAsk, lines: readonly PricedMaterial[]): readonly PricedMaterial[] => {
  const dates = new Map<string, (CalendarDate | undefined)[]>();
  const parents = new Map(cart.lines.map(({ key, parentKey }) => [key, parentKey]));
  for (const { key, stock } of lines) {
    const parent = parents.get(key);
    if (parent === undefined) continue;
    const known = dates.get(parent);
    if (known === undefined) dates.set(parent, [stock.deliveryDate]);
    else known.push(stock.deliveryDate);
  }
  if (dates.size === 0) return lines;
  return lines.map((line) => {
    const own = dates.get(line.key);
    if (own === undefined) return line;
    const deliveryDate = own.includes(undefined) ? undefined : own.toSorted().at(-1);
    return { ...line, stock: { ...line.stock, deliveryDate } };
  });
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
    const oneCart = { bundles, wantsSuggestions: cart.isOrdered !== true };
    const lines = withKitDates(cart, await priceAsks(db, situation, cart.lines, oneCart));
    const priced = lines.flatMap(({ price }) => (price === undefined ? [] : [price.buildUp]));
    const subtotal = sumMoney(priced.map((line) => line.lineTotal));
    const isFree = cart.isPickup || cart.lines.length === 0;
    const costs = freightOf(situation.route, cart, lines, subtotal);
    const { vatPercent } = marketFacts(customer.market);
    const combined = combinedOf(situation, cart, lines);
    return {
      lines: cart.isCombinedDelivery === true ? onOneDay(lines, combined) : lines,
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
      firstDeliveryDate: situation.dates.inStock,
      combinedDelivery: combined,
      gift: cart.lines.length === 0 ? undefined : giftFor(situation.house, subtotal),
      kitHeaderMaterial: kitHeaderOf(cart),
    };
  };
};
