import { useText } from '../../../i18n/index.ts';
import { ChoiceRow } from '../../desk/index.ts';

interface StateFilterProps<State extends string> {
  states: readonly State[];
  nameOf: (state: State) => string;
  /** Undefined: every one. */
  state: State | undefined;
  onChange: (state: State | undefined) => void;
}

/** Filters a list by state. */
export const StateFilter = <State extends string>({ states, nameOf, state, onChange }: StateFilterProps<State>) => {
  const text = useText();
  return (
    <ChoiceRow<string>
      label={text('editing.state')}
      choices={[{ id: 'all', name: text('editing.all') }, ...states.map((id) => ({ id, name: nameOf(id) }))]}
      value={state ?? 'all'}
      onChange={(id) => onChange(states.find((one) => one === id))}
    />
  );
};
