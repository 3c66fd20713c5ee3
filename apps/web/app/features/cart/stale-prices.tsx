import { useEffect } from 'react';
import { useText } from '../../i18n/index.ts';
import { Button, WarningBar } from '../../ui/index.ts';
import { useMarketClock } from '../prices/index.ts';
import type { CartPrices } from './use-cart.ts';

/** Milliseconds after which prices that could not be had are asked for again. */
const ASK_AGAIN = 15_000;

/** While the ERP does not answer: what the prices shown are worth, and that they are asked for again. Section 8. */
export const StalePrices = ({ prices }: { prices: CartPrices }) => {
  const text = useText();
  const { clock } = useMarketClock();
  const { isStale, isUnavailable, isRefreshing, pricedAt, tryAgain } = prices;
  const isTroubled = isStale || isUnavailable;

  useEffect(() => {
    if (!isTroubled || isRefreshing) return undefined;
    const timer = setTimeout(tryAgain, ASK_AGAIN);
    return () => clearTimeout(timer);
  }, [isTroubled, isRefreshing, tryAgain]);

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
