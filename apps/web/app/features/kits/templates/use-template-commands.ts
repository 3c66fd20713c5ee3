import {
  copyKitTemplate,
  deleteKitTemplates,
  type KitTemplate,
  restoreKitTemplates,
  updateKitTemplate,
} from '@grossist/contracts';
import { type ProblemError, useOperation } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { notify } from '../../../ui/index.ts';
import { CHANGES_KITS, useKitProblem, useMayChangeTemplates } from '../../kit-picker/index.ts';

/** Returns whether the caller may change a template: a locked one only its owner does. */
export const useMayEdit = (): ((template: Pick<KitTemplate, 'isLocked' | 'isOwner'>) => boolean) => {
  const mayChange = useMayChangeTemplates();
  return ({ isLocked, isOwner }) => mayChange && (!isLocked || isOwner);
};

/** The actions of a template; deleting can be undone. */
export const useTemplateCommands = () => {
  const text = useText();
  const problemText = useKitProblem();
  const settings = {
    invalidates: CHANGES_KITS,
    onError: (problem: ProblemError) => notify(problemText(problem)),
  };
  const update = useOperation(updateKitTemplate, settings);
  const copy = useOperation(copyKitTemplate, settings);
  const remove = useOperation(deleteKitTemplates, settings);
  const restore = useOperation(restoreKitTemplates, settings);
  const nameOf = ({ headerDescription }: KitTemplate): string => headerDescription || text('kitPicker.unnamed');

  return {
    isPending: update.isPending || copy.isPending || remove.isPending,
    /** [kit-11] */
    setLocked: (template: KitTemplate, isLocked: boolean): void =>
      update.mutate(
        { body: { id: template.id, isLocked } },
        {
          onSuccess: () =>
            notify(
              text(isLocked ? 'kitTemplates.locked.done' : 'kitTemplates.unlocked.done', { name: nameOf(template) }),
            ),
        },
      ),
    /** [kit-21] */
    copy: (template: KitTemplate, numberOfCopies: number, onCopied: (copies: readonly KitTemplate[]) => void): void =>
      copy.mutate(
        { params: { id: template.id }, query: { numberOfCopies } },
        {
          onSuccess: (copies) => {
            notify(text('kitTemplates.copied', { count: copies.length }), () =>
              remove.mutate({ body: copies.map(({ id }) => id) }),
            );
            onCopied(copies);
          },
        },
      ),
    /** [kit-14] */
    remove: (template: KitTemplate, onRemoved: () => void): void =>
      remove.mutate(
        { body: [template.id] },
        {
          onSuccess: () => {
            notify(text('kitTemplates.deleted', { name: nameOf(template) }), () =>
              restore.mutate({ body: { templateIds: [template.id] } }),
            );
            onRemoved();
          },
        },
      ),
  };
};
