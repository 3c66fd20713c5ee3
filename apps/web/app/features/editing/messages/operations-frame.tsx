import { lazy } from 'react';
import { DeskFrame, DeskHome, type DeskPlace, DeskScreen, type DeskScreens } from '../../desk/index.ts';
import { OPERATIONS_PATHS, type OperationsPath } from '../desk-paths.ts';
import { useTopicName } from './message-labels.tsx';

const PLACES: readonly DeskPlace[] = [
  { to: '/operations/home', name: 'desk.home' },
  { to: '/operations/messages', name: 'editing.messages' },
];

/** The start page of the people who run the shop, with messages named by their topic. */
const OperationsHome = () => {
  const topicName = useTopicName();
  return <DeskHome nameOf={(_, { Name }) => topicName(Name)} />;
};

const SCREENS: DeskScreens<OperationsPath> = {
  home: OperationsHome,
  messages: lazy(() => import('./messages-screen.tsx')),
  'messages/:messageId': lazy(() => import('./message-screen.tsx')),
};

/** The navigation of those who run the shop, beside the screen. */
export const OperationsFrame = ({ screen }: { screen: string }) => (
  <DeskFrame title="shell.operations" places={PLACES} sideFrom="laptop">
    <DeskScreen patterns={OPERATIONS_PATHS} screens={SCREENS} path={screen} />
  </DeskFrame>
);
