import { lazy, Suspense } from 'react';
import { data, matchPath, redirect } from 'react-router';
import { loadWithEditingTexts } from '../../i18n/editing-texts.ts';
import { pathInLocale, splitLocale } from '../../i18n/index.ts';
import { Skeleton } from '../../ui/index.ts';
import type { Route } from './+types/editor-route.ts';
import { EDITOR_PATHS } from './editor-paths.ts';
import { requireEditor } from './require-editor.ts';

const FIRST_SCREEN = '/editor/imports';

const Frame = lazy(async () => ({
  default: await loadWithEditingTexts(async () => (await import('./editor-frame.tsx')).EditorFrame),
}));

/** The editors' desk opens on its first screen. What a screen shows it asks for by itself. */
export const loader = (asked: Route.LoaderArgs) => {
  requireEditor(asked);
  const screen = asked.params['*'];
  if (screen === '') {
    const { locale } = splitLocale(new URL(asked.request.url).pathname);
    throw redirect(locale === undefined ? FIRST_SCREEN : pathInLocale(FIRST_SCREEN, locale));
  }
  if (!EDITOR_PATHS.some((pattern) => matchPath(`/${pattern}`, `/${screen}`))) throw data(null, { status: 404 });
  return null;
};

// Who it is does not change from screen to screen.
export const shouldRevalidate = (): boolean => false;

/** What is around every screen of the editors. */
export default function Editor({ params }: Route.ComponentProps) {
  return (
    <div className="page py-5">
      <Suspense fallback={<Skeleton className="h-160 w-full" />}>
        <Frame screen={params['*']} />
      </Suspense>
    </div>
  );
}
