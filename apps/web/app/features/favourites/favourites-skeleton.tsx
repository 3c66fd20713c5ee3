import { useText } from '../../i18n/index.ts';
import { Skeleton } from '../../ui/index.ts';

/** The place of the favourites while they are asked for. */
export const FavouritesSkeleton = () => {
  const text = useText();
  return (
    <div role="status" aria-label={text('ui.loading')}>
      <Skeleton className="h-96 w-full rounded-lg" />
    </div>
  );
};
