import { Suspense } from 'react';
import { lazyWithKitTemplatesTexts } from '../../../i18n/kits-texts.ts';
import { requireSignedIn } from '../../identity/index.ts';
import { KitListSkeleton } from '../skeletons.tsx';
import type { Route } from './+types/templates-route.ts';

const TemplatesScreen = lazyWithKitTemplatesTexts(
  async () => (await import('./list/templates-screen.tsx')).TemplatesScreen,
);

export const loader = (asked: Route.LoaderArgs) => {
  requireSignedIn(asked);
  return null;
};

// Words and page in the address change nothing that the server rendered.
export const shouldRevalidate = (): boolean => false;

/** The company's kit templates. */
export default function KitTemplates() {
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-4 py-6">
      <Suspense fallback={<KitListSkeleton />}>
        <TemplatesScreen />
      </Suspense>
    </div>
  );
}
