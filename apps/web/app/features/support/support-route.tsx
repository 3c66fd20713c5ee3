import { lazy, Suspense } from 'react';
import { data, matchPath, redirect } from 'react-router';
import { pathInLocale, splitLocale } from '../../i18n/index.ts';
import { loadWithSupportTexts } from '../../i18n/support-texts.ts';
import { Skeleton } from '../../ui/index.ts';
import type { Route } from './+types/support-route.ts';
import { requireSupport } from './require-support.ts';
import { SUPPORT_PATHS } from './support-paths.ts';

const FIRST_SCREEN = '/support/validation';

const Frame = lazy(async () => ({
  default: await loadWithSupportTexts(async () => (await import('./support-frame.tsx')).SupportFrame),
}));

/** Support's desk opens on its first screen. What a screen shows it asks for by itself. */
export const loader = (asked: Route.LoaderArgs) => {
  requireSupport(asked);
  const screen = asked.params['*'];
  if (screen === '') {
    const { locale } = splitLocale(new URL(asked.request.url).pathname);
    throw redirect(locale === undefined ? FIRST_SCREEN : pathInLocale(FIRST_SCREEN, locale));
  }
  if (!SUPPORT_PATHS.some((pattern) => matchPath(`/${pattern}`, `/${screen}`))) throw data(null, { status: 404 });
  return null;
};

// Who it is does not change from screen to screen.
export const shouldRevalidate = (): boolean => false;

/** What is around every screen of support. */
export default function Support({ params }: Route.ComponentProps) {
  return (
    <div className="page py-5">
      <Suspense fallback={<Skeleton className="h-160 w-full" />}>
        <Frame screen={params['*']} />
      </Suspense>
    </div>
  );
}
