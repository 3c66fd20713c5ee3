import type { ReactNode } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button, Explanation, Skeleton, WarningBar } from '../../../ui/index.ts';
import type { CartPrices } from '../../cart/index.ts';
import { PART_COLOURS, PART_NAMES, type Part, partsOf } from '../../cart/index.ts';
import { Composition } from './composition.tsx';
import { FreeFreight } from './free-freight.tsx';
import { useWhy } from './why.ts';

/**
 * How the total comes about, each part with a word of why, in a place that is as large before it is known; the total
 * itself stands in the order bar. Section 3, "Cart price info".
 */
export const PriceSummary = ({ prices }: { prices: CartPrices }) => {
  const text = useText();
  const { sums, isUnavailable } = prices;
  const isHidden = sums !== undefined && sums.TotalStr === '';
  if (isUnavailable) {
    return (
      <WarningBar tone="danger">
        <p>{text('cart.sum.unavailable')}</p>
        <Button size="small" className="mt-2" isPending={prices.isRefreshing} onPress={prices.tryAgain}>
          {text('ui.tryAgain')}
        </Button>
      </WarningBar>
    );
  }
  const error = sums && sums.ErrorMessage !== '' && (
    <WarningBar>
      <p className="text-sm break-words">{sums.ErrorMessage}</p>
    </WarningBar>
  );
  if (isHidden) {
    return (
      <div className="grid gap-3">
        <p className="text-muted">{text('cart.sum.hidden')}</p>
        {error}
      </div>
    );
  }
  const parts = partsOf(sums);
  return (
    <div aria-busy={prices.isRefreshing} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
        {parts.map((part) => (
          <PartRow key={part.kind} part={part} prices={prices} />
        ))}
      </dl>
      {error}
      <Composition parts={parts} />
      <FreeFreight sums={sums} />
    </div>
  );
};

const PartRow = ({ part, prices }: { part: Part; prices: CartPrices }) => {
  const text = useText();
  const why = useWhy(prices);
  const { kind, formatted } = part;
  const name =
    kind !== 'vat'
      ? text(PART_NAMES[kind])
      : prices.sums
        ? text('cart.sum.vat', { percent: prices.sums.VatPercent })
        : text('cart.sum.vatPlain');
  return (
    <Row amount={formatted} isStale={prices.isStale}>
      <span aria-hidden="true" className={`inline-block size-2.5 shrink-0 rounded-sm ${PART_COLOURS[kind]}`} />
      {name}
      {formatted !== undefined && <Explanation question={text('summary.why', { name })}>{why(kind)}</Explanation>}
    </Row>
  );
};

interface RowProps {
  amount: string | undefined;
  isStale: boolean;
  children: ReactNode;
}

const Row = ({ amount, isStale, children }: RowProps) => (
  <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-2">
    <dt className="flex items-center gap-1.5 text-sm text-muted">{children}</dt>
    <dd className={`ml-auto text-sm whitespace-nowrap ${isStale ? 'text-muted italic' : ''}`}>
      {amount ?? <Skeleton className="h-4 w-24" />}
    </dd>
  </div>
);
