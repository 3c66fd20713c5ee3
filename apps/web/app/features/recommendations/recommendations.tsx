import { Skeleton } from '../../ui/index.ts';
import { lazyWhenSeen } from '../../ui/when-seen.tsx';
import { useSignedInUser } from '../../visitor.ts';

/** Cards with price and button are higher; both are as high while they are on their way. */
export const cardHeight = (isSignedIn: boolean): string => (isSignedIn ? 'h-88' : 'h-64');

/** On a phone one card and the beginning of the next. */
export const CARD_WIDTH = 'w-52 tablet:w-56';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The place of a row on its way, as high as it will be. */
export const RowSkeleton = () => {
  const height = cardHeight(useSignedInUser() !== undefined);
  return (
    <div aria-hidden="true" className="grid grid-cols-[minmax(0,1fr)] gap-3 print:hidden">
      <div className="flex h-10 items-center">
        <Skeleton className="h-6 w-56" />
      </div>
      <div className="flex gap-3 overflow-hidden pb-1">
        {PLACES.map((place) => (
          <Skeleton key={place} className={`shrink-0 rounded-lg ${CARD_WIDTH} ${height}`} />
        ))}
      </div>
    </div>
  );
};

/** The recommendations of a page, loaded when their place comes near the viewport. */
export const Recommendations = lazyWhenSeen(async () => (await import('./rows.tsx')).Rows, RowSkeleton);

/** The same below a page's main content: loaded after the first interaction. */
export const LaterRecommendations = lazyWhenSeen(async () => (await import('./rows.tsx')).Rows, RowSkeleton, {
  isPatient: true,
});
