import { Suspense } from 'react';
import { lazyWithTexts } from '../../i18n/index.ts';
import { Skeleton } from '../../ui/index.ts';
import { requireSignedIn } from '../identity/index.ts';
import type { Route } from './+types/drafts-route.ts';
import { DraftsSkeleton } from './drafts-skeleton.tsx';

const DraftsScreen = lazyWithTexts(async () => (await import('./drafts-screen.tsx')).DraftsScreen);

export const loader = (asked: Route.LoaderArgs) => {
  requireSignedIn(asked);
  return null;
};

const Unknown = () => (
  <>
    <Skeleton className="h-8.5 w-56" />
    <DraftsSkeleton />
  </>
);

/** The buyer's order drafts. Section 2, "order drafts list". */
export default function Drafts() {
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-4 py-6">
      <Suspense fallback={<Unknown />}>
        <DraftsScreen />
      </Suspense>
    </div>
  );
}
