import { Suspense } from 'react';
import { lazyWithKitTemplatesTexts } from '../../../i18n/kits-texts.ts';
import { requireSignedIn } from '../../identity/index.ts';
import { KitListSkeleton } from '../skeletons.tsx';
import type { Route } from './+types/kits-route.ts';

const KitsScreen = lazyWithKitTemplatesTexts(async () => (await import('./kits-screen.tsx')).KitsScreen);

export const loader = (asked: Route.LoaderArgs) => {
  requireSignedIn(asked);
  return null;
};

// Step and page in the address change nothing that the server rendered.
export const shouldRevalidate = (): boolean => false;

/** Recent projects of kits, and the ways to begin one. Section 2, "recent smart kits list". */
export default function Kits() {
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-4 py-6">
      <Suspense fallback={<KitListSkeleton />}>
        <KitsScreen />
      </Suspense>
    </div>
  );
}
