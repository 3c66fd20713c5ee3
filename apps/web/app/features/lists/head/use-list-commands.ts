import {
  copyVariationList,
  deleteVariationList,
  restoreVariationList,
  setDefaultVariationList,
  setVariationListMail,
  takeOverVariationList,
  type VariationList,
} from '@grossist/contracts';
import { type ProblemError, useOperation } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { notify } from '../../../ui/index.ts';
import { CHANGES_LISTS, pathOfList, useListProblem } from '../../list-picker/index.ts';
import { useShowList } from '../use-selected-list.ts';

/** Longest name of a list. */
const LONGEST = 100;

/** The actions of a list; each change is reported, deleting with undo. */
export const useListCommands = (list: VariationList) => {
  const text = useText();
  const problemText = useListProblem();
  const show = useShowList();
  const settings = { invalidates: CHANGES_LISTS, onError: (problem: ProblemError) => notify(problemText(problem)) };
  const copy = useOperation(copyVariationList, settings);
  const preset = useOperation(setDefaultVariationList, settings);
  const mail = useOperation(setVariationListMail, settings);
  const takeOver = useOperation(takeOverVariationList, settings);
  const remove = useOperation(deleteVariationList, settings);
  const restore = useOperation(restoreVariationList, settings);
  const { Id: id, Name: name } = list;
  const params = { id };

  const bringBack = (): void =>
    restore.mutate(
      { params },
      {
        onSuccess: () => {
          notify(text('lists.back', { name }));
          show(pathOfList(id));
        },
      },
    );
  return {
    isPending: copy.isPending || remove.isPending,
    copy: (): void =>
      copy.mutate(
        { params, body: { Name: text('lists.copy.name', { name }).slice(0, LONGEST) } },
        {
          onSuccess: (copied) => {
            notify(text('lists.copied', { name: copied.Name }));
            show(pathOfList(copied.Id));
          },
        },
      ),
    setDefault: (isDefault: boolean): void =>
      preset.mutate(
        { params, query: { IsDefault: isDefault ? 'true' : 'false' } },
        { onSuccess: () => notify(text(isDefault ? 'lists.default.set' : 'lists.default.unset', { name })) },
      ),
    setMail: (WantsMail: boolean): void =>
      mail.mutate(
        { params, body: { WantsMail } },
        { onSuccess: () => notify(text(WantsMail ? 'lists.mail.on.done' : 'lists.mail.off.done')) },
      ),
    takeOver: (): void => takeOver.mutate({ params }, { onSuccess: () => notify(text('lists.takenOver', { name })) }),
    /** Deletes an own list, with undo; ends the subscription of a shared one. [vl-05] */
    remove: (): void =>
      remove.mutate(
        { params },
        {
          onSuccess: () => {
            // The address names no list any more.
            show('/lists');
            if (list.UserIsOwner) notify(text('lists.deleted', { name }), bringBack);
            else notify(text('lists.left', { name }));
          },
        },
      ),
  };
};

export type ListCommands = ReturnType<typeof useListCommands>;
