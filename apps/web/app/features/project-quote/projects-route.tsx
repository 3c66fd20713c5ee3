import { Suspense } from 'react';
import { lazyWithTexts, useText } from '../../i18n/index.ts';
import { LoadingShape } from '../../ui/data/loading-shape.tsx';
import { requireSignedIn } from '../identity/index.ts';
import { PageTitle } from '../shell/index.ts';
import type { Route } from './+types/projects-route.ts';

const ProjectsScreen = lazyWithTexts(async () => (await import('./projects-screen.tsx')).ProjectsScreen);

export const loader = (asked: Route.LoaderArgs) => {
  requireSignedIn(asked);
  return null;
};

/** Where a customer writes to the house about a project. */
export default function Projects() {
  const text = useText();
  return (
    <div className="page grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4 py-6">
      <PageTitle>{text('pages.projects')}</PageTitle>
      <h1 className="text-2xl">{text('pages.projects')}</h1>
      <Suspense fallback={<LoadingShape parts={['line', 'field', 'field', 'field', 'area']} />}>
        <ProjectsScreen />
      </Suspense>
    </div>
  );
}
