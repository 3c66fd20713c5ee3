import type { MessageState as State } from '@grossist/contracts';
import { useText } from '../../../i18n/index.ts';
import { StateMark, type StateShape } from '../../../ui/index.ts';

export const MESSAGE_STATES: readonly State[] = ['waiting', 'sent', 'failed'];

const SHAPES: Record<State, StateShape> = { waiting: 'ring', sent: 'disc', failed: 'cross' };

/** Where a message stands: colour, shape and word. */
export const MessageState = ({ state }: { state: State }) => {
  const text = useText();
  return <StateMark shape={SHAPES[state]}>{text(`editing.messages.state.${state}`)}</StateMark>;
};
