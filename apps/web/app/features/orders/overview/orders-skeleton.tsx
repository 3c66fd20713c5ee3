import { useText } from '../../../i18n/index.ts';
import { LoadingShape } from '../../../ui/data/loading-shape.tsx';
import { Skeleton } from '../../../ui/index.ts';

/** The loading state of a list. */
export const OrdersSkeleton = () => {
  const text = useText();
  return (
    <div
      role="status"
      aria-label={text('ui.loading')}
      className="grid gap-x-6 gap-y-4 laptop:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div className="max-laptop:hidden">
        <LoadingShape parts={['panel', 'panel', 'panel']} />
      </div>
      <div className="grid min-h-313 content-start gap-3">
        <Skeleton className="h-10 w-full" />
        <LoadingShape parts={[{ columns: 5 }]} />
      </div>
    </div>
  );
};

/** The place of the whole page below its title. */
export const OrdersPageSkeleton = () => (
  <>
    <Skeleton className="h-10.25 w-full max-w-md" />
    <Skeleton className="h-10 w-full max-w-xl" />
    <OrdersSkeleton />
  </>
);
