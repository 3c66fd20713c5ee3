import { getServiceCenters, getStockForServiceCenters, type ServiceCenter } from '@grossist/contracts';
import { useId, useState } from 'react';
import { useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Button, Skeleton, StockMark } from '../../../ui/index.ts';
import { StarButton, usePreference } from '../center-preference.tsx';
import { ClosingText } from '../picker/closing-text.tsx';
import type { CenterStockProps } from './center-stock-place.tsx';

const STALE_MS = 60_000;
const FRESH_CENTERS = 300_000;

interface StockedCenter {
  center: ServiceCenter;
  /** As the user writes it: "12 m"; undefined where it has none. */
  amount: string | undefined;
}

/** What each center of the market has of a material: the preferred one first, then the fullest. [svc-03, erp-05] */
const useCenterStock = (sapMaterialNumber: string) => {
  const all = useOperationQuery(getServiceCenters, {}, { staleTime: FRESH_CENTERS });
  const stock = useOperationQuery(getStockForServiceCenters, { body: [sapMaterialNumber] }, { staleTime: STALE_MS });
  const { data } = stock;
  const quantityAt = (center: ServiceCenter) =>
    data?.[center.ServiceCenterId]?.find(({ MaterialNo }) => MaterialNo === sapMaterialNumber);
  const centers =
    data &&
    all.data
      ?.map((center) => ({ center, there: quantityAt(center) }))
      .toSorted(
        (one, other) =>
          Number(other.center.IsPreferred) - Number(one.center.IsPreferred) ||
          (other.there?.AtpQuantity ?? 0) - (one.there?.AtpQuantity ?? 0),
      )
      .map(
        ({ center, there }): StockedCenter => ({
          center,
          amount: there?.IsInStock ? there.AtpQuantityStr : undefined,
        }),
      );
  return {
    centers,
    isUnavailable: all.isError || stock.isError,
    tryAgain: (): void => {
      if (all.isError) void all.refetch();
      if (stock.isError) void stock.refetch();
    },
  };
};

const FIRST = 4;

/** The user's own center first, then those that have the most of it; each with its hours of today. [erp-05, svc-03] */
export const CenterStockPanel = ({ material }: CenterStockProps) => {
  const text = useText();
  const titleId = useId();
  const [showsAll, setShowsAll] = useState(false);
  const { centers, isUnavailable, tryAgain } = useCenterStock(material.ItemSAPMaterialNumber);
  if (centers?.length === 0) return null;
  return (
    <section
      aria-labelledby={titleId}
      aria-busy={!centers && !isUnavailable}
      className="grid min-h-82 content-start gap-2 rounded-lg border border-line bg-surface p-4 print:hidden"
    >
      <h2 id={titleId} className="text-base">
        {text('centers.stock')}
      </h2>
      {isUnavailable && !centers ? (
        <div className="grid justify-items-start gap-2">
          <p className="text-sm text-muted">{text('centers.coverage.unknown')}</p>
          <Button size="small" onPress={tryAgain}>
            {text('ui.tryAgain')}
          </Button>
        </div>
      ) : (
        <Rows centers={showsAll ? centers : centers?.slice(0, FIRST)} />
      )}
      {centers && centers.length > FIRST && (
        <Button
          kind="quiet"
          size="small"
          aria-expanded={showsAll}
          className="-ml-2.5 justify-self-start"
          onPress={() => setShowsAll(!showsAll)}
        >
          {showsAll ? text('centers.fewer') : text('centers.all', { count: centers.length })}
        </Button>
      )}
    </section>
  );
};

const Rows = ({ centers }: { centers: readonly StockedCenter[] | undefined }) => {
  const text = useText();
  const preference = usePreference();
  if (!centers) {
    return (
      <div className="grid" role="status" aria-label={text('ui.loading')}>
        {['first', 'second', 'third', 'fourth'].slice(0, FIRST).map((place) => (
          <Skeleton key={place} className="my-2 h-9 w-full" />
        ))}
      </div>
    );
  }
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)]">
      {centers.map(({ center, amount }) => (
        <li
          key={center.ServiceCenterId}
          className="grid min-h-13 grid-cols-[auto_minmax(0,1fr)_auto] content-center items-center gap-x-2"
        >
          <span className="-my-2 row-span-2 -ml-2.5">
            <StarButton center={center} preference={preference} />
          </span>
          <span className="truncate">{center.City}</span>
          {amount === undefined ? (
            <StockMark indicator="none" word={text('centers.stock.none')} />
          ) : (
            <StockMark indicator="green">{amount}</StockMark>
          )}
          <span className="col-span-2 text-sm text-muted">
            <ClosingText center={center} isShort />
          </span>
        </li>
      ))}
    </ul>
  );
};
