import { divideRounded, writeScaled } from '../decimal/fixed-point.ts';
import {
  addMoney,
  discountedUnitPrice,
  lineAmount,
  type Money,
  moneyOf,
  NO_MONEY,
  type Percent,
  percentOf,
  type Quantity,
  quantityOf,
  roundToMinor,
  subtractMoney,
  sumMoney,
} from '../decimal/index.ts';

/** A price of `perQuantity` sales units. */
export interface UnitPrice {
  amount: Money;
  perQuantity: Quantity;
}

export interface PriceInput {
  quantity: Quantity;
  listPrice: UnitPrice;
  /** Discount group × material group; at most 100, negative is a surcharge. */
  discountPercent?: Percent;
  /** The price of the quantity's scale, by scalePrice; counts only where it is lower than list price and discount. */
  scalePrice?: UnitPrice;
  /** The customer's agreed price; replaces list price and discount. */
  netPrice?: UnitPrice;
  /** Anybody's price for a time; counts only where it is lower. */
  campaignPrice?: UnitPrice;
  /** The price of a clearance line, to be given for such a line only; counts only where it is lower. */
  clearancePrice?: UnitPrice;
  /** The price of a left-over piece, to be given for such a line only; counts only where it is lower. */
  remnantPrice?: UnitPrice;
  /** Metal surcharge and the like, for one sales unit. */
  dutiesPerUnit?: Money;
  /** For the line as a whole, given only when the quantity is cut. */
  cableCutFee?: Money;
  vatPercent: Percent;
}

/** The prices of goods of which one is in force. */
export const PRICE_KINDS = [
  'list-price',
  'discount',
  'scale-price',
  'net-price',
  'campaign-price',
  'clearance-price',
  'remnant-price',
] as const;
export type PriceKind = (typeof PRICE_KINDS)[number];

export type PriceStepKind = PriceKind | 'bundle-price' | 'duties' | 'cable-cut-fee' | 'vat';

/** What a step of the procedure adds to the line, two decimals; the steps of a line sum to its total. */
export interface PriceStep {
  kind: PriceStepKind;
  amount: Money;
}

export interface PriceBuildUp {
  /** Steps that do something, in the procedure's order; the list price is always the first. */
  steps: readonly PriceStep[];
  /** The price in force, four decimals: to show. */
  unitPrice: UnitPrice;
  /** Which price is in force; a price that only equals the one before it is not. */
  priceKind: PriceKind;
  /** Goods and cable-cut fee, as the line shows it; carts sum these. Two decimals, rounded once. */
  lineTotal: Money;
  /** What the line costs less than at list price; negative where it costs more. */
  saving: Money;
  duties: Money;
  /** VAT of this line alone, to explain it; a cart's tax is taken once, of its sum. */
  vat: Money;
  /** lineTotal + duties + vat. */
  total: Money;
}

interface Stage {
  kind: PriceKind;
  unitPrice: UnitPrice;
  amount: Money;
}

/**
 * The pricing procedure: list price, discount, scale, customer net price, campaign or clearance, duties, cable-cut fee, VAT.
 * Every amount is rounded once, from exact figures. Decisions, "Prices, stock and orders".
 * @throws RangeError for a price per 0 units and for a discount that is malformed or above 100 %
 */
export const priceLine = (input: PriceInput): PriceBuildUp => {
  const list = stage('list-price', input.listPrice, input.quantity);
  const stages = goodsStages(list, input);
  const inForce = stages.at(-1) ?? list;
  const goodsSteps = stages.map(({ kind, amount }, index): PriceStep => {
    return { kind, amount: subtractMoney(amount, stages[index - 1]?.amount ?? NO_MONEY) };
  });
  const fee = roundToMinor(input.cableCutFee ?? NO_MONEY);
  const lineTotal = addMoney(inForce.amount, fee);
  const duties = lineAmount(input.dutiesPerUnit ?? NO_MONEY, ONE, input.quantity);
  const vat = percentOf(addMoney(lineTotal, duties), input.vatPercent);
  const extras: PriceStep[] = [
    { kind: 'duties', amount: duties },
    { kind: 'cable-cut-fee', amount: fee },
    { kind: 'vat', amount: vat },
  ];
  return {
    steps: [...goodsSteps, ...extras].filter(({ kind, amount }) => kind === 'list-price' || amount !== NO_MONEY),
    unitPrice: inForce.unitPrice,
    priceKind: inForce.kind,
    lineTotal,
    saving: subtractMoney(list.amount, inForce.amount),
    duties,
    vat,
    total: sumMoney([lineTotal, duties, vat]),
  };
};

