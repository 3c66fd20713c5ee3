import { lazy, Suspense } from 'react';
import { loadWithListsTexts } from '../../i18n/account-texts.ts';
import { requireSignedIn } from '../identity/index.ts';
import type { Route } from './+types/lists-route.ts';
import { ListsSkeleton } from './lists-skeleton.tsx';

const ListsScreen = lazy(async () => ({
  default: await loadWithListsTexts(async () => (await import('./lists-screen.tsx')).ListsScreen),
}));

export const loader = (asked: Route.LoaderArgs) => {
  requireSignedIn(asked);
  return null;
};

// The hash alone selects the list.
export const shouldRevalidate = (): boolean => false;

/** The lists of a person and their lines. Section 2, "Variation lists page". */
export default function ListsPage() {
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-4 py-6">
      <Suspense fallback={<ListsSkeleton />}>
        <ListsScreen />
      </Suspense>
    </div>
  );
}
