import { useText } from '../../../i18n/index.ts';
import { SavingsButton } from '../savings/savings-button.tsx';
import { OrderBar, type OrderBarProps } from './order-bar.tsx';
import { PriceSummary } from './price-summary.tsx';
import { SummaryMore } from './summary-more.tsx';

export interface OrderPanelProps extends OrderBarProps {
  /** The line whose suggestion somebody wants to see. */
  savingsOf?: string;
  onSavingsSeen?: () => void;
}

/**
 * The sums and the way to the order: beside the lines on a wide screen, where the order bar is its end; else below
 * them, and the bar stays at the window's end.
 */
export const OrderPanel = ({ savingsOf, onSavingsSeen, ...order }: OrderPanelProps) => {
  const text = useText();
  const { cart, prices } = order;
  return (
    <section
      aria-label={text('cart.sum')}
      className="contents desktop:sticky desktop:top-28 desktop:flex desktop:max-h-[calc(100dvh-19rem)] desktop:min-h-72 desktop:flex-col desktop:rounded-lg desktop:border desktop:border-line desktop:bg-surface"
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
