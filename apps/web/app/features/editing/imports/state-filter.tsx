import type { ImportState } from '@grossist/contracts';
import { useText } from '../../../i18n/index.ts';
import { ChoiceRow } from '../parts/choice-row.tsx';

const STATES: readonly ImportState[] = ['waiting', 'running', 'done', 'failed', 'cancelled'];

/** The state that an address names; undefined: every one. */
export const stateOf = (text: string): ImportState | undefined => STATES.find((state) => state === text);

interface StateFilterProps {
  state: ImportState | undefined;
  onChange: (state: ImportState | undefined) => void;
}

export const StateFilter = ({ state, onChange }: StateFilterProps) => {
  const text = useText();
  return (
    <ChoiceRow
      label={text('editing.state')}
      choices={[
        { id: 'all', name: text('editing.all') },
        ...STATES.map((id) => ({ id, name: text(`editing.imports.state.${id}`) })),
      ]}
      value={state ?? 'all'}
      onChange={(id) => onChange(stateOf(id))}
    />
  );
};
