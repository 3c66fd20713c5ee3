import {
  changeVariationListLines,
  getVariationListLines,
  patchVariationList,
  restoreVariationListLines,
  type VariationListLine,
} from '@grossist/contracts';
import type { Quantity } from '@grossist/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type ProblemError, queryKeyOf, useOperation } from '../../../api/index.ts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { notify } from '../../../ui/index.ts';
import { inTurn, useStable } from '../../cart/index.ts';
import { CHANGES_LISTS, useListProblem } from '../../list-picker/index.ts';
import { hideLines, patchLine } from './shown-lines.ts';

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
      const message =
        lines.length === 1
          ? text('lists.removed', { name: only.ItemLocalMaterialName })
          : text('lists.removedMany', { count: lines.length });
      notify(message, () => restore.mutate({ params, body: { LineIds } }));
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
    /** Moves a line behind another; undefined: to the beginning. `place` (from 1) is its place afterwards. */
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

interface LinePatch {
  UsualQuantity?: number;
  Note?: string;
}

interface Wish {
  line: VariationListLine;
  patch: LinePatch;
}

type ChangeListLine = (line: VariationListLine, patch: LinePatch) => void;

/**
 * Changes usual quantities and notes: shown at once, sent one after the other for each line, undone where refused. The
 * function stays the same, so that no row is drawn again. [own-vl-06]
 */
export const useLineChanges = (id: string): ChangeListLine => {
  const queries = useQueryClient();
  const problemText = useListProblem();
  const { mutateAsync } = useOperation(changeVariationListLines, {
    onError: (problem) => notify(problemText(problem)),
  });
  const send = useStable(async ({ line, patch }: Wish): Promise<void> => {
    try {
      await mutateAsync({ params: { id }, body: { Lines: [{ LineId: line.LineId, ...patch }] } });
    } catch {
      patchLine(queries, line.LineId, { UsualQuantity: line.UsualQuantity, Note: line.Note });
      await queries.invalidateQueries({ queryKey: CHANGES_LISTS });
    }
  });
  return useMemo(() => {
    const wish = inTurn<Wish>(({ line, patch }) => `${line.LineId} ${Object.keys(patch).join(' ')}`, send);
    return (line, patch) => {
      // A response that was requested before would show the line as it was.
      void queries.cancelQueries({ queryKey: queryKeyOf(getVariationListLines) });
      patchLine(queries, line.LineId, patch);
      wish({ line, patch });
    };
  }, [queries, send]);
};

/** The actions of a row; the same object while the table is mounted. */
export interface ListLineActions {
  change: ChangeListLine;
  /** A quantity for this order alone, where the caller may not change the list. */
  setQuantity: (line: VariationListLine, quantity: Quantity) => void;
  choose: (place: number, how: 'toggle' | 'extend') => void;
  toggleDetails: (lineId: string) => void;
  /** Undefined where the caller may not order. */
  order: ((line: VariationListLine, quantity: Quantity) => void) | undefined;
  remove: (lineId: string) => void;
  replace: (line: VariationListLine, by: { ItemSAPMaterialNumber: string }) => void;
  /** Leaves a row's quantity for that of the next row, or of the one before. */
  move: (place: number, by: 1 | -1) => void;
  /** Puts the line from one place where that at another is. */
  reorder: (from: number, to: number) => void;
}
