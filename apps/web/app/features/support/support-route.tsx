import { lazy } from 'react';
import { loadWithSupportTexts } from '../../i18n/desk-texts.ts';
import { DeskPage, openDesk } from '../desk/index.ts';
import type { Route } from './+types/support-route.ts';
import { SUPPORT_PATHS } from './support-paths.ts';

const Frame = lazy(async () => ({
  default: await loadWithSupportTexts(async () => (await import('./support-frame.tsx')).SupportFrame),
}));

export const loader = (call: Route.LoaderArgs) =>
  openDesk(call, { role: 'support', firstScreen: '/support/home', patterns: SUPPORT_PATHS });

// The user does not change from screen to screen.
export const shouldRevalidate = (): boolean => false;

/** What is around every screen of support. */
export default function Support({ params }: Route.ComponentProps) {
  return (
    <DeskPage>
      <Frame screen={params['*']} />
    </DeskPage>
  );
}
