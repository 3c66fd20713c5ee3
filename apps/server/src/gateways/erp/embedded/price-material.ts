import {
  calendarDate,
  discountedUnitPrice,
  discountInForce,
  isLowerPrice,
  isMaterialStatus,
  isOrderable,
  lineAmount,
  lowerPrice,
  type Money,
  marketFacts,
  moneyOf,
  NO_MONEY,
  priceLine,
  type Quantity,
  quantityOf,
  scalePrice,
  type UnitPrice,
} from '@grossist/domain';
import type { CampaignPrice, ErpCustomer, MaterialPrice, PriceAsk, ScalePrice } from '../port.ts';
import type { House } from './house.ts';
import type { ConditionRow } from './read-conditions.ts';

const unitPrice = (amount: string | null, perQuantity: string | null): UnitPrice | undefined =>
  amount === null || perQuantity === null
    ? undefined
    : { amount: moneyOf(amount), perQuantity: quantityOf(perQuantity) };

/** The customer's discount applies to scale prices; a price of their own is for any quantity. */
const scalesOf = (row: ConditionRow, listPrice: UnitPrice): readonly ScalePrice[] =>
  row.scales === null || row.net_amount !== null
    ? []
    : row.scales.map(({ fromQuantity, amount }) => ({
        fromQuantity: quantityOf(fromQuantity),
        price: { ...listPrice, amount: discountedUnitPrice(moneyOf(amount), row.discount_percent ?? 0) },
      }));

const scaleFor = (scales: readonly ScalePrice[], quantity: Quantity): UnitPrice | undefined =>
  scales.length === 0
    ? undefined
    : scalePrice(
        scales.map(({ fromQuantity, price }) => ({ from: fromQuantity, price })),
        quantity,
      );

const campaignOf = (row: ConditionRow, house: House): CampaignPrice | undefined => {
  const price = unitPrice(row.campaign_amount, row.campaign_per_quantity);
  const campaign = house.campaigns.find(({ code }) => code === row.campaign);
  return price && campaign && { ...campaign, validTo: calendarDate(campaign.validTo), price };
};

/** What a customer pays before clearance and remnants: the lowest that counts of all the other prices. */
const usualPrice = (row: ConditionRow, listPrice: UnitPrice, lower: readonly (UnitPrice | undefined)[]): UnitPrice => {
  const discounted = { ...listPrice, amount: discountedUnitPrice(listPrice.amount, row.discount_percent ?? 0) };
  let found = unitPrice(row.net_amount, row.net_per_quantity) ?? discounted;
  for (const price of lower) if (price !== undefined && isLowerPrice(price, found)) found = price;
  return found;
};

const lessPercent = (price: UnitPrice, percent: string): UnitPrice => ({
  ...price,
  amount: discountedUnitPrice(price.amount, percent),
});

/** The material's own term, else the market's. */
const clearancePercentOf = (row: ConditionRow, { priceTerms }: House): string =>
  row.clearance_percent ?? priceTerms?.clearancePercent ?? '0';
const cableCutFeeOf = (row: ConditionRow, { priceTerms }: House): Money =>
  moneyOf(row.cable_cut_fee ?? priceTerms?.cableCutFee ?? 0);

/** A kit costs what its materials cost, unless its header has a price of its own. */
const freeOf = (row: ConditionRow, { kitHeaders }: House): UnitPrice | undefined =>
  kitHeaders.includes(row.sap_material_number) ? { amount: NO_MONEY, perQuantity: quantityOf(1) } : undefined;

/**
 * The price of one material for one customer; undefined where the market has none or sells it no longer. A piece of
 * left-over cable is lowered by `remnantPercent`. Decisions, "Prices".
 */
export const priceMaterial = (
  customer: ErpCustomer,
  ask: Pick<PriceAsk, 'quantity' | 'isOnClearanceSale' | 'isCableCut'>,
  row: ConditionRow,
  house: House,
  remnantPercent?: string,
): MaterialPrice | undefined => {
  const listPrice = unitPrice(row.list_amount, row.list_per_quantity) ?? freeOf(row, house);
  if (listPrice === undefined || !row.sold_here) return undefined;
  if (isMaterialStatus(row.status) && !isOrderable(row.status)) return undefined;
  const scales = scalesOf(row, listPrice);
  const scale = scaleFor(scales, ask.quantity);
  const campaign = campaignOf(row, house);
  const isReduced = row.is_on_clearance_sale || ask.isOnClearanceSale;
  const normalPrice = usualPrice(row, listPrice, [scale, campaign?.price]);
  const openClearancePrice = isReduced ? lessPercent(listPrice, clearancePercentOf(row, house)) : undefined;
  // A clearance price never exceeds what this customer pays anyway.
  const clearancePrice = openClearancePrice && lowerPrice(openClearancePrice, normalPrice);
  const remnantPrice = remnantPercent === undefined ? undefined : lessPercent(normalPrice, remnantPercent);
  const lowered = ask.isOnClearanceSale && remnantPrice === undefined ? clearancePrice : undefined;
  const cableCutFee = ask.isCableCut ? cableCutFeeOf(row, house) : NO_MONEY;
  const discountPercent = row.discount_percent ?? undefined;
  const netPrice = unitPrice(row.net_amount, row.net_per_quantity);
  const buildUp = priceLine({
    quantity: ask.quantity,
    listPrice,
    cableCutFee,
    vatPercent: marketFacts(customer.market).vatPercent,
    ...(discountPercent === undefined ? {} : { discountPercent }),
    ...(scale === undefined ? {} : { scalePrice: scale }),
    ...(netPrice === undefined ? {} : { netPrice }),
    ...(campaign === undefined ? {} : { campaignPrice: campaign.price }),
    ...(lowered === undefined ? {} : { clearancePrice: lowered }),
    ...(remnantPrice === undefined ? {} : { remnantPrice }),
    ...(row.duties === null ? {} : { dutiesPerUnit: moneyOf(row.duties) }),
  });
  return {
    buildUp,
    listPrice,
    listAmount: lineAmount(listPrice.amount, listPrice.perQuantity, ask.quantity),
    discountPercent: discountInForce(buildUp, listPrice, discountPercent),
    scales: scales.filter(({ price }) => campaign === undefined || isLowerPrice(price, campaign.price)),
    campaign,
    clearancePrice,
    openClearancePrice,
    cableCutFee,
    conceptSaving: NO_MONEY,
    bundles: [],
  };
};
