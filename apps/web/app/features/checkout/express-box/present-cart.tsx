import { useId } from 'react';
import { useText } from '../../../i18n/index.ts';
import { NameField } from '../../cart/index.ts';

export interface PresentCartChoice {
  isKept: boolean;
  name: string;
}

export interface PresentCartProps {
  count: number;
  choice: PresentCartChoice;
  onChange: (choice: PresentCartChoice) => void;
  isTried: boolean;
}

/** What becomes of an unsaved cart when another begins: a draft with a name, or nothing. Section 4, "Unsaved cart". */
export const PresentCart = ({ count, choice, onChange, isTried }: PresentCartProps) => {
  const text = useText();
  const group = useId();
  const options = [
    { isKept: true, said: text('drafts.unsaved.save') },
    { isKept: false, said: text('drafts.unsaved.discard') },
  ];
  return (
    <fieldset className="grid gap-2 rounded-md border border-line p-3">
      <legend className="px-1 font-semibold">{text('drafts.unsaved.text', { count })}</legend>
      {options.map(({ isKept, said }) => (
        <label key={String(isKept)} className="flex min-h-6 items-center gap-2">
          <input
            type="radio"
            name={group}
            checked={choice.isKept === isKept}
            onChange={() => onChange({ ...choice, isKept })}
            className="size-4.5 accent-accent"
          />
          {said}
        </label>
      ))}
      {choice.isKept && (
        <NameField
          label={text('drafts.nameOfPresent')}
          name={choice.name}
          onChange={(name) => onChange({ ...choice, name })}
          isTried={isTried}
          onEnter={() => undefined}
        />
      )}
    </fieldset>
  );
};
