import { lazy, Suspense } from 'react';
import { loadWithKitsTexts } from '../../../../i18n/kits-texts.ts';
import { requireSignedIn } from '../../../identity/index.ts';
import { ProjectSkeleton } from '../../skeletons.tsx';
import type { Route } from './+types/print-route.ts';

const PrintScreen = lazy(async () => ({
  default: await loadWithKitsTexts(async () => (await import('./print-screen.tsx')).PrintScreen),
}));

export const loader = (asked: Route.LoaderArgs) => {
  requireSignedIn(asked);
  return null;
};

/** A project of kits in a plain layout, to be printed. */
export default function PrintProject({ params }: Route.ComponentProps) {
  return (
    <div className="page grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-4 py-6 print:max-w-none print:p-0">
      <Suspense fallback={<ProjectSkeleton />}>
        <PrintScreen smartKitId={params.smartKitId} />
      </Suspense>
    </div>
  );
}
