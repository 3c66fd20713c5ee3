import { getVariationLists } from '@grossist/contracts';
import { Suspense } from 'react';
import { redirect } from 'react-router';
import { lazyWithTexts, pathInLocale, requestLocale } from '../../i18n/index.ts';
import { Skeleton } from '../../ui/index.ts';
import { requireSignedIn } from '../identity/index.ts';
import { pathOfList } from '../list-picker/index.ts';
import type { Route } from './+types/favourites-route.ts';
import { FavouritesSkeleton } from './favourites-skeleton.tsx';

const FavouritesScreen = lazyWithTexts(async () => (await import('./favourites-screen.tsx')).FavouritesScreen);

/** Leads buyers to their favorites among the lists; people without a company have this page. */
export const loader = async (asked: Route.LoaderArgs) => {
  requireSignedIn(asked);
  const { context, params } = asked;
  if (context.user.companyNumber === '') return null;
  const { favoriteListId } = await context.call(getVariationLists, {});
  const address = pathOfList(favoriteListId);
  throw redirect(params.locale === undefined ? address : pathInLocale(address, requestLocale(params, context)));
};

const Unknown = () => (
  <>
    <Skeleton className="h-8.5 w-56" />
    <FavouritesSkeleton />
  </>
);

/** Favorites of a person without a company. Section 2, "a favourites list". */
export default function Favourites() {
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-4 py-6">
      <Suspense fallback={<Unknown />}>
        <FavouritesScreen />
      </Suspense>
    </div>
  );
}
