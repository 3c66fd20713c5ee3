import { useText } from '../../i18n/index.ts';
import { LoadingShape } from '../../ui/data/loading-shape.tsx';
import { Skeleton } from '../../ui/index.ts';

/** The rows of the list while they are loaded. */
export const RowsSkeleton = () => {
  const text = useText();
  return (
    <div role="status" aria-label={text('ui.loading')}>
      <LoadingShape parts={['cards']} />
    </div>
  );
};

/** The place of the list of catalogs while it is loaded. */
export const CataloguesSkeleton = () => (
  <>
    <Skeleton className="h-8.5 w-56" />
    <RowsSkeleton />
  </>
);

/** The place of the editor while its catalog is loaded. */
export const CatalogueSkeleton = () => {
  const text = useText();
  return (
    <div role="status" aria-label={text('ui.loading')} className="grid gap-4">
      <Skeleton className="h-8.5 w-72" />
      <div className="grid gap-6 laptop:grid-cols-[minmax(0,1fr)_22rem]">
        <LoadingShape parts={['line', 'cards']} />
        <Skeleton className="hidden h-124 w-full rounded-lg laptop:block" />
      </div>
    </div>
  );
};
