import type { ReactNode } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button, StateMark, WarningBar } from '../../../ui/index.ts';
import { FormDialog } from '../../../ui/overlays/index.ts';
import { useProblemText } from './query-states.tsx';
import type { Versioned } from './versioned-draft.ts';

interface ConflictBarProps {
  onLoadTheirs: () => void;
  onKeepMine: () => void;
}

// How a draft is saved: its buttons, its state, and what went wrong.

/** After a conflict: load the other version or save one's own. */
const ConflictBar = ({ onLoadTheirs, onKeepMine }: ConflictBarProps) => {
  const text = useText();
  return (
    <WarningBar>
      <p className="font-semibold">{text('editing.conflict')}</p>
      <p>{text('editing.conflict.text')}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" onPress={onLoadTheirs}>
          {text('editing.conflict.theirs')}
        </Button>
        <Button size="small" onPress={onKeepMine}>
          {text('editing.conflict.mine')}
        </Button>
      </div>
    </WarningBar>
  );
};

type Notes = Pick<Versioned<object>, 'theirs' | 'problem' | 'loadTheirs' | 'keepMine'>;

/** Shows why a draft could not be saved, with the choices after a conflict. */
export const SaveNotes = ({ draft: { theirs, problem, loadTheirs, keepMine } }: { draft: Notes }) => {
  const problemText = useProblemText();
  if (theirs) return <ConflictBar onLoadTheirs={loadTheirs} onKeepMine={keepMine} />;
  return problem ? <WarningBar tone="danger">{problemText(problem)}</WarningBar> : null;
};

/** Marks whether visitors see a page. */
export const PublishedMark = ({ isPublished }: { isPublished: boolean }) => {
  const text = useText();
  return (
    <StateMark shape={isPublished ? 'disc' : 'ring'}>
      {text(isPublished ? 'editing.published' : 'editing.draft')}
    </StateMark>
  );
};

interface SaveBarProps {
  draft: Pick<Versioned<{ isPublished: boolean }>, 'value' | 'isChanged' | 'isSaving' | 'submit'>;
  /** Before anything of it was saved. */
  isNew: boolean;
}

/** Buttons to save, publish and unpublish a draft. */
export const SaveBar = ({ draft: { value, isChanged, isSaving, submit }, isNew }: SaveBarProps) => {
  const text = useText();
  const { isPublished } = value;
  return (
    <div className="flex flex-wrap items-center justify-end gap-2">
      {(!isNew || isChanged) && (
        <span className="mr-auto flex items-center gap-3">
          {!isNew && <PublishedMark isPublished={isPublished} />}
          {isChanged && <span className="text-sm text-muted">{text('editing.unsaved')}</span>}
        </span>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onPress={() => submit({ isPublished: !isPublished })} isPending={isSaving} className="max-tablet:px-3">
          {text(isPublished ? 'editing.unpublish' : 'editing.publish')}
        </Button>
        <Button kind="primary" onPress={() => submit()} isPending={isSaving} className="max-tablet:px-3">
          {text(isPublished ? 'editing.save' : 'editing.saveDraft')}
        </Button>
      </div>
    </div>
  );
};

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
  return (
    <FormDialog
      title={title}
      cancel={text('editing.cancel')}
      submit={text('editing.save')}
      isPending={draft.isSaving}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <SaveNotes draft={draft} />
      {children}
    </FormDialog>
  );
};
