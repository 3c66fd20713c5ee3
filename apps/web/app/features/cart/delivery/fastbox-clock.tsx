import { countdown } from '@grossist/domain';
import { useText } from '../../../i18n/index.ts';
import { WarningIcon } from '../../../ui/index.ts';
import { useMarketClock } from '../use-market-clock.ts';
import type { FastboxTime } from './use-fastbox-time.ts';

/** How long the express box may still be ordered for today; at zero it says that it is closed, and when the next comes. Section 4. */
export const FastboxClock = ({ time }: { time: FastboxTime }) => {
  const text = useText();
  const { dayAndClock } = useMarketClock();
  if (time.state === 'closed') {
    return (
      <p role="status" className="flex items-start gap-2">
        <WarningIcon className="shrink-0" />
        <span>
          {text('delivery.fastbox.closed')}
          {time.arrives !== undefined && ` ${text('delivery.fastbox.next', { time: dayAndClock(time.arrives) })}`}
        </span>
      </p>
    );
  }
  if (time.state === 'none') return <p role="status">{text('delivery.fastbox.none')}</p>;
  return (
    <p className="flex min-h-6 flex-wrap items-baseline gap-x-2">
      {time.state === 'open' ? (
        <>
          <span>{text('delivery.fastbox.left')}</span>
          <span role="timer" className="text-lg font-semibold">
            {countdown(time.left).text}
          </span>
        </>
      ) : (
        <span>{text('delivery.fastbox.unlimited')}</span>
      )}
      {time.arrives !== undefined && (
        <span className="text-muted">{text('delivery.fastbox.arrives', { time: dayAndClock(time.arrives) })}</span>
      )}
    </p>
  );
};
