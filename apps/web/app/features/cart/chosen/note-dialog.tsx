import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { Checkbox } from '../../../ui/index.ts';
import type { ChosenDialogProps } from './chosen-dialog.tsx';
import { DialogFrame } from './dialog-frame.tsx';
import { useManyChanges } from './use-many-changes.ts';

const LONGEST = 1000;

/** The same note on all chosen lines. */
export const NoteDialog = ({ lines, onClose }: ChosenDialogProps) => {
  const text = useText();
  const [note, setNote] = useState('');
  const [isAdditional, setAdditional] = useState(false);
  const many = useManyChanges(onClose);
  const field = isAdditional ? 'AdditionalNote' : 'Note';
  const confirm = (): void =>
    many.update(
      lines.map(({ CartItemId }) => ({ CartItemId, [field]: note.trim() })),
      lines.map((line) => ({ CartItemId: line.CartItemId, [field]: line[field] })),
    );
  return (
    <DialogFrame
      title={text('cart.noteMany.title', { count: lines.length })}
      confirm={text('cart.dialog.confirm')}
      isPending={many.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className="grid gap-3">
        <TextAreaField
          label={text('cart.details.note')}
          hint={text('cart.noteMany.hint')}
          value={note}
          onChange={setNote}
          maxLength={LONGEST}
          rows={4}
          // The dialog was opened for this field.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
        />
        <Checkbox isSelected={isAdditional} onChange={setAdditional}>
          {text('cart.noteMany.additional')}
        </Checkbox>
      </div>
    </DialogFrame>
  );
};
