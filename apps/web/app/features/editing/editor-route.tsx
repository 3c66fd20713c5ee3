import { lazy } from 'react';
import { loadWithEditingTexts } from '../../i18n/desk-texts.ts';
import { DeskPage, openDesk } from '../desk/index.ts';
import type { Route } from './+types/editor-route.ts';
import { EDITOR_PATHS } from './desk-paths.ts';

const Frame = lazy(async () => ({
  default: await loadWithEditingTexts(async () => (await import('./editor-frame.tsx')).EditorFrame),
}));

export const loader = (call: Route.LoaderArgs) =>
  openDesk(call, { role: 'editor', firstScreen: '/editor/home', patterns: EDITOR_PATHS });

// The user does not change from screen to screen.
export const shouldRevalidate = (): boolean => false;

/** What is around every screen of the editors. */
export default function Editor({ params }: Route.ComponentProps) {
  return (
    <DeskPage>
      <Frame screen={params['*']} />
    </DeskPage>
  );
}
