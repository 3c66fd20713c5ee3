import { type KeyboardEvent, useState } from 'react';
import { useText } from '../../../../i18n/index.ts';
import { INPUT_STYLE } from '../../../../ui/index.ts';
import { LONGEST } from '../../catalogue-words.ts';

interface LineNoteProps {
  label: string;
  saved: string;
  isReadOnly: boolean;
  onSave: (note: string) => void;
}

/** A note in its line: a press opens the field, leaving it or Ctrl+Enter saves, Escape discards. */
export const LineNote = ({ label, saved, isReadOnly, onSave }: LineNoteProps) => {
  const text = useText();
  const [typed, setTyped] = useState<string>();
  if (isReadOnly) return saved === '' ? null : <p className="text-sm whitespace-pre-line">{saved}</p>;
  if (typed === undefined) {
    return (
      <button
        type="button"
        data-cell="note"
        onClick={() => setTyped(saved)}
        className="min-h-6 max-w-full justify-self-start rounded-sm text-left text-sm whitespace-pre-line text-muted underline decoration-dotted underline-offset-3 [overflow-wrap:anywhere] hover:text-ink"
      >
        {saved || text('pdf.line.note.add')}
        <span className="sr-only"> ({label})</span>
      </button>
    );
  }
  const save = (): void => {
    if (typed.trim() !== saved) onSave(typed.trim());
    setTyped(undefined);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') setTyped(undefined);
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
    else return;
    event.preventDefault();
  };
  return (
    <textarea
      aria-label={label}
      value={typed}
      rows={2}
      maxLength={LONGEST.note}
      // The press on the note asks for it.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      onChange={(event) => setTyped(event.target.value)}
      onBlur={save}
      onKeyDown={onKeyDown}
      className={`${INPUT_STYLE} py-1 text-sm`}
    />
  );
};
