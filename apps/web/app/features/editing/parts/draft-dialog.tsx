import { type FormEvent, type ReactNode, useId } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/index.ts';
import { Dialog } from '../../../ui/overlays/index.ts';
import { SaveNotes } from './save-notes.tsx';
import type { Versioned } from './use-versioned.ts';

interface DraftDialogProps {
  title: string;
  draft: Pick<Versioned<object>, 'theirs' | 'problem' | 'loadTheirs' | 'keepMine' | 'isSaving'>;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog whose fields are saved together. */
export const DraftDialog = ({ title, draft, onSubmit, onClose, children }: DraftDialogProps) => {
  const text = useText();
  const form = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // The form of the page that the dialog lies over is none of its business.
    event.stopPropagation();
    onSubmit();
  };
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{text('editing.cancel')}</Button>
          <Button type="submit" form={form} kind="primary" isPending={draft.isSaving}>
            {text('editing.save')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <SaveNotes draft={draft} />
        {children}
      </form>
    </Dialog>
  );
};
