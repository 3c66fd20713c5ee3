import { Suspense } from 'react';
import { lazyWithTexts } from '../../i18n/index.ts';
import { Skeleton } from '../../ui/index.ts';
import { requireSignedIn } from '../identity/index.ts';
import type { Route } from './+types/favourites-route.ts';
import { FavouritesSkeleton } from './favourites-skeleton.tsx';

const FavouritesScreen = lazyWithTexts(async () => (await import('./favourites-screen.tsx')).FavouritesScreen);

export const loader = (asked: Route.LoaderArgs) => {
  requireSignedIn(asked);
  return null;
};

const Unknown = () => (
  <>
    <Skeleton className="h-8.5 w-56" />
    <FavouritesSkeleton />
  </>
);

/** What the person marked to find it again. Section 2, "a favourites list". */
export default function Favourites() {
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-4 py-6">
      <Suspense fallback={<Unknown />}>
        <FavouritesScreen />
      </Suspense>
    </div>
  );
}
