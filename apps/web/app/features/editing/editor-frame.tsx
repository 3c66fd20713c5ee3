import { lazy } from 'react';
import { DeskFrame, DeskHome, type DeskPlace, DeskScreen, type DeskScreens } from '../desk/index.ts';
import { EDITOR_PATHS, type EditorPath } from './desk-paths.ts';

/** The screens by their patterns. They are no routes, since every visitor loads the list of routes. */
const EDITOR_SCREENS: DeskScreens<EditorPath> = {
  home: () => <DeskHome />,
  imports: lazy(() => import('./imports/imports-screen.tsx')),
  'imports/:importId': lazy(() => import('./imports/import-screen.tsx')),
  synonyms: lazy(() => import('./synonyms/synonyms-screen.tsx')),
  facets: lazy(() => import('./facets/facets-screen.tsx')),
  header: lazy(() => import('./header/header-screen.tsx')),
  landing: lazy(async () => ({ default: (await import('./page-lists.tsx')).LandingPages })),
  'landing/new': lazy(() => import('./landing/landing-new-screen.tsx')),
  'landing/:type/:key': lazy(() => import('./landing/landing-screen.tsx')),
  blocks: lazy(() => import('./blocks/blocks-screen.tsx')),
  browsing: lazy(async () => ({ default: (await import('./page-lists.tsx')).BrowsingPages })),
  'browsing/new': lazy(async () => ({ default: (await import('./browsing/browsing-editor.tsx')).NewBrowsing })),
  'browsing/page/:slug': lazy(async () => ({ default: (await import('./browsing/browsing-editor.tsx')).EditBrowsing })),
  pages: lazy(async () => ({ default: (await import('./page-lists.tsx')).Pages })),
  'pages/new': lazy(async () => ({ default: (await import('./content/page-editor.tsx')).NewPage })),
  'pages/page/:slug': lazy(async () => ({ default: (await import('./content/page-editor.tsx')).EditPage })),
  vendors: lazy(() => import('./vendors/vendors-screen.tsx')),
  'vendors/:code': lazy(() => import('./vendors/vendor-texts-screen.tsx')),
  translations: lazy(() => import('./translations/translations-screen.tsx')),
  feedback: lazy(() => import('./feedback/feedback-screen.tsx')),
  reports: lazy(() => import('./reports/reports-screen.tsx')),
};

const PLACES: readonly DeskPlace[] = [
  { to: '/editor/home', name: 'desk.home' },
  { to: '/editor/imports', name: 'editing.imports' },
  { to: '/editor/synonyms', name: 'editing.synonyms' },
  { to: '/editor/facets', name: 'editing.facets' },
  { to: '/editor/header', name: 'editing.header' },
  { to: '/editor/landing', name: 'editing.landing' },
  { to: '/editor/blocks', name: 'editing.blocks' },
  { to: '/editor/browsing', name: 'editing.browsing' },
  { to: '/editor/pages', name: 'editing.pages' },
  { to: '/editor/vendors', name: 'editing.vendors' },
  { to: '/editor/translations', name: 'editing.translations' },
  { to: '/editor/feedback', name: 'editing.feedback' },
  { to: '/editor/reports', name: 'editing.reports' },
];

/** The editors' own navigation beside the screen. */
export const EditorFrame = ({ screen }: { screen: string }) => (
  <DeskFrame title="editing.title" places={PLACES} sideFrom="laptop">
    <DeskScreen patterns={EDITOR_PATHS} screens={EDITOR_SCREENS} path={screen} />
  </DeskFrame>
);
