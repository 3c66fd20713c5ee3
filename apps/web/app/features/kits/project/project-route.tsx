import { lazy, Suspense } from 'react';
import { loadWithKitsTexts } from '../../../i18n/kits-texts.ts';
import { requireSignedIn } from '../../identity/index.ts';
import { ProjectSkeleton } from '../skeletons.tsx';
import type { Route } from './+types/project-route.ts';

const ProjectScreen = lazy(async () => ({
  default: await loadWithKitsTexts(async () => (await import('./project-screen.tsx')).ProjectScreen),
}));

export const loader = (asked: Route.LoaderArgs) => {
  requireSignedIn(asked);
  return null;
};

// View, layout and kit in the address change nothing that the server rendered.
export const shouldRevalidate = (): boolean => false;

/** A project of kits. Section 2, "Smart kit page". */
export default function Project({ params }: Route.ComponentProps) {
  return (
    <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-4 px-4 py-6 tablet:px-6">
      <Suspense fallback={<ProjectSkeleton />}>
        <ProjectScreen key={params.smartKitId} smartKitId={params.smartKitId} />
      </Suspense>
    </div>
  );
}
