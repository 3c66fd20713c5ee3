import { cartTotals, type Money, NO_MONEY, NO_QUANTITY, priceLine, quantityOf } from '@grossist/domain';
import type { PriceAsk, PricedCart, PricedMaterial, WayOfCart } from '../../src/gateways/erp/port.ts';

/** What an ERP answers to an ask: so much apiece, nothing in stock. */
export const aPricedMaterial = (ask: PriceAsk, amount: Money): PricedMaterial => {
  const listPrice = { amount, perQuantity: quantityOf(1) };
  const buildUp = priceLine({ quantity: quantityOf(1), listPrice, vatPercent: 25 });
  return {
    key: ask.key,
    sapMaterialNumber: ask.sapMaterialNumber,
    quantity: ask.quantity,
    salesUnit: 'PCE',
    price: {
      buildUp,
      listPrice,
      listAmount: amount,
      discountPercent: undefined,
      scales: [],
      campaign: undefined,
      clearancePrice: undefined,
      openClearancePrice: undefined,
      cableCutFee: NO_MONEY,
      conceptSaving: NO_MONEY,
      bundles: [],
    },
    stock: {
      atp: NO_QUANTITY,
      total: NO_QUANTITY,
      clearance: NO_QUANTITY,
      fastbox: NO_QUANTITY,
      pickup: undefined,
      confirmed: NO_QUANTITY,
      exceeded: ask.quantity,
      refused: NO_QUANTITY,
      deliveryDate: undefined,
      color: 'Yellow',
      isStatus12Product: false,
      isStocked: true,
      isProjectProduct: false,
      blueDeliveryDays: 0,
      firstDate: undefined,
      incoming: [],
      anyQuantityFrom: undefined,
    },
    suggestedProduct: undefined,
    suggestions: [],
    alternativeProducts: [],
    alternatives: [],
    isBulky: false,
    smallBoxPackages: undefined,
  };
};

const BY_ROUTE: WayOfCart = {
  plant: 'DK01',
  route: 'DK-DK01',
  shippingCondition: 'ZN',
  firstDeliveryDate: undefined,
  wholeDeliveryDate: undefined,
};

/** A cart of such lines without freight. */
export const aPricedCart = (lines: readonly PricedMaterial[]): PricedCart => ({
  lines,
  totals: cartTotals(
    lines.flatMap(({ price }) => price?.buildUp ?? []),
    NO_MONEY,
    25,
  ),
  extraFreight: NO_MONEY,
  freightServiceTax: NO_MONEY,
  conceptSavings: NO_MONEY,
  vatPercent: 25,
  freeFrom: undefined,
  missingToFree: undefined,
  ...BY_ROUTE,
  standard: BY_ROUTE,
  isWantedDatePossible: true,
  combinedDelivery: {
    isShown: false,
    isDisabled: true,
    hasKitsMixingAutomatedStorageMaterials: false,
    date: undefined,
  },
  gift: undefined,
  kitHeaderMaterial: undefined,
});
