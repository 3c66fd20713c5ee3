import { lazy } from 'react';
import { DeskFrame, DeskHome, type DeskPlace, DeskScreen, type DeskScreens } from '../desk/index.ts';
import { FAILED_OPERATIONS_PATH, OpenFailedOperations } from './failed-operations/open-failed-operations.tsx';
import { SUPPORT_PATHS, type SupportPath } from './support-paths.ts';

/** The screens by their patterns. They are no routes, since every visitor loads the list of routes. */
const SUPPORT_SCREENS: DeskScreens<SupportPath> = {
  home: () => <DeskHome />,
  validation: lazy(() => import('./validation/upload-screen.tsx')),
  'validation/log': lazy(() => import('./validation/log-screen.tsx')),
  'validation/:validationId': lazy(() => import('./validation/validation-screen.tsx')),
  matters: lazy(() => import('./failed-operations/failed-operations-screen.tsx')),
  audit: lazy(() => import('./audit/audit-screen.tsx')),
  people: lazy(() => import('./people/people-screen.tsx')),
};

const PLACES: readonly DeskPlace[] = [
  { to: '/support/home', name: 'desk.home' },
  { to: '/support/validation', name: 'support.validation' },
  { to: '/support/validation/log', name: 'support.log' },
  { to: FAILED_OPERATIONS_PATH, name: 'support.failedOperations', mark: <OpenFailedOperations /> },
  { to: '/support/audit', name: 'audit.title' },
  { to: '/support/people', name: 'people.title' },
];

/** Support's own navigation beside the screen, which is wide. */
export const SupportFrame = ({ screen }: { screen: string }) => (
  <DeskFrame title="support.title" places={PLACES} sideFrom="desktop">
    <DeskScreen patterns={SUPPORT_PATHS} screens={SUPPORT_SCREENS} path={screen} />
  </DeskFrame>
);
