import { writeTimeLeft } from '@grossist/domain';
import type { ReactNode } from 'react';
import { useLocale, useText } from '../../../i18n/index.ts';
import { WarningIcon } from '../../../ui/index.ts';
import { useMarketClock } from '../../prices/index.ts';
import type { FastboxTime } from './use-fastbox-time.ts';

/** Shows when express-box orders close today; afterwards when the next box comes, or why none comes. Section 4. */
export const FastboxClock = ({ time }: { time: FastboxTime }) => {
  const text = useText();
  const { dayAndClock } = useMarketClock();
  if (time.state === 'pickup') return <Off>{text('delivery.fastbox.pickup')}</Off>;
  if (time.state === 'none') return <Off>{text('delivery.fastbox.none')}</Off>;
  if (time.state === 'closed' || time.state === 'no-run') {
    return (
      <Off>
        {text(time.state === 'closed' ? 'delivery.fastbox.closed' : 'delivery.fastbox.noRun')}
        {time.arrives !== undefined && ` ${text('delivery.fastbox.next', { time: dayAndClock(time.arrives) })}`}
      </Off>
    );
  }
  return (
    <p className="flex min-h-6 flex-wrap items-baseline gap-x-2">
      {time.closesAt === undefined ? (
        <span>{text('delivery.fastbox.unlimited')}</span>
      ) : (
        <OrderBy closesAt={time.closesAt} left={time.left} />
      )}
      {time.arrives !== undefined && (
        <span className="text-muted">{text('delivery.fastbox.arrives', { time: dayAndClock(time.arrives) })}</span>
      )}
    </p>
  );
};

const Off = ({ children }: { children: ReactNode }) => (
  <p role="status" className="flex items-start gap-2">
    <WarningIcon className="shrink-0" />
    <span>{children}</span>
  </p>
);

/** "Order by 15:30 (in 10 h 55 min)", with reserved room for the longest text. */
const OrderBy = ({ closesAt, left }: { closesAt: number; left: number }) => {
  const text = useText();
  const locale = useLocale();
  const { clock } = useMarketClock();
  return (
    <span className="tabular-nums">
      <span className="font-semibold">
        {text('delivery.fastbox.orderBy', { time: clock(new Date(closesAt).toISOString()) })}
      </span>{' '}
      <span role="timer" className="inline-block min-w-30">
        ({text('delivery.fastbox.in', { left: writeTimeLeft(left, locale) })})
      </span>
    </span>
  );
};
