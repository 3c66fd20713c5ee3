import type { CartPriceInfo, PriceEntry, Prices, Stock } from '@grossist/contracts';
import {
  formatMoney,
  formatQuantity,
  formatUnitPrice,
  isAvailable,
  type Locale,
  type Money,
  moneyToNumber,
  NO_MONEY,
  quantityToNumber,
} from '@grossist/domain';
import type { ErpCustomer, MaterialPrice, MaterialStock, PricedCart, PricedMaterial } from '../../gateways/erp/port.ts';

/** In whose words and currency amounts are written, and whether the reader may see net prices. */
export interface Reader {
  locale: Locale;
  customer: ErpCustomer;
  showNetPrice: boolean;
}

const formatter = ({ locale, customer }: Reader) => ({
  amount: (value: Money) => formatMoney(value, customer.currency, locale),
  unit: (value: Money) => formatUnitPrice(value, customer.currency, locale),
});

/** Section 3, "Price entry: Prices". */
const presentPrices = (price: MaterialPrice, reader: Reader): Prices => {
  const { amount, unit } = formatter(reader);
  const { buildUp, listPrice, listAmount, clearancePrice } = price;
  const net = <T>(value: T, hidden: T): T => (reader.showNetPrice ? value : hidden);
  return {
    NetPrice: net<number | null>(moneyToNumber(buildUp.lineTotal), null),
    NetPriceStr: net(amount(buildUp.lineTotal), ''),
    NetUnitPrice: net<number | null>(moneyToNumber(buildUp.unitPrice.amount), null),
    NetUnitPriceStr: net(unit(buildUp.unitPrice.amount), ''),
    ListPrice: moneyToNumber(listAmount),
    ListPriceStr: amount(listAmount),
    ListUnitPrice: moneyToNumber(listPrice.amount),
    ListUnitPriceStr: unit(listPrice.amount),
    NetPriceDutiesTax: net<number | null>(moneyToNumber(buildUp.total), null),
    NetPriceDutiesTaxStr: net(amount(buildUp.total), ''),
    ClearanceSalePrice: clearancePrice === undefined ? null : moneyToNumber(clearancePrice.amount),
    ClearanceSalePriceStr: clearancePrice === undefined ? '' : unit(clearancePrice.amount),
    DiscountStr: net(price.discountPercent === undefined ? '' : `${Number(price.discountPercent)} %`, ''),
    Currency: reader.customer.currency,
    Duties: moneyToNumber(buildUp.duties),
    DutiesStr: amount(buildUp.duties),
    CableCutFee: moneyToNumber(price.cableCutFee),
    CableCutFeeStr: amount(price.cableCutFee),
    ConceptSaving: 0,
    ConceptSavingStr: amount(NO_MONEY),
    PerQuantity: quantityToNumber(buildUp.unitPrice.perQuantity),
    PerQuantityStr: formatQuantity(buildUp.unitPrice.perQuantity, '', reader.locale),
  };
};

/** Section 3, "Per-line pricing and stock". */
const presentStock = (stock: MaterialStock): Stock => ({
  AtpQuantity: quantityToNumber(stock.atp),
  TotalQuantity: quantityToNumber(stock.total),
  ClearanceSaleStock: quantityToNumber(stock.clearance),
  DeliveryDate: stock.deliveryDate ?? null,
  IsDeliveryUnknown: stock.deliveryDate === undefined,
  DeliveryColor: stock.color,
  IsStocked: stock.isStocked,
  Status12Product: stock.isStatus12Product,
  IsOutOfStock: !isAvailable(stock.atp),
  IsGrossistProjectProduct: stock.isProjectProduct,
  BlueDeliveryDays: stock.blueDeliveryDays,
});

/** Section 3, "Price entry". */
export const presentPriceEntry = (priced: PricedMaterial, itemId: string | null, reader: Reader): PriceEntry => ({
  MaterialNo: priced.sapMaterialNumber,
  ItemId: itemId,
  Quantity: quantityToNumber(priced.quantity),
  Prices: priced.price === undefined ? null : presentPrices(priced.price, reader),
  Stock: presentStock(priced.stock),
  FastboxStock: { AtpQuantity: quantityToNumber(priced.stock.fastbox) },
  SuggestedProduct: priced.suggestedProduct ?? null,
  AlternativeProducts: [...priced.alternativeProducts],
});

export interface CartDelivery {
  shippingCondition: string;
  shipTo: string;
}

/** Section 3, "Cart price info". Sums are left out for who may not see net prices. */
export const presentCartPriceInfo = (cart: PricedCart, delivery: CartDelivery, reader: Reader): CartPriceInfo => {
  const { amount } = formatter(reader);
  const { showNetPrice } = reader;
  const shown = (value: Money): [number, string] => (showNetPrice ? [moneyToNumber(value), amount(value)] : [0, '']);
  const [SubTotal, SubTotalStr] = shown(cart.totals.subtotal);
  const [Duties, DutiesStr] = shown(cart.totals.duties);
  const [FreightCost, FreightCostStr] = shown(cart.totals.freight);
  const [Vat, VatStr] = shown(cart.totals.tax);
  const [Total, TotalStr] = shown(cart.totals.total);
  return {
    Currency: reader.customer.currency,
    SubTotal,
    SubTotalStr,
    Duties,
    DutiesStr,
    FreightCost,
    FreightCostStr,
    Vat,
    VatStr,
    Total,
    TotalStr,
    ExtraFreightCost: 0,
    ExtraFreightCostStr: amount(NO_MONEY),
    FreightServiceTax: 0,
    FreightServiceTaxStr: amount(NO_MONEY),
    VatPercent: cart.vatPercent,
    ConceptSavings: 0,
    ConceptSavingsStr: amount(NO_MONEY),
    FreeFreightInfo:
      cart.freeFrom === undefined || !showNetPrice
        ? null
        : {
            Limit: moneyToNumber(cart.freeFrom),
            LimitStr: amount(cart.freeFrom),
            Missing: moneyToNumber(cart.missingToFree ?? NO_MONEY),
            MissingStr: amount(cart.missingToFree ?? NO_MONEY),
          },
    Plant: cart.plant,
    Route: cart.route,
    ShippingCondition: delivery.shippingCondition,
    ShipTo: delivery.shipTo,
    ErrorMessage: '',
    KitHeaderMaterial: null,
    GiftWithPurchase: null,
  };
};
