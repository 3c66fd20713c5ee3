import { useText } from '../../i18n/index.ts';
import { Skeleton } from '../../ui/index.ts';

/** The loading state of the page of lists. */
export const ListsSkeleton = () => {
  const text = useText();
  return (
    <div role="status" aria-label={text('ui.loading')} className="grid gap-4">
      <Skeleton className="h-8.5 w-40" />
      <div className="grid gap-8 laptop:grid-cols-[15rem_minmax(0,1fr)]">
        <Skeleton className="hidden h-96 w-full rounded-lg laptop:block" />
        <div className="grid content-start gap-4">
          <Skeleton className="h-16 w-full rounded-lg" />
          <Skeleton className="h-96 w-full rounded-lg" />
        </div>
      </div>
    </div>
  );
};
