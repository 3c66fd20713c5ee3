import { useEffect } from 'react';
import { useText } from '../../i18n/index.ts';
import { Button, WarningBar } from '../../ui/index.ts';
import { useMarketClock } from '../prices/index.ts';
import type { CartPrices } from './use-cart.ts';

/** Milliseconds between requests while prices are unavailable. */
const RETRY_AFTER = 15_000;

/** Warns while the ERP is unavailable that prices are stale, and reloads them regularly. Section 8. */
export const StalePrices = ({ prices }: { prices: CartPrices }) => {
  const text = useText();
  const { clock } = useMarketClock();
  const { isStale, isUnavailable, isRefreshing, pricedAt, tryAgain } = prices;
  const isOutage = isStale || isUnavailable;

  useEffect(() => {
    if (!isOutage || isRefreshing) return undefined;
    const timer = setTimeout(tryAgain, RETRY_AFTER);
    return () => clearTimeout(timer);
  }, [isOutage, isRefreshing, tryAgain]);

  if (!isStale || pricedAt === undefined) return null;
  const time = clock(pricedAt);
  return (
    <WarningBar>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-72">
          <p className="font-semibold">{text('cart.stale', { time })}</p>
          <p>{text('cart.stale.text')}</p>
        </div>
        <Button size="small" isPending={isRefreshing} onPress={tryAgain}>
          {text('ui.tryAgain')}
        </Button>
      </div>
    </WarningBar>
  );
};
