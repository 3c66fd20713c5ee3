import { useState } from 'react';
import { TextField } from '../../../ui/index.ts';

export interface SavedFieldProps {
  label: string;
  saved: string;
  maxLength: number;
  error?: string;
  type?: 'text' | 'tel';
  /** Called when the field is left or Enter is pressed with another text than the saved one. */
  onSave: (text: string) => void;
}

/** A field that saves itself when it is left. */
export const SavedField = ({ label, saved, maxLength, error, type = 'text', onSave }: SavedFieldProps) => {
  const [typed, setTyped] = useState<string>();
  const save = (): void => {
    if (typed !== undefined && typed.trim() !== saved) onSave(typed.trim());
    // A text that is refused stays to be mended.
    if (typed?.trim() !== '') setTyped(undefined);
  };
  return (
    <TextField
      label={label}
      type={type}
      autoComplete="off"
      maxLength={maxLength}
      error={error}
      value={typed ?? saved}
      onChange={setTyped}
      onBlur={save}
      onKeyDown={(event) => event.key === 'Enter' && save()}
    />
  );
};
