import type { MessageState as State } from '@grossist/contracts';
import { useText } from '../../../i18n/index.ts';
import { ChoiceRow } from '../parts/choice-row.tsx';
import { type MarkShape, StateMark } from '../parts/state-mark.tsx';

const STATES: readonly State[] = ['waiting', 'sent', 'failed'];

const SHAPES: Record<State, MarkShape> = { waiting: 'ring', sent: 'disc', failed: 'cross' };

/** The state that an address names; undefined: every one. */
export const stateOf = (written: string): State | undefined => STATES.find((state) => state === written);

/** Where a message stands: colour, shape and word. */
export const MessageState = ({ state }: { state: State }) => {
  const text = useText();
  return <StateMark shape={SHAPES[state]}>{text(`editing.messages.state.${state}`)}</StateMark>;
};

interface StateFilterProps {
  state: State | undefined;
  onChange: (state: State | undefined) => void;
}

export const StateFilter = ({ state, onChange }: StateFilterProps) => {
  const text = useText();
  return (
    <ChoiceRow
      label={text('editing.state')}
      choices={[
        { id: 'all', name: text('editing.all') },
        ...STATES.map((id) => ({ id, name: text(`editing.messages.state.${id}`) })),
      ]}
      value={state ?? 'all'}
      onChange={(id) => onChange(stateOf(id))}
    />
  );
};
