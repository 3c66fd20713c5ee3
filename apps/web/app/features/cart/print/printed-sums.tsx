import { marketFacts } from '@grossist/domain';
import { useFormat, useText } from '../../../i18n/index.ts';
import { useSignedInUser } from '../../../visitor.ts';
import { PART_NAMES, partsOf } from '../parts.ts';
import type { CartPrices } from '../use-cart.ts';

/** The sums of a printed cart, and of when they are. */
export const PrintedSums = ({ prices }: { prices: CartPrices }) => {
  const text = useText();
  const format = useFormat();
  const { sums, pricedAt, isStale, isUnavailable } = prices;
  const { timeZone } = marketFacts(useSignedInUser()?.market ?? 'DK');
  if (isUnavailable) return <p>{text('cart.sum.unavailable')}</p>;
  if (!sums) return <p className="text-muted">{text('ui.loading')}</p>;
  if (sums.TotalStr === '') return <p className="text-muted">{text('cart.sum.hidden')}</p>;
  return (
    <section aria-label={text('cart.sum')} className="ml-auto w-full max-w-80 break-inside-avoid">
      <dl className="grid gap-1">
        {partsOf(sums).map(({ kind, formatted }) => (
          <div key={kind} className="flex justify-between gap-4">
            <dt>{kind === 'vat' ? text('cart.sum.vat', { percent: sums.VatPercent }) : text(PART_NAMES[kind])}</dt>
            <dd>{formatted}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t border-ink pt-1 text-base font-semibold">
          <dt>{text('cart.sum.total')}</dt>
          <dd>{sums.TotalStr}</dd>
        </div>
      </dl>
      {pricedAt !== undefined && (
        <p className={`mt-2 ${isStale ? 'font-semibold' : 'text-muted'}`}>
          {text(isStale ? 'print.stale' : 'print.pricedAt', { time: format.time(pricedAt, timeZone) })}
        </p>
      )}
    </section>
  );
};
