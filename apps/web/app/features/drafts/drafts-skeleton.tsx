import { useText } from '../../i18n/index.ts';
import { Skeleton } from '../../ui/index.ts';

/** Placeholder while drafts load. */
export const DraftsSkeleton = () => {
  const text = useText();
  return (
    <div role="status" aria-label={text('ui.loading')} className="grid gap-3">
      <Skeleton className="h-10 w-full max-w-md" />
      <div className="grid gap-px">
        {['first', 'second', 'third', 'fourth'].map((place) => (
          <Skeleton key={place} className="h-16 w-full" />
        ))}
      </div>
    </div>
  );
};
