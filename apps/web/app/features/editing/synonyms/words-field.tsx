import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button, Chip, LABEL_STYLE } from '../../../ui/index.ts';

/** A group of synonyms in a line, its direction by the sign between the words. */
export const wordsOf = ({ Words, IsOneWay }: { Words: readonly string[]; IsOneWay: boolean }): string => {
  const [first = '', ...others] = Words;
  return IsOneWay ? `${first} → ${others.join(', ')}` : Words.join(' = ');
};

const LONGEST = 100;
const MOST = 50;

/** The words with those typed added: separated by commas, semicolons or lines, none twice. */
export const withTyped = (words: readonly string[], typed: string): readonly string[] => {
  const added = typed
    .split(/[,;\n]/)
    .map((word) => word.trim().replaceAll(/\s+/g, ' ').slice(0, LONGEST))
    .filter((word) => word !== '');
  const known = new Set(words.map((word) => word.toLowerCase()));
  const fresh = added.filter((word) => {
    const key = word.toLowerCase();
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
  return [...words, ...fresh].slice(0, MOST);
};

interface WordsFieldProps {
  words: readonly string[];
  onChange: (words: readonly string[]) => void;
  error?: string;
}

/** Words as chips: Enter or a comma adds what is typed, Backspace in the empty field takes the last one back. */
export const WordsField = ({ words, onChange, error }: WordsFieldProps) => {
  const text = useText();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const add = (more: string): void => {
    onChange(withTyped(words, more));
    setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if ((event.key === 'Enter' || event.key === ',' || event.key === ';') && typed.trim() !== '') add(typed);
    else if (event.key === 'Backspace' && typed === '' && words.length > 0) onChange(words.slice(0, -1));
    else if (event.key !== ',' && event.key !== ';') return;
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent): void => {
    const pasted = event.clipboardData.getData('text');
    if (!/[,;\n]/.test(pasted)) return;
    event.preventDefault();
    add(`${typed}${pasted}`);
  };
  const remove = (word: string): void => {
    onChange(words.filter((one) => one !== word));
    field.current?.focus();
  };
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className={LABEL_STYLE}>
        {text('editing.synonyms.words')}
      </label>
      <div
        data-invalid={error === undefined ? undefined : true}
        className="flex flex-wrap items-center gap-1.5 rounded-md border border-edge bg-surface p-1.5 focus-within:border-ink data-[invalid]:border-danger"
      >
        {words.map((word) => (
          <Chip key={word} name={word} onRemove={() => remove(word)} />
        ))}
        <input
          ref={field}
          id={id}
          value={typed}
          maxLength={100}
          autoComplete="off"
          // The dialog was opened to type them.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          aria-describedby={`${id}-hint`}
          aria-invalid={error === undefined ? undefined : true}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={() => typed.trim() !== '' && add(typed)}
          className="min-h-8 min-w-32 flex-1 rounded-sm bg-transparent px-1.5"
        />
        <Button size="small" onPress={() => add(typed)} isDisabled={typed.trim() === ''}>
          {text('editing.add')}
        </Button>
      </div>
      <p id={`${id}-hint`} className={`text-sm ${error === undefined ? 'text-muted' : 'text-danger'}`}>
        {error ?? text('editing.synonyms.words.hint')}
      </p>
    </div>
  );
};
