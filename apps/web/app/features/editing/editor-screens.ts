import { lazy } from 'react';
import type { DeskScreens } from '../desk/index.ts';
import type { EditorPath } from './editor-paths.ts';

/** The screens by their patterns. Routes of their own would stand in the list of routes that every visitor loads. */
export const EDITOR_SCREENS: DeskScreens<EditorPath> = {
  home: lazy(() => import('./home-screen.tsx')),
  imports: lazy(() => import('./imports/imports-screen.tsx')),
  'imports/:importId': lazy(() => import('./imports/import-screen.tsx')),
  synonyms: lazy(() => import('./synonyms/synonyms-screen.tsx')),
  facets: lazy(() => import('./facets/facets-screen.tsx')),
  header: lazy(() => import('./header/header-screen.tsx')),
  landing: lazy(() => import('./landing/landing-list-screen.tsx')),
  'landing/new': lazy(() => import('./landing/landing-new-screen.tsx')),
  'landing/:type/:key': lazy(() => import('./landing/landing-screen.tsx')),
  blocks: lazy(() => import('./blocks/blocks-screen.tsx')),
  browsing: lazy(() => import('./browsing/browsing-list-screen.tsx')),
  'browsing/new': lazy(() => import('./browsing/browsing-new-screen.tsx')),
  'browsing/page/:slug': lazy(() => import('./browsing/browsing-edit-screen.tsx')),
  pages: lazy(() => import('./content/page-list-screen.tsx')),
  'pages/new': lazy(() => import('./content/page-new-screen.tsx')),
  'pages/page/:slug': lazy(() => import('./content/page-edit-screen.tsx')),
  vendors: lazy(() => import('./vendors/vendors-screen.tsx')),
  'vendors/:code': lazy(() => import('./vendors/vendor-texts-screen.tsx')),
  translations: lazy(() => import('./translations/translations-screen.tsx')),
  feedback: lazy(() => import('./feedback/feedback-screen.tsx')),
  reports: lazy(() => import('./reports/reports-screen.tsx')),
};
