import { useText } from '../../../i18n/index.ts';
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
      <Skeleton className="h-160 w-full rounded-lg max-laptop:hidden" />
      <div className="grid content-start gap-3">
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-300 w-full rounded-lg" />
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
