import { Skeleton } from '../../ui/index.ts';
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
