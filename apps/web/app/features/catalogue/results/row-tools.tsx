import type { SearchDocument } from '@grossist/contracts';
import { Suspense } from 'react';
import { lazyWithTexts } from '../../../i18n/index.ts';
import { useIsReadOnly, useSignedInUser } from '../../../visitor.ts';
import { CompareToggle } from '../compare/compare-toggle.tsx';

const Star = lazyWithTexts(async () => (await import('./favourite-star.tsx')).FavouriteStar);

/** What can be done with a material beside ordering it: compare it, and keep it among one's favourites. */
export const RowTools = ({ material }: { material: SearchDocument }) => (
  <div className="flex items-center gap-2">
    <CompareToggle material={material} />
    <Favourite material={material} />
  </div>
);

/** The star for who is signed in and did not come to look only, in a place that is kept for it. */
export const Favourite = ({ material }: { material: SearchDocument }) => {
  const isSignedIn = useSignedInUser() !== undefined;
  const isReadOnly = useIsReadOnly();
  if (!isSignedIn || isReadOnly) return null;
  return (
    <Suspense fallback={<span className="size-8" />}>
      <Star key={material.Code} material={material} />
    </Suspense>
  );
};
