import { type ComponentType, lazy, Suspense } from 'react';
import { matchPath } from 'react-router';
import { Skeleton } from '../../ui/index.ts';
import { SUPPORT_PATHS, type SupportPath } from './support-paths.ts';

export interface SupportScreenProps {
  /** The parts of the address that its pattern names. */
  params: Readonly<Record<string, string | undefined>>;
}

// Routes of their own would stand in the list of routes that every visitor loads.
const SCREENS: Readonly<Record<SupportPath, ComponentType<SupportScreenProps>>> = {
  validation: lazy(() => import('./validation/upload-screen.tsx')),
  'validation/log': lazy(() => import('./validation/log-screen.tsx')),
  'validation/:validationId': lazy(() => import('./validation/validation-screen.tsx')),
  audit: lazy(() => import('./audit/audit-screen.tsx')),
  people: lazy(() => import('./people/people-screen.tsx')),
};

/** The screen at a path below "/support/". */
export const SupportScreen = ({ path }: { path: string }) => {
  const found = SUPPORT_PATHS.map((pattern) => ({ pattern, match: matchPath(`/${pattern}`, `/${path}`) })).find(
    ({ match }) => match !== null,
  );
  if (!found) return null;
  const Screen = SCREENS[found.pattern];
  return (
    <Suspense fallback={<Skeleton className="h-160 w-full" />}>
      <Screen params={found.match?.params ?? {}} />
    </Suspense>
  );
};
