import { lazy } from 'react';
import type { DeskScreens } from '../desk/index.ts';
import type { SupportPath } from './support-paths.ts';

/** The screens by their patterns. Routes of their own would stand in the list of routes that every visitor loads. */
export const SUPPORT_SCREENS: DeskScreens<SupportPath> = {
  home: lazy(() => import('./home-screen.tsx')),
  validation: lazy(() => import('./validation/upload-screen.tsx')),
  'validation/log': lazy(() => import('./validation/log-screen.tsx')),
  'validation/:validationId': lazy(() => import('./validation/validation-screen.tsx')),
  matters: lazy(() => import('./matters/matters-screen.tsx')),
  audit: lazy(() => import('./audit/audit-screen.tsx')),
  people: lazy(() => import('./people/people-screen.tsx')),
};
