import { type OrderDraft, renameDraft } from '@grossist/contracts';
import { isValidCartName } from '@grossist/domain';
import { type KeyboardEvent, useId, useState } from 'react';
import { useOperation } from '../../api/index.ts';
import { useText } from '../../i18n/index.ts';
import { INPUT_STYLE } from '../../ui/index.ts';
import { useCartCommands } from '../cart/index.ts';

// The field replaces the pressed button.
const focus = (field: HTMLInputElement | null): void => {
  field?.select();
};

/** A draft's name, which opens into a field: Enter or blur saves, Escape cancels; an empty name is an error. */
export const DraftName = ({ draft }: { draft: OrderDraft }) => {
  const text = useText();
  const id = useId();
  const { settings } = useCartCommands();
  const [typed, setTyped] = useState<string>();
  const [isEmpty, setEmpty] = useState(false);
  const rename = useOperation(renameDraft, {
    ...settings,
    onSuccess: ({ IsNameInvalid }) => {
      if (IsNameInvalid) setEmpty(true);
      else setTyped(undefined);
    },
  });

  const close = (): void => {
    const name = typed?.trim();
    if (name === undefined || rename.isPending) return;
    if (!isValidCartName(name)) return setEmpty(true);
    if (name === draft.Name) return setTyped(undefined);
    rename.mutate({ params: { id: draft.CartId }, body: { Name: name } });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') close();
    if (event.key === 'Escape') {
      setTyped(undefined);
      setEmpty(false);
    }
  };
  if (typed === undefined) {
    return (
      <button
        type="button"
        onClick={() => setTyped(draft.Name)}
        className="min-h-6 rounded-sm text-left font-semibold underline decoration-dotted underline-offset-3 [overflow-wrap:anywhere]"
      >
        {draft.Name || text('drafts.unnamed')}
        <span className="sr-only"> – {text('drafts.rename')}</span>
      </button>
    );
  }
  return (
    <span className="grid max-w-md min-w-48 flex-1 gap-1">
      <input
        type="text"
        ref={focus}
        maxLength={80}
        aria-label={text('drafts.rename.of', { name: draft.Name })}
        aria-invalid={isEmpty}
        aria-describedby={isEmpty ? id : undefined}
        data-invalid={isEmpty || undefined}
        value={typed}
        onChange={(event) => {
          setEmpty(false);
          setTyped(event.target.value);
        }}
        onBlur={close}
        onKeyDown={onKeyDown}
        className={INPUT_STYLE}
      />
      {isEmpty && (
        <span id={id} role="alert" className="text-sm text-danger">
          {text('cart.head.nameMissing')}
        </span>
      )}
    </span>
  );
};
