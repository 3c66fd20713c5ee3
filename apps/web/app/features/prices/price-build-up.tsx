import type { Prices } from '@grossist/contracts';
import { type MessageKey, useFormat, useText } from '../../i18n/index.ts';
import { type PriceStep, type PriceStepKind, priceSteps } from './price-steps.ts';

const NAMES: Record<PriceStepKind, MessageKey> = {
  list: 'cart.story.list',
  discount: 'cart.story.discount',
  agreed: 'cart.story.agreed',
  scale: 'cart.story.scale',
  remnant: 'cart.remnants',
  campaign: 'cart.story.campaign',
  clearance: 'cart.line.clearance',
  surcharge: 'cart.story.surcharge',
  bundle: 'cart.story.bundle',
  cut: 'cart.story.cut',
  net: 'cart.story.net',
  duties: 'cart.sum.duties',
};

const COLOURS: Record<PriceStepKind, string> = {
  list: 'bg-edge',
  discount: 'bg-stock-green',
  agreed: 'bg-stock-green',
  scale: 'bg-stock-green',
  remnant: 'bg-stock-green',
  campaign: 'bg-stock-green',
  clearance: 'bg-stock-green',
  surcharge: 'bg-accent',
  bundle: 'bg-stock-green',
  cut: 'bg-accent',
  net: 'bg-ink',
  duties: 'bg-accent',
};

/** Steps that lead to the unit price in force; the discount from the list price is shown beside them. */
const OF_THE_PRICE: ReadonlySet<PriceStepKind> = new Set([
  'discount',
  'agreed',
  'scale',
  'campaign',
  'clearance',
  'remnant',
]);

interface BuildUpBarsProps {
  prices: Prices;
  /** Name of the sum; by default "Amount of the line". */
  sumName?: string;
}

/** Explains a price by a bar for each step, which begins where the previous one ended. */
export const BuildUpBars = ({ prices, sumName }: BuildUpBarsProps) => {
  const steps = priceSteps(prices);
  const longest = Math.max(1, ...steps.map(({ from, to }) => Math.max(from, to)));
  return (
    <dl className="grid gap-2">
      {steps.map((step) => (
        <Step key={step.kind} step={step} longest={longest} prices={prices} sumName={sumName} />
      ))}
    </dl>
  );
};

interface StepProps {
  step: PriceStep;
  longest: number;
  prices: Prices;
  sumName: string | undefined;
}

const useNameOf = () => {
  const text = useText();
  return ({ kind }: PriceStep, prices: Prices, sumName: string | undefined): string => {
    if (kind === 'net' && sumName !== undefined) return sumName;
    if (kind === 'campaign' && prices.Campaign?.Text) return prices.Campaign.Text;
    if (kind !== 'bundle') return text(NAMES[kind]);
    return `${text(NAMES.bundle)}: ${prices.Bundles.map(({ Name }) => Name).join(', ')}`;
  };
};

const Step = ({ step, longest, prices, sumName }: StepProps) => {
  const nameOf = useNameOf();
  const format = useFormat();
  const { kind, amount, from, to } = step;
  const left = (Math.min(from, to) / longest) * 100;
  const width = (Math.abs(to - from) / longest) * 100;
  const isSum = kind === 'net' || kind === 'list';
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 ${kind === 'net' ? 'font-semibold' : ''}`}>
      <dt>
        {nameOf(step, prices, sumName)}
        {OF_THE_PRICE.has(kind) && prices.DiscountStr !== '' && ` ${prices.DiscountStr}`}
      </dt>
      <dd className="whitespace-nowrap">
        {!isSum && amount > 0 && '+'}
        {format.money(amount / 100, prices.Currency)}
      </dd>
      <dd aria-hidden="true" className="col-span-2 h-2 rounded-sm bg-sunken">
        <div
          className={`h-2 min-w-0.5 rounded-sm ${COLOURS[kind]}`}
          style={{ marginLeft: `${left}%`, width: `${width}%` }}
        />
      </dd>
    </div>
  );
};

interface ScaleBarsProps {
  prices: Prices;
  /** The wanted quantity in sales units, which selects the scale. */
  quantity: number;
}

/** The unit price of each scale as a bar, relative to the highest one. */
export const ScaleBars = ({ prices: { ScalePrices: scales, NetUnitPrice }, quantity }: ScaleBarsProps) => {
  const text = useText();
  if (scales.length === 0) return null;
  const dearest = Math.max(NetUnitPrice ?? 0, ...scales.map((scale) => scale.NetUnitPrice));
  const present = scales.findLast(({ FromQuantity }) => quantity >= FromQuantity);
  return (
    <section className="grid gap-1 border-t border-line pt-3">
      <h3 className="text-sm font-semibold">{text('cart.story.scales')}</h3>
      <ul className="grid gap-1.5 text-sm">
        {scales.map((scale) => (
          <li
            key={scale.FromQuantity}
            className={`grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 ${scale === present ? 'font-semibold' : 'text-muted'}`}
          >
            <span>{text('cart.story.from', { amount: scale.FromQuantityStr })}</span>
            <span className="whitespace-nowrap">{scale.NetUnitPriceStr}</span>
            <span aria-hidden="true" className="col-span-2 h-2 rounded-sm bg-sunken">
              <span
                className={`block h-2 min-w-0.5 rounded-sm ${scale === present ? 'bg-ink' : 'bg-edge'}`}
                style={{ width: `${dearest > 0 ? (scale.NetUnitPrice / dearest) * 100 : 0}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
