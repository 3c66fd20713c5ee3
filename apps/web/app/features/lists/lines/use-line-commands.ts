import {
  changeVariationListLines,
  patchVariationList,
  restoreVariationListLines,
  type VariationListLine,
} from '@grossist/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { type ProblemError, useOperation } from '../../../api/index.ts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { notify } from '../../../ui/index.ts';
import { CHANGES_LISTS, useListProblem } from '../../list-picker/index.ts';
import { hideLines } from './patch-lines.ts';

const numberOf = ({ ItemSAPMaterialNumber }: { ItemSAPMaterialNumber: string }): string => ItemSAPMaterialNumber;

/** Removing, replacing and moving lines; removing and replacing have undo. [vl-10] [own-vl-06] [own-vl-08] */
export const useLineCommands = (id: string) => {
  const text = useText();
  const format = useFormat();
  const problemText = useListProblem();
  const queries = useQueryClient();
  const settings = { invalidates: CHANGES_LISTS, onError: (problem: ProblemError) => notify(problemText(problem)) };
  const patch = useOperation(patchVariationList, settings);
  const restore = useOperation(restoreVariationListLines, {
    ...settings,
    onSuccess: ({ RestoredCount }) => notify(text('lists.restored', { count: RestoredCount })),
  });
  const change = useOperation(changeVariationListLines, { ...settings, inTurn: 'move-list-lines' });
  const params = { id };

  return {
    /** Removes lines: gone at once, with the way back in the notice. */
    remove: async (lines: readonly VariationListLine[]): Promise<void> => {
      const [only] = lines;
      if (!only) return;
      const LineIds = lines.map(({ LineId }) => LineId);
      hideLines(queries, new Set(LineIds));
      try {
        await patch.mutateAsync({ params, body: { sapMaterialNumbersToRemove: lines.map(numberOf) } });
      } catch {
        // onError shows why; the reloaded list has the lines again.
        return;
      }
      const said =
        lines.length === 1
          ? text('lists.removed', { name: only.ItemLocalMaterialName })
          : text('lists.removedMany', { count: lines.length });
      notify(said, () => restore.mutate({ params, body: { LineIds } }));
    },
    /** Puts another material in the place of a line's, with its note and usual quantity. */
    replace: (line: VariationListLine, by: { ItemSAPMaterialNumber: string }): void => {
      const swap = (out: string, into: string) => ({
        params,
        body: { sapMaterialNumbersToRemove: [out], sapMaterialNumbersToAdd: [into] },
      });
      patch.mutate(swap(numberOf(line), numberOf(by)), {
        onSuccess: ({ NotAdded }) => {
          if (NotAdded.length > 0) return notify(text('lists.line.notReplaced', { name: line.ItemLocalMaterialName }));
          notify(text('lists.line.replaced', { name: line.ItemLocalMaterialName }), () =>
            patch.mutate(swap(numberOf(by), numberOf(line))),
          );
        },
      });
    },
    /** Moves a line behind another; undefined: to the beginning. `place` (from 1) is where it stands then. */
    move: async (line: VariationListLine, after: VariationListLine | undefined, place: number): Promise<void> => {
      try {
        await change.mutateAsync({
          params,
          body: { Lines: [{ LineId: line.LineId, AfterLineId: after?.LineId ?? null }] },
        });
        notify(text('lists.line.moved', { name: line.ItemLocalMaterialName, place: format.number(place) }));
      } catch {
        // onError shows why.
      }
    },
    isMoving: change.isPending,
  };
};
