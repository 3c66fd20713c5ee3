import { useText } from '../../i18n/index.ts';
import { LoadingShape } from '../../ui/data/loading-shape.tsx';
import { Skeleton } from '../../ui/index.ts';

/** The places of a heading and of rows while projects or templates are loaded. */
export const KitListSkeleton = () => {
  const text = useText();
  return (
    <div role="status" aria-label={text('ui.loading')} className="grid gap-4">
      <Skeleton className="h-8.5 w-48" />
      <Skeleton className="h-10 w-full max-w-md" />
      <KitRowsSkeleton />
    </div>
  );
};

/** The place of rows while they are loaded. */
export const KitRowsSkeleton = () => <LoadingShape parts={['list']} />;

/** The places of head, toolbar and matrix while the project is loaded. */
export const ProjectSkeleton = () => {
  const text = useText();
  return (
    <div role="status" aria-label={text('ui.loading')} className="grid gap-4">
      <div className="flex flex-wrap justify-between gap-4">
        <Skeleton className="h-8.5 w-72 max-w-full" />
        <Skeleton className="h-10 w-48" />
      </div>
      <Skeleton className="h-10 w-full max-w-xl" />
      <LoadingShape parts={[{ columns: 6 }]} />
    </div>
  );
};
