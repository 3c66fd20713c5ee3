import { useText } from '../../i18n/index.ts';
import { LoadingShape } from '../../ui/data/loading-shape.tsx';

/** The place of the favourites while they are asked for. */
export const FavouritesSkeleton = () => {
  const text = useText();
  return (
    <div role="status" aria-label={text('ui.loading')}>
      <LoadingShape parts={['cards']} />
    </div>
  );
};
