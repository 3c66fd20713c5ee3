import type { CartPriceInfo } from '@grossist/contracts';
import { PICKUP_SHIPPING_CONDITION } from '@grossist/domain';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyWithTexts, useFormat, useText } from '../../../i18n/index.ts';
import { Button, CheckIcon, Explanation, Skeleton, TruckIcon, WarningBar } from '../../../ui/index.ts';
import {
  type CartPrices,
  PART_COLOURS,
  PART_NAMES,
  type Part,
  type PartKind,
  partsOf,
  shareOf,
} from '../../cart/index.ts';

/** The composition of the total as a bar, with the same figures as the rows above. */
const Composition = ({ parts }: { parts: readonly Part[] }) => {
  const text = useText();
  const format = useFormat();
  const shares = parts.map((part) => ({ ...part, share: shareOf(part, parts) })).filter(({ share }) => share > 0);
  const label = shares
    .map(({ kind, share }) => {
      const name = kind === 'vat' ? text('cart.sum.vatPlain') : text(PART_NAMES[kind]);
      return `${name} ${format.percent(share)}`;
    })
    .join(', ');
  return (
    <div
      role="img"
      aria-label={label === '' ? text('summary.composition') : `${text('summary.composition')}: ${label}`}
      className="flex h-2.5 gap-px overflow-hidden rounded-sm bg-skeleton"
    >
      {shares.map(({ kind, share }) => (
        <span key={kind} className={`min-w-0.5 ${PART_COLOURS[kind]}`} style={{ flexGrow: share, flexBasis: 0 }} />
      ))}
    </div>
  );
};

/** The amount missing until freight is free, with reserved room while it loads. */
const FreeFreight = ({ sums }: { sums: CartPriceInfo | undefined }) => {
  const text = useText();
  const info = sums?.ShippingCondition === PICKUP_SHIPPING_CONDITION ? null : sums?.FreeFreightInfo;
  if (!info) return <div className="min-h-14" />;
  const isReached = info.Missing <= 0;
  const share = info.Limit > 0 ? (1 - info.Missing / info.Limit) * 100 : 0;
  const message = isReached
    ? text('cart.sum.freeFreight.reached', { limit: info.LimitStr })
    : text('cart.sum.freeFreight.missing', { missing: info.MissingStr, limit: info.LimitStr });
  return (
    <div className="grid min-h-14 content-start gap-1.5 text-sm">
      <p className="flex items-start gap-2">
        {isReached ? <CheckIcon size={18} className="shrink-0" /> : <TruckIcon size={18} className="shrink-0" />}
        {message}
      </p>
      {!isReached && (
        <span aria-hidden="true" className="block h-1.5 overflow-hidden rounded-full bg-sunken">
          <span
            className="block h-full rounded-full bg-stock-blue"
            style={{ width: `${Math.max(0, Math.min(100, share))}%` }}
          />
        </span>
      )}
    </div>
  );
};

const Why = lazyWithTexts(async () => (await import('./summary-why.tsx')).SummaryWhy);

/** The explanation of a part of the total, loaded when it is opened for the first time. */
const PartExplanation = ({ kind, name, prices }: { kind: PartKind; name: string; prices: CartPrices }) => {
  const text = useText();
  const [isAsked, setAsked] = useState(false);
  const room = <Skeleton className="h-10 w-full" />;
  return (
    <Explanation question={text('summary.why', { name })} onOpen={() => setAsked(true)}>
      {isAsked ? (
        <Suspense fallback={room}>
          <Why kind={kind} prices={prices} />
        </Suspense>
      ) : (
        room
      )}
    </Explanation>
  );
};

/**
 * The parts of the total, each with an explanation, with reserved room while they load; the total itself is in the
 * order bar. Section 3, "Cart price info".
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
      {formatted !== undefined && <PartExplanation kind={kind} name={name} prices={prices} />}
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
