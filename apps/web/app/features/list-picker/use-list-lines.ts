import { addVariationToList, patchVariationList, removeVariationFromList } from '@grossist/contracts';
import { type ProblemError, useOperation } from '../../api/index.ts';
import { useText } from '../../i18n/index.ts';
import { notify } from '../../ui/index.ts';
import { CHANGES_LISTS } from './list-changes.ts';
import { useListProblem } from './use-list-problem.ts';

/** A list, as far as a message needs it. */
export interface NamedList {
  Id: string;
  Name: string;
}

/** Adds a material to a list or removes it, with undo. [vl-08] [vl-09] [vl-10] */
export const useListLines = (VariationId: string) => {
  const text = useText();
  const problemText = useListProblem();
  const settings = { invalidates: CHANGES_LISTS, onError: (problem: ProblemError) => notify(problemText(problem)) };
  const add = useOperation(addVariationToList, settings);
  const remove = useOperation(removeVariationFromList, settings);
  const undo = useOperation(patchVariationList, settings);

  const set = async (list: NamedList, isOn: boolean): Promise<void> => {
    const params = { id: list.Id };
    try {
      if (isOn) await add.mutateAsync({ params, body: { VariationId } });
      else await remove.mutateAsync({ params, query: { VariationId } });
    } catch {
      // onError shows why.
      return;
    }
    const change = isOn ? { sapMaterialNumbersToRemove: [VariationId] } : { sapMaterialNumbersToAdd: [VariationId] };
    notify(text(isOn ? 'lists.picker.added' : 'lists.picker.removed', { list: list.Name }), () =>
      undo.mutate({ params, body: change }),
    );
  };
  return { set, isPending: add.isPending || remove.isPending };
};
