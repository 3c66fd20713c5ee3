import { DeskFrame, type DeskPlace, DeskScreen } from '../desk/index.ts';
import { EDITOR_PATHS } from './editor-paths.ts';
import { EDITOR_SCREENS } from './editor-screens.ts';

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
