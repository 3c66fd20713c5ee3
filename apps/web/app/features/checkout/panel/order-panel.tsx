import type { CartPriceInfo, GiftWithPurchase } from '@grossist/contracts';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/index.ts';
import { CheckIcon, ChevronDownIcon, PackageIcon } from '../../../ui/index.ts';
import type { CartPrices } from '../../cart/index.ts';
import { useMarketClock } from '../../prices/index.ts';
import { SavingsButton } from '../savings/savings-button.tsx';
import { OrderBar, type OrderBarProps } from './order-bar.tsx';
import { PriceSummary } from './price-summary.tsx';

/** Room for a saving and a gift, so that the order buttons below don't move when prices come. */
const MORE_ROOM = 'min-h-28 desktop:min-h-45.5';

/** Further facts on the sums: savings, gifts, route, and when prices were computed. */
const SummaryMore = ({ prices }: { prices: CartPrices }) => {
  const { sums, isUnavailable } = prices;
  if (isUnavailable || sums?.TotalStr === '') return null;
  if (!sums) return <div className={MORE_ROOM} />;
  return (
    <div className={`grid content-start gap-2 border-t border-line pt-3 text-sm ${MORE_ROOM}`}>
      <Saving sums={sums} />
      {sums.GiftWithPurchase && <Gift gift={sums.GiftWithPurchase} />}
      <Travel sums={sums} />
      <Age prices={prices} />
    </div>
  );
};

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <p className="flex items-start gap-2">
    <span className="shrink-0 text-muted">{icon}</span>
    <span>{children}</span>
  </p>
);

const Saving = ({ sums }: { sums: CartPriceInfo }) => {
  const text = useText();
  return (
    <>
      {sums.Saving > 0 && (
        <Fact icon={<CheckIcon size={18} />}>{text('summary.saving', { amount: sums.SavingStr })}</Fact>
      )}
      {sums.BundleSavings > 0 && (
        <Fact icon={<PackageIcon size={18} />}>{text('summary.bundles', { amount: sums.BundleSavingsStr })}</Fact>
      )}
      {sums.ConceptSavings > 0 && (
        <Fact icon={<CheckIcon size={18} />}>{text('summary.concept', { amount: sums.ConceptSavingsStr })}</Fact>
      )}
    </>
  );
};

const Gift = ({ gift }: { gift: GiftWithPurchase }) => {
  const text = useText();
  return (
    <Fact icon={<PackageIcon size={18} />}>
      {gift.IsReached
        ? text('summary.gift.reached', { gift: gift.Text, from: gift.FromStr })
        : text('summary.gift.missing', { gift: gift.Text, missing: gift.MissingStr, from: gift.FromStr })}
    </Fact>
  );
};

/** Plant and route of the order. */
const Travel = ({ sums }: { sums: CartPriceInfo }) => {
  const text = useText();
  const facts = [
    { name: text('summary.plant'), value: sums.Plant },
    { name: text('summary.route'), value: sums.Route },
    { name: text('summary.shippingCondition'), value: sums.ShippingCondition },
    { name: text('summary.shipTo'), value: sums.ShipTo },
  ].filter(({ value }) => value !== '');
  return (
    <details className="group">
      <summary className="inline-flex min-h-6 items-center gap-1 text-muted underline decoration-1 underline-offset-3 hover:text-ink">
        {text('summary.travel')}
        <ChevronDownIcon size={16} className="group-open:rotate-180" />
      </summary>
      <ul className="mt-1 grid gap-0.5">
        {facts.map(({ name, value }) => (
          <li key={name} className="flex justify-between gap-4">
            <span className="text-muted">{name}</span>
            <span className="font-mono">{value}</span>
          </li>
        ))}
      </ul>
    </details>
  );
};

const Age = ({ prices: { pricedAt, isStale } }: { prices: CartPrices }) => {
  const text = useText();
  const { clock } = useMarketClock();
  if (pricedAt === undefined) return null;
  const time = clock(pricedAt);
  return (
    <p className={isStale ? 'font-semibold text-warning' : 'text-muted'}>
      {text(isStale ? 'cart.stale' : 'summary.pricedAt', { time })}
    </p>
  );
};

interface OrderPanelProps extends OrderBarProps {
  /** Id of the line whose suggestion is to be shown. */
  savingsOf?: string;
  onSavingsSeen?: () => void;
}

/**
 * The sums and the order bar: beside the lines on a wide screen; else the sums are below the lines and the bar is fixed
 * to the end of the window.
 */
export const OrderPanel = ({ savingsOf, onSavingsSeen, ...order }: OrderPanelProps) => {
  const text = useText();
  const { cart, prices } = order;
  return (
    <section
      aria-label={text('cart.sum')}
      className="contents desktop:sticky desktop:top-28 desktop:flex desktop:max-h-[calc(100dvh-16.5rem)] desktop:min-h-72 desktop:flex-col desktop:rounded-lg desktop:border desktop:border-line desktop:bg-surface"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4 desktop:p-3 max-desktop:rounded-lg max-desktop:border max-desktop:border-line max-desktop:bg-surface desktop:min-h-0 desktop:overflow-y-auto">
        <h2 className="text-lg">{text('cart.sum')}</h2>
        <PriceSummary prices={prices} />
        <SavingsButton cart={cart} prices={prices} asked={savingsOf} onClose={() => onSavingsSeen?.()} />
        <SummaryMore prices={prices} />
      </div>
      <OrderBar {...order} />
    </section>
  );
};
