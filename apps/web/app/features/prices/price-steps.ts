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

/** A step of the way from the list price to what the line costs, in hundredths of the currency. */
export interface PriceStep {
  kind: PriceStepKind;
  /** What it adds; of `list` and `net` what has come together. */
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
 * How a line's price comes about: list price, what takes from it, what bundles take off, cutting fee, the line's amount,
 * and the duties that are charged beside it. The bars of the steps follow each other without a gap. Only the list price for who may see no
 * other.
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
