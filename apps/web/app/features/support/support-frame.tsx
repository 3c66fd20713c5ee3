import { DeskFrame, type DeskPlace, DeskScreen } from '../desk/index.ts';
import { MATTERS_PATH } from './matters/matters-address.ts';
import { OpenMatters } from './matters/open-matters.tsx';
import { SUPPORT_PATHS } from './support-paths.ts';
import { SUPPORT_SCREENS } from './support-screens.ts';

const PLACES: readonly DeskPlace[] = [
  { to: '/support/home', name: 'desk.home' },
  { to: '/support/validation', name: 'support.validation' },
  { to: '/support/validation/log', name: 'support.log' },
  { to: MATTERS_PATH, name: 'support.matters', mark: <OpenMatters /> },
  { to: '/support/audit', name: 'audit.title' },
  { to: '/support/people', name: 'people.title' },
];

/** Support's own navigation beside the screen, which is wide. */
export const SupportFrame = ({ screen }: { screen: string }) => (
  <DeskFrame title="support.title" places={PLACES} sideFrom="desktop">
    <DeskScreen patterns={SUPPORT_PATHS} screens={SUPPORT_SCREENS} path={screen} />
  </DeskFrame>
);
