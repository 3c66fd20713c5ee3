import { lazy, Suspense, useRef } from 'react';
import { lazyWithTexts, useText } from '../../../i18n/index.ts';
import { Skeleton } from '../../../ui/index.ts';
import { PriceList } from '../../prices/index.ts';
import { MaterialRow } from '../material-row.tsx';
import type { Listing } from './find-listing.ts';
import { useIsReloading } from './use-listing-address.tsx';
import { useResultKeys } from './use-result-keys.ts';

const SlimRows = lazyWithTexts(async () => (await import('../results/slim-list.tsx')).SlimRows);
const ProductRows = lazyWithTexts(async () => (await import('../results/product-list.tsx')).ProductRows);

// Its loader too stays out of first visits, with the addresses of the table's texts in all languages.
const ResultTable = lazy(async () => ({
  default: await (await import('./load-result-table.ts')).loadResultTable(),
}));

const LIST_STYLE =
  'divide-y divide-line rounded-lg border border-line bg-surface *:first:rounded-t-lg *:last:rounded-b-lg';

const RowSkeleton = ({ isSlim }: { isSlim: boolean }) => (
  <li className={`grid grid-cols-[auto_1fr] gap-4 p-3 ${isSlim ? 'min-h-14 py-2' : 'min-h-30'}`}>
    <Skeleton className={isSlim ? 'size-10' : 'size-18 tablet:size-22'} />
    <div className="grid content-start gap-2.5 pt-1">
      <Skeleton className="h-4 w-2/3" />
      <Skeleton className="h-3.5 w-1/3" />
      {!isSlim && <Skeleton className="h-3.5 w-1/2" />}
    </div>
  </li>
);

const Rows = ({ found }: { found: Listing }) => {
  switch (found.view) {
    case 'slim':
      return <SlimRows documents={found.documents} />;
    case 'products':
      return <ProductRows products={found.products} />;
    default:
      return (
        <PriceList numbers={found.documents.map((document) => document.ItemSAPMaterialNumber)}>
          {found.documents.map((document, place) => (
            <MaterialRow key={document.Code} material={document} isFirst={place < 3} />
          ))}
        </PriceList>
      );
  }
};

/** A page of results as the visitor wants it drawn, or their places while others are on their way. */
export const ResultList = ({ found, nodeId }: { found: Listing; nodeId: string | undefined }) => {
  const text = useText();
  const isReloading = useIsReloading();
  const list = useRef<HTMLUListElement>(null);
  useResultKeys(list);
  // A table stays while its next rows are on their way, and with it the focus and an open filter.
  if (found.table) {
    return (
      <Suspense fallback={<Skeleton className="h-96" />}>
        <ResultTable found={found} table={found.table} nodeId={nodeId} isReloading={isReloading} />
      </Suspense>
    );
  }
  if (isReloading) {
    const keys =
      found.view === 'products' ? found.products.map((one) => one.ProductCode) : found.documents.map((one) => one.Code);
    return (
      <ul aria-label={text('ui.loading')} aria-busy="true" className={LIST_STYLE}>
        {keys.map((key) => (
          <RowSkeleton key={key} isSlim={found.view === 'slim'} />
        ))}
      </ul>
    );
  }
  return (
    <ul ref={list} aria-label={text('catalogue.results')} className={LIST_STYLE}>
      <Suspense fallback={<RowSkeleton isSlim />}>
        <Rows found={found} />
      </Suspense>
    </ul>
  );
};
