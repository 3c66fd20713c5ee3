import { useText } from '../../../i18n/index.ts';
import { Skeleton } from '../../../ui/index.ts';

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
      <Skeleton className="h-96 w-full rounded-lg" />
    </div>
  );
};
