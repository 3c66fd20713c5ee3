import { getPrice, type PriceEntry, type VariationDetails } from '@grossist/contracts';
import { quantityToNumber } from '@grossist/domain';
import { type ReactNode, useId } from 'react';
import { useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Button, Skeleton } from '../../../ui/index.ts';
import { useAmount } from '../../../use-amount.ts';
import { presetQuantityOf } from '../../cart/index.ts';
import { BuildUpBars, ScaleBars, StockForecast } from '../../prices/index.ts';
import type { GlanceProps } from './glance-place.tsx';

/** Milliseconds a price is good for while the page stays. */
const STALE_MS = 60_000;

/** The price and stock of the least quantity that is sold without being cut. [erp-01] */
const useGlance = (variation: VariationDetails) => {
  const quantity = quantityToNumber(presetQuantityOf(variation));
  const { ItemSAPMaterialNumber: MaterialNo, OnClearanceSale } = variation;
  const { data, isError, refetch } = useOperationQuery(
    getPrice,
    { body: [{ MaterialNo, Quantity: quantity, OnClearanceSale }] },
    { staleTime: STALE_MS },
  );
  return {
    /** Undefined until it is known; null where the market has none. */
    entry: data && (data[0] ?? null),
    quantity,
    isUnavailable: isError && data === undefined,
    tryAgain: (): void => void refetch(),
  };
};

/** How the price comes about and what can be there when, drawn. [erp-01] */
export const Glance = ({ variation }: GlanceProps) => {
  const text = useText();
  const { entry, quantity, isUnavailable, tryAgain } = useGlance(variation);
  const shown = (picture: (entry: PriceEntry) => ReactNode): ReactNode => {
    if (entry) return picture(entry);
    if (entry === null) return <p className="text-sm text-muted">{text('ui.price.unavailable')}</p>;
    if (!isUnavailable) return <Awaited />;
    return (
      <div className="grid justify-items-start gap-2">
        <p className="text-sm text-muted">{text('cart.price.erpSilent')}</p>
        <Button size="small" onPress={tryAgain}>
          {text('ui.tryAgain')}
        </Button>
      </div>
    );
  };
  return (
    <div className="grid gap-4 tablet:grid-cols-2 print:hidden">
      <Panel title={text('pictures.price')} isBusy={entry === undefined && !isUnavailable}>
        {shown((known) => (
          <PricePicture variation={variation} entry={known} quantity={quantity} />
        ))}
      </Panel>
      <Panel title={text('pictures.stock')} isBusy={entry === undefined && !isUnavailable}>
        {shown((known) => (
          <StockPicture variation={variation} entry={known} />
        ))}
      </Panel>
    </div>
  );
};

const Panel = ({ title, isBusy, children }: { title: string; isBusy: boolean; children: ReactNode }) => {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      aria-busy={isBusy}
      className="grid min-h-66 content-start gap-3 rounded-lg border border-line bg-surface p-4"
    >
      <h2 id={id} className="text-base">
        {title}
      </h2>
      {children}
    </section>
  );
};

const Awaited = () => {
  const text = useText();
  return (
    <div className="grid gap-3" role="status" aria-label={text('ui.loading')}>
      <Skeleton className="h-8 w-full" />
      <Skeleton className="h-8 w-full" />
      <Skeleton className="h-8 w-full" />
    </div>
  );
};

interface PictureProps {
  variation: VariationDetails;
  entry: PriceEntry;
}

const PricePicture = ({ variation, entry: { Prices: prices }, quantity }: PictureProps & { quantity: number }) => {
  const text = useText();
  const { wireAmount } = useAmount();
  if (prices === null) return <p className="text-sm text-muted">{text('ui.price.unavailable')}</p>;
  return (
    <>
      <p className="text-sm text-muted">
        {text('pictures.price.for', { amount: wireAmount(quantity, variation.SalesUnit) })}
      </p>
      <BuildUpBars prices={prices} sumName={text('pictures.net')} />
      <ScaleBars prices={prices} quantity={quantity} />
    </>
  );
};

const StockPicture = ({ variation, entry: { Stock, FastboxStock } }: PictureProps) => {
  const text = useText();
  const { wireAmount } = useAmount();
  return (
    <>
      <StockForecast stock={Stock} unit={variation.SalesUnit} />
      {FastboxStock.AtpQuantity > 0 && (
        <p className="text-sm text-muted">
          {text('pictures.stock.fastbox', { amount: wireAmount(FastboxStock.AtpQuantity, variation.SalesUnit) })}
        </p>
      )}
    </>
  );
};
