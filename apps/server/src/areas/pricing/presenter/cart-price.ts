import type { CartPriceInfo, CombinedDeliveryOptions, DeliveryOption, GiftWithPurchase } from '@grossist/contracts';
import { moneyToNumber, NO_MONEY, sumMoney } from '@grossist/domain';
import type { CombinedDelivery, Gift, PricedCart, WayOfCart } from '../../../gateways/erp/port.ts';
import { type Reader, type Wording, wordingFor } from './wording.ts';

const presentGift = (gift: Gift, { amount, text }: Wording): GiftWithPurchase => ({
  MaterialNo: gift.sapMaterialNumber,
  Text: text(gift.texts),
  From: moneyToNumber(gift.from),
  FromStr: amount(gift.from),
  Missing: moneyToNumber(gift.missing),
  MissingStr: amount(gift.missing),
  IsReached: gift.missing === NO_MONEY,
});

/** The shop's own facts of a cart in addition to the ERP's. */
export interface CartDelivery {
  shipTo: string;
  /** What blocks pricing or ordering it, in the reader's language; '' for nothing. */
  errorMessage: string;
}

/** Presents section 3, "Cart price info". Sums are left out for readers who may not see net prices. */
export const presentCartPriceInfo = (cart: PricedCart, delivery: CartDelivery, reader: Reader): CartPriceInfo => {
  const wording = wordingFor(reader);
  const { amount, netAmount } = wording;
  const { totals } = cart;
  const subTotal = netAmount(totals.subtotal);
  const duties = netAmount(totals.duties);
  const freight = netAmount(totals.freight);
  const extraFreight = netAmount(cart.extraFreight);
  const serviceTax = netAmount(cart.freightServiceTax);
  const vat = netAmount(totals.tax);
  const total = netAmount(totals.total);
  const conceptSavings = netAmount(cart.conceptSavings);
  const bundleSavings = netAmount(
    sumMoney(cart.lines.flatMap(({ price }) => price?.bundles.map((bundle) => bundle.saving) ?? [])),
  );
  const saving = netAmount(sumMoney(cart.lines.map(({ price }) => price?.buildUp.saving ?? NO_MONEY)));
  // The amount missing to free freight, and a gift, reveal the subtotal.
  const isFreeFreightShown = cart.freeFrom !== undefined && reader.showNetPrice;
  return {
    Currency: reader.customer.currency,
    SubTotal: subTotal.value,
    SubTotalStr: subTotal.written,
    Duties: duties.value,
    DutiesStr: duties.written,
    FreightCost: freight.value,
    FreightCostStr: freight.written,
    ExtraFreightCost: extraFreight.value,
    ExtraFreightCostStr: extraFreight.written,
    FreightServiceTax: serviceTax.value,
    FreightServiceTaxStr: serviceTax.written,
    Vat: vat.value,
    VatStr: vat.written,
    VatPercent: cart.vatPercent,
    Total: total.value,
    TotalStr: total.written,
    ConceptSavings: conceptSavings.value,
    ConceptSavingsStr: conceptSavings.written,
    BundleSavings: bundleSavings.value,
    BundleSavingsStr: bundleSavings.written,
    Saving: saving.value,
    SavingStr: saving.written,
    FreeFreightInfo: isFreeFreightShown
      ? {
          Limit: moneyToNumber(cart.freeFrom ?? NO_MONEY),
          LimitStr: amount(cart.freeFrom ?? NO_MONEY),
          Missing: moneyToNumber(cart.missingToFree ?? NO_MONEY),
          MissingStr: amount(cart.missingToFree ?? NO_MONEY),
        }
      : null,
    Plant: cart.plant,
    Route: cart.route,
    ShippingCondition: cart.shippingCondition,
    ShipTo: delivery.shipTo,
    ErrorMessage: delivery.errorMessage,
    KitHeaderMaterial: cart.kitHeaderMaterial ?? null,
    GiftWithPurchase: reader.showNetPrice && cart.gift ? presentGift(cart.gift, wording) : null,
  };
};

/** Presents section 3, "Combined-delivery options". */
export const presentCombinedDelivery = (combined: CombinedDelivery): CombinedDeliveryOptions => ({
  IsShown: combined.isShown,
  IsDisabled: combined.isDisabled,
  HasKitsMixingAutomatedStorageMaterials: combined.hasKitsMixingAutomatedStorageMaterials,
  DeliveryDate: combined.date ?? null,
});

const presentFirstDates = ({ firstDeliveryDate, wholeDeliveryDate }: WayOfCart) => ({
  DeliveryDate: wholeDeliveryDate ?? null,
  FirstDeliveryDate: firstDeliveryDate ?? null,
  IsDeliveryUnknown: wholeDeliveryDate === undefined,
});

/** When a cart can be there as it is delivered now, and by its route. */
export const presentDeliveryOption = (cart: PricedCart): DeliveryOption => ({
  ...presentFirstDates(cart),
  IsChosenDatePossible: cart.isWantedDatePossible,
  Standard: {
    ...presentFirstDates(cart.standard),
    Route: cart.standard.route,
    Plant: cart.standard.plant,
    ShippingCondition: cart.standard.shippingCondition,
  },
});
