import { useState } from 'react';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';

const LONGEST = 1000;

interface NoteFieldProps {
  label: string;
  hint: string;
  saved: string;
  onSave: (note: string) => void;
}

/** A note that saves on blur; Escape cancels. */
export const NoteField = ({ label, hint, saved, onSave }: NoteFieldProps) => {
  const [typed, setTyped] = useState<string>();
  const save = (): void => {
    if (typed !== undefined && typed.trim() !== saved) onSave(typed.trim());
    setTyped(undefined);
  };
  return (
    <TextAreaField
      label={label}
      hint={hint}
      rows={2}
      maxLength={LONGEST}
      value={typed ?? saved}
      onChange={setTyped}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setTyped(undefined);
        else event.continuePropagation();
      }}
    />
  );
};
