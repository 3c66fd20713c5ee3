import { useText } from '../../i18n/index.ts';
import { Skeleton } from '../../ui/index.ts';

/** The place of the list until it is known. */
export const OrdersSkeleton = () => {
  const text = useText();
  return (
    <div role="status" aria-label={text('ui.loading')} className="grid gap-4 laptop:grid-cols-[15rem_minmax(0,1fr)]">
      <Skeleton className="h-10 w-full laptop:h-56" />
      <div className="grid gap-3">
        <Skeleton className="h-5 w-32" />
        <Skeleton className="h-160 w-full rounded-lg" />
      </div>
    </div>
  );
};
