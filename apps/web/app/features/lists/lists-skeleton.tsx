import { useText } from '../../i18n/index.ts';
import { LoadingShape } from '../../ui/data/loading-shape.tsx';
import { Skeleton } from '../../ui/index.ts';

/** The loading state of the page of lists. */
export const ListsSkeleton = () => {
  const text = useText();
  return (
    <div role="status" aria-label={text('ui.loading')} className="grid gap-4">
      <Skeleton className="h-8.5 w-40" />
      <div className="grid gap-8 laptop:grid-cols-[15rem_minmax(0,1fr)]">
        <div className="max-laptop:hidden">
          <LoadingShape parts={['list']} />
        </div>
        <div className="grid content-start gap-4">
          <Skeleton className="h-16 w-full rounded-lg" />
          <LoadingShape parts={[{ columns: 5 }]} />
        </div>
      </div>
    </div>
  );
};
