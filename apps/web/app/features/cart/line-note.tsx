import { type CartItem, changeNote } from '@grossist/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { useOperation } from '../../api/index.ts';
import { useText } from '../../i18n/index.ts';
import { INPUT_STYLE, notify } from '../../ui/index.ts';
import { CHANGES_CART, showLine } from './cart-cache.ts';
import { useProblemText } from './use-problem-text.ts';

const LONGEST = 1000;

// The field takes the place of the button that was pressed.
const focus = (field: HTMLInputElement | null): void => {
  field?.focus();
};

/** The note of a line: a word of text that opens into a field; Enter or leaving it saves, Escape leaves it as it was. */
export const LineNote = ({ line }: { line: CartItem }) => {
  const text = useText();
  const queries = useQueryClient();
  const problemText = useProblemText();
  const [typed, setTyped] = useState<string>();
  const save = useOperation(changeNote, {
    invalidates: CHANGES_CART,
    onError: (problem) => notify(problemText(problem)),
  });

  const close = (): void => {
    const note = typed?.trim();
    setTyped(undefined);
    if (note === undefined || note === line.Note) return;
    showLine(queries, { ...line, Note: note });
    save.mutate({ body: { CartItemId: line.CartItemId, Note: note } });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') close();
    else if (event.key === 'Escape') setTyped(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  if (typed === undefined) {
    return (
      <button
        type="button"
        onClick={() => setTyped(line.Note)}
        className="max-w-full truncate rounded-sm py-0.5 text-left text-sm text-muted underline decoration-dotted underline-offset-3 hover:text-ink"
      >
        {line.Note === '' ? text('cart.note.add') : text('cart.note', { note: line.Note })}
        <span className="sr-only"> {text('cart.note.of', { name: line.ItemLocalMaterialName })}</span>
      </button>
    );
  }
  return (
    <input
      type="text"
      ref={focus}
      maxLength={LONGEST}
      aria-label={text('cart.note.field', { name: line.ItemLocalMaterialName })}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={close}
      onKeyDown={onKeyDown}
      className={`${INPUT_STYLE} max-w-md`}
    />
  );
};
