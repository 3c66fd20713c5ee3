import { type SizeMatrix as Matrix, searchMatrices } from '@grossist/contracts';
import { useEffect, useState } from 'react';
import { callOperation } from '../../../api/index.ts';
import { useLocale, useText } from '../../../i18n/index.ts';
import { Button, Skeleton } from '../../../ui/index.ts';
import type { ListingAddress } from '../listing/listing-address.ts';
import { SizeMatrix } from './size-matrix.tsx';

/** Products of a request. */
const PAGE = 10;

/** Pages without a matrix that are passed over before somebody is asked whether to go on. */
const PASSED_OVER = 5;

interface Looked {
  /** The last page, from 1; 0: none yet. */
  page: number;
  matrices: readonly Matrix[];
  productCount: number;
}

/** Families of the results whose materials differ in two features, as matrices. [own-sea-06] */
export const SizeMatrices = ({ listing, nodeId }: { listing: ListingAddress; nodeId: string | undefined }) => {
  const text = useText();
  const cultureName = useLocale();
  const [looked, setLooked] = useState<Looked>({ page: 0, matrices: [], productCount: 0 });
  /** Up to which page to look. */
  const [until, setUntil] = useState(1);
  const [hasFailed, setFailed] = useState(false);
  const hasMore = looked.page === 0 || looked.page * PAGE < looked.productCount;
  const isLooking = hasMore && looked.page < until && !hasFailed;

  useEffect(() => {
    if (!isLooking) return undefined;
    const controller = new AbortController();
    const page = looked.page + 1;
    const SelectedFacets = listing.chosen.map(({ key, values }) => ({ Key: key, Values: [...values] }));
    const body = {
      Query: listing.query,
      Page: page,
      PageSize: PAGE,
      SelectedFacets,
      CatalogNodeId: nodeId,
      cultureName,
    };
    callOperation(searchMatrices, { body }, { signal: controller.signal })
      .then(({ ProductCount, Matrices }) => {
        setLooked((before) => ({ page, matrices: [...before.matrices, ...Matrices], productCount: ProductCount }));
        if (Matrices.length === 0 && page % PASSED_OVER !== 0) setUntil((before) => Math.max(before, page + 1));
      })
      .catch(() => {
        if (!controller.signal.aborted) setFailed(true);
      });
    return () => controller.abort();
  }, [isLooking, looked.page, listing, nodeId, cultureName]);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-busy={isLooking}>
      {looked.matrices.map((matrix) => (
        <SizeMatrix key={matrix.ProductCode} matrix={matrix} />
      ))}
      {isLooking && <Skeleton className="h-48" />}
      {!isLooking && looked.matrices.length === 0 && !hasFailed && (
        <p className="text-muted">{text('table.matrix.none')}</p>
      )}
      {hasFailed && (
        <p role="alert" className="flex items-center gap-3 text-danger">
          {text('table.failed')}
          <Button size="small" onPress={() => setFailed(false)}>
            {text('ui.tryAgain')}
          </Button>
        </p>
      )}
      {!isLooking && hasMore && !hasFailed && (
        <Button onPress={() => setUntil(looked.page + 1)}>{text('table.matrix.more')}</Button>
      )}
    </div>
  );
};
