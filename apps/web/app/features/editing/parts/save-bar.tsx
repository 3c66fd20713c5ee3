import { useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/index.ts';
import { PublishedMark } from './published-mark.tsx';
import type { Versioned } from './use-versioned.ts';

interface SaveBarProps {
  draft: Pick<Versioned<{ isPublished: boolean }>, 'value' | 'isChanged' | 'isSaving' | 'submit'>;
  /** Before anything of it was saved. */
  isNew: boolean;
}

/** Save as it is; show it to visitors, or take it from them. */
export const SaveBar = ({ draft: { value, isChanged, isSaving, submit }, isNew }: SaveBarProps) => {
  const text = useText();
  const { isPublished } = value;
  return (
    <div className="flex flex-wrap items-center justify-end gap-2">
      <span className="mr-auto flex items-center gap-3">
        {!isNew && <PublishedMark isPublished={isPublished} />}
        {isChanged && <span className="text-sm text-muted">{text('editing.unsaved')}</span>}
      </span>
      <Button onPress={() => submit({ isPublished: !isPublished })} isPending={isSaving}>
        {text(isPublished ? 'editing.unpublish' : 'editing.publish')}
      </Button>
      <Button kind="primary" onPress={() => submit()} isPending={isSaving}>
        {text(isPublished ? 'editing.save' : 'editing.saveDraft')}
      </Button>
    </div>
  );
};
