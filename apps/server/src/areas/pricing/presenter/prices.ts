import type { LineBundle, Prices, ScalePrice } from '@grossist/contracts';
import {
  type Money,
  moneyToNumber,
  NO_MONEY,
  quantityOfPer,
  quantityToNumber,
  type ShownUnitPrice,
  shownPer,
  shownUnitPrice,
  type UnitPrice,
} from '@grossist/domain';
import type { CampaignPrice, MaterialPrice, PricedMaterial } from '../../../gateways/erp/port.ts';
import type { Reader, Wording } from './wording.ts';

const savingOf = (priced: PricedMaterial, kind: 'ZCON' | 'ZCON2'): Money =>
  priced.suggestions.find((suggestion) => suggestion.kind === kind)?.saving ?? NO_MONEY;

const presentScales = (price: MaterialPrice, salesUnit: string, { quantity, per }: Wording): ScalePrice[] =>
  price.scales.map((scale) => ({
    FromQuantity: quantityToNumber(scale.fromQuantity),
    FromQuantityStr: quantity(scale.fromQuantity, salesUnit),
    NetUnitPrice: moneyToNumber(scale.price.amount),
    NetUnitPriceStr: per(scale.price, salesUnit),
  }));

const presentSavings = (
  { bundles }: MaterialPrice,
  salesUnit: string,
  { text, quantity, amount }: Wording,
): LineBundle[] =>
  bundles.map((bundle) => ({
    Id: bundle.id,
    Name: text(bundle.names),
    Quantity: quantityToNumber(bundle.quantity),
    QuantityStr: quantity(bundle.quantity, salesUnit),
    Saving: moneyToNumber(bundle.saving),
    SavingStr: amount(bundle.saving),
  }));

const presentCampaign = (
  campaign: CampaignPrice | undefined,
  salesUnit: string,
  { text, per }: Wording,
): Prices['Campaign'] =>
  campaign === undefined
    ? null
    : {
        Text: text(campaign.names),
        ValidTo: campaign.validTo,
        UnitPrice: moneyToNumber(campaign.price.amount),
        UnitPriceStr: per(campaign.price, salesUnit),
      };

/** Formats of texts that reveal a net price. */
interface Net {
  amount(value: Money): number | null;
  amountStr(value: Money): string;
  unitStr(price: UnitPrice): string;
  perStr(price: UnitPrice): string;
}

/** Formats for readers who may see net prices, and for those who may not. */
const netOf = ({ showNetPrice }: Reader, amount: Wording['amount'], unit: UnitStrings): Net =>
  showNetPrice
    ? { amount: moneyToNumber, amountStr: amount, ...unit }
    : { amount: () => null, amountStr: () => '', unitStr: () => '', perStr: () => '' };

type UnitStrings = Pick<Net, 'unitStr' | 'perStr'>;

/** Unit prices of one entry, all for the same quantity. */
const unitStrings = (shownFor: ShownUnitPrice['per'], salesUnit: string, { amount, per }: Wording): UnitStrings => ({
  unitStr: (price) => amount(shownUnitPrice(price, shownFor).amount),
  perStr: (price) => per(price, salesUnit, shownFor),
});

/**
 * Presents section 3, "Price entry: Prices"; null where the market has no price. One object literal: built by
 * spreading, an object of so many fields takes ten times the time and memory, and a cart has a thousand of them.
 */
export const presentPrices = (priced: PricedMaterial, reader: Reader, wording: Wording): Prices | null => {
  const { price, salesUnit } = priced;
  if (price === undefined) return null;
  const { buildUp, listPrice, listAmount, cableCutFee, discountPercent } = price;
  const { showNetPrice } = reader;
  // Capped by the customer's net price, a clearance price would disclose it.
  const clearancePrice = showNetPrice ? price.clearancePrice : price.openClearancePrice;
  const { amount } = wording;
  const { lineTotal, unitPrice, total, duties } = buildUp;
  const shownFor = shownPer(
    listPrice,
    ...(showNetPrice ? [unitPrice] : []),
    ...(clearancePrice ? [clearancePrice] : []),
  );
  const { unitStr, perStr } = unitStrings(shownFor, salesUnit, wording);
  const net = netOf(reader, amount, { unitStr, perStr });
  const conceptSaving = savingOf(priced, 'ZCON');
  const secondSaving = savingOf(priced, 'ZCON2');
  return {
    NetPrice: net.amount(lineTotal),
    NetPriceStr: net.amountStr(lineTotal),
    NetUnitPrice: net.amount(unitPrice.amount),
    NetUnitPriceStr: net.unitStr(unitPrice),
    ListPrice: moneyToNumber(listAmount),
    ListPriceStr: amount(listAmount),
    ListUnitPrice: moneyToNumber(listPrice.amount),
    ListUnitPriceStr: unitStr(listPrice),
    NetPriceDutiesTax: net.amount(total),
    NetPriceDutiesTaxStr: net.amountStr(total),
    ClearanceSalePrice: clearancePrice === undefined ? null : moneyToNumber(clearancePrice.amount),
    ClearanceSalePriceStr: clearancePrice === undefined ? '' : unitStr(clearancePrice),
    DiscountStr: discountPercent === undefined || !showNetPrice ? '' : wording.percent(discountPercent),
    PriceKind: showNetPrice ? buildUp.priceKind : null,
    Currency: reader.customer.currency,
    Duties: moneyToNumber(duties),
    DutiesStr: amount(duties),
    CableCutFee: moneyToNumber(cableCutFee),
    CableCutFeeStr: amount(cableCutFee),
    ConceptSaving: net.amount(conceptSaving) ?? 0,
    ConceptSavingStr: net.amountStr(conceptSaving),
    ConceptSavingZCON2: net.amount(secondSaving) ?? 0,
    ConceptSavingZCON2Str: net.amountStr(secondSaving),
    PerQuantity: quantityToNumber(unitPrice.perQuantity),
    PerQuantityStr: wording.quantity(quantityOfPer(shownFor), ''),
    NetPricePerQuantityStr: net.perStr(unitPrice),
    ListPricePerQuantityStr: perStr(listPrice),
    ClearanceSalePricePerQuantityStr: clearancePrice === undefined ? '' : perStr(clearancePrice),
    Campaign: showNetPrice ? presentCampaign(price.campaign, salesUnit, wording) : null,
    ScalePrices: showNetPrice ? presentScales(price, salesUnit, wording) : [],
    Bundles: showNetPrice ? presentSavings(price, salesUnit, wording) : [],
  };
};