const stage = (kind: PriceKind, unitPrice: UnitPrice, quantity: Quantity, discount: Percent = 0): Stage => ({
  kind,
  unitPrice: { ...unitPrice, amount: discountedUnitPrice(unitPrice.amount, discount) },
  amount: lineAmount(unitPrice.amount, unitPrice.perQuantity, quantity, discount),
});

const goodsStages = (list: Stage, input: PriceInput): Stage[] => {
  const { quantity, listPrice, netPrice, campaignPrice, clearancePrice, remnantPrice } = input;
  const stages = [list];
  if (input.discountPercent !== undefined) stages.push(discountStage(listPrice, quantity, input.discountPercent));
  if (input.scalePrice) lowerOnly(stages, stage('scale-price', input.scalePrice, quantity));
  if (netPrice) stages.push(stage('net-price', netPrice, quantity));
  if (campaignPrice) lowerOnly(stages, stage('campaign-price', campaignPrice, quantity));
  if (clearancePrice) lowerOnly(stages, stage('clearance-price', clearancePrice, quantity));
  if (remnantPrice) lowerOnly(stages, stage('remnant-price', remnantPrice, quantity));
  return stages;
};

/** Of so much, the last of four decimals of a percentage still counts. */
const TEN_THOUSAND = moneyOf(10_000);
const ONE = quantityOf(1);

const discountStage = (listPrice: UnitPrice, quantity: Quantity, discount: Percent): Stage => {
  if (percentOf(TEN_THOUSAND, discount) > TEN_THOUSAND) throw new RangeError('a discount is at most 100 percent');
  return stage('discount', listPrice, quantity, discount);
};

const lowerOnly = (stages: Stage[], next: Stage): void => {
  const before = stages.at(-1);
  if (!before || isLowerPrice(next.unitPrice, before.unitPrice)) stages.push(next);
};

/** Whether a price is below another, though they are given for different quantities. */
export const isLowerPrice = (left: UnitPrice, right: UnitPrice): boolean =>
  left.amount * BigInt(right.perQuantity) < right.amount * BigInt(left.perQuantity);

/** Returns the lower of two prices, the second where they are equal. */
export const lowerPrice = (left: UnitPrice, right: UnitPrice): UnitPrice => (isLowerPrice(left, right) ? left : right);

/** A percentage of two decimals, in hundredths of a percent. */
const HUNDRED_PERCENT = 10_000n;

const percentBelow = (list: UnitPrice, price: UnitPrice): bigint => {
  const before = list.amount * BigInt(price.perQuantity);
  const after = price.amount * BigInt(list.perQuantity);
  return before <= 0n ? 0n : divideRounded((before - after) * HUNDRED_PERCENT, before);
};

/**
 * Returns by how many percent the price in force is below the list price, with two decimals; undefined where it is not
 * lower. A discount that is in force is returned as it was agreed.
 */
export const discountInForce = (
  { priceKind, unitPrice }: Pick<PriceBuildUp, 'priceKind' | 'unitPrice'>,
  listPrice: UnitPrice,
  agreedPercent: string | undefined,
): string | undefined => {
  const hundredths = percentBelow(listPrice, unitPrice);
  if (hundredths <= 0n) return undefined;
  return priceKind === 'discount' && agreedPercent !== undefined ? agreedPercent : writeScaled(hundredths, 2);
};
