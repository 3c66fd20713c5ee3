import { useText } from '../../../i18n/index.ts';
import { Skeleton } from '../../../ui/index.ts';

/** Choices of accounts while they load: a label above rows of a name and a number. */
export const ChoicesSkeleton = () => {
  const text = useText();
  return (
    <div role="status" aria-label={text('ui.loading')} className="grid gap-1 p-3">
      <Skeleton className="h-3 w-16" />
      {['w-40', 'w-48', 'w-32'].map((width) => (
        <span key={width} className="flex min-h-10 items-center justify-between gap-3">
          <Skeleton className={`h-4 ${width}`} />
          <Skeleton className="h-3 w-16" />
        </span>
      ))}
    </div>
  );
};
