import type { Prices } from '@grossist/contracts';

export type PriceStepKind =
  | 'list'
  | 'discount'
  | 'agreed'
  | 'scale'
  | 'remnant'
  | 'campaign'
  | 'clearance'
  | 'surcharge'
  | 'bundle'
  | 'cut'
  | 'net'
  | 'duties';

/** A step from the list price to the price of a line, in hundredths of the currency. */
export interface PriceStep {
  kind: PriceStepKind;
  /** Amount that it adds; for `list` and `net` the sum so far. */
  amount: number;
  /** Where its bar begins and ends. */
  from: number;
  to: number;
}

const hundredths = (amount: number): number => Math.round(amount * 100);

const REASONS: Record<NonNullable<Prices['PriceKind']>, PriceStepKind> = {
  'list-price': 'discount',
  discount: 'discount',
  'scale-price': 'scale',
  'net-price': 'agreed',
  'campaign-price': 'campaign',
  'clearance-price': 'clearance',
  'remnant-price': 'remnant',
};

/** Returns why the goods cost less, or more, than at list price: by the price that is in force. */
const reasonOf = ({ PriceKind }: Prices, change: number): PriceStepKind =>
  change > 0 ? 'surcharge' : REASONS[PriceKind ?? 'list-price'];

/**
 * Returns the steps of a line's price: list price, discount or surcharge, bundle savings, cutting fee, the line's
 * amount, and duties, which are charged in addition. Each step begins where the previous one ends. Only the list price
 * for buyers without net prices.
 */
export const priceSteps = (prices: Prices): PriceStep[] => {
  const list = hundredths(prices.ListPrice ?? prices.NetPrice ?? 0);
  const steps: PriceStep[] = [{ kind: 'list', amount: list, from: 0, to: list }];
  if (prices.NetPrice === null) return steps;
  const net = hundredths(prices.NetPrice);
  const fee = hundredths(prices.CableCutFee);
  const duties = hundredths(prices.Duties);
  const goods = net - fee;
  const together = prices.Bundles.reduce((sum, { Saving }) => sum + hundredths(Saving), 0);
  const alone = goods + together;
  if (alone !== list) {
    steps.push({
      kind: reasonOf(prices, alone - list),
      amount: alone - list,
      from: list,
      to: alone,
    });
  }
  if (together !== 0) steps.push({ kind: 'bundle', amount: -together, from: alone, to: goods });
  if (fee !== 0) steps.push({ kind: 'cut', amount: fee, from: goods, to: net });
  steps.push({ kind: 'net', amount: net, from: 0, to: net });
  if (duties !== 0) steps.push({ kind: 'duties', amount: duties, from: net, to: net + duties });
  return steps;
};
