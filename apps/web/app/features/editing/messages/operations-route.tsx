import { lazy } from 'react';
import { loadWithEditingTexts } from '../../../i18n/desk-texts.ts';
import { DeskPage, openDesk } from '../../desk/index.ts';
import { OPERATIONS_PATHS } from '../desk-paths.ts';
import type { Route } from './+types/operations-route.ts';

const Frame = lazy(async () => ({
  default: await loadWithEditingTexts(async () => (await import('./operations-frame.tsx')).OperationsFrame),
}));

export const loader = (call: Route.LoaderArgs) =>
  openDesk(call, { role: 'operator', firstScreen: '/operations/home', patterns: OPERATIONS_PATHS });

// The user does not change from screen to screen.
export const shouldRevalidate = (): boolean => false;

/** What is around every screen of the people who run the shop. */
export default function Operations({ params }: Route.ComponentProps) {
  return (
    <DeskPage>
      <Frame screen={params['*']} />
    </DeskPage>
  );
}
