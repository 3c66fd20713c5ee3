import { lazy, Suspense } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { loadWithAssortmentsTexts } from '../../i18n/desk-texts.ts';
import { DeskPage, openDesk } from '../desk/index.ts';
import { ErrorScreen } from '../shell/index.ts';
import type { Route } from './+types/assortments-route.ts';
import { HOME_PATH, TABS } from './assortments-address.ts';

const Screen = lazy(async () => ({
  default: await loadWithAssortmentsTexts(async () => (await import('./assortments-screen.tsx')).AssortmentsScreen),
}));

const Home = lazy(async () => ({
  default: await loadWithAssortmentsTexts(async () => (await import('./home-screen.tsx')).AssortmentsHome),
}));

const NotAllowed = lazy(async () => ({
  default: await loadWithAssortmentsTexts(async () => (await import('./not-allowed.tsx')).NotAllowed),
}));

export const loader = (asked: Route.LoaderArgs) =>
  openDesk(asked, { role: 'assortment-admin', firstScreen: HOME_PATH, patterns: ['home', ...TABS] });

// The screens request what they show themselves.
export const shouldRevalidate = (): boolean => false;

/** Which customers see which materials, for assortment administrators. Section 2, "Admin screen". */
export default function Assortments({ params }: Route.ComponentProps) {
  return (
    <DeskPage>
      {params['*'] === 'home' ? <Home /> : <Screen tab={TABS.find((tab) => tab === params['*']) ?? 'company'} />}
    </DeskPage>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) =>
  isRouteErrorResponse(error) && error.status === 403 ? (
    <Suspense>
      <NotAllowed />
    </Suspense>
  ) : (
    <ErrorScreen error={error} />
  );
