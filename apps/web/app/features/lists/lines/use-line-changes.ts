import { changeVariationListLines, getVariationListLines, type VariationListLine } from '@grossist/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryKeyOf, useOperation } from '../../../api/index.ts';
import { notify } from '../../../ui/index.ts';
import { inTurn, useStable } from '../../cart/index.ts';
import { CHANGES_LISTS, useListProblem } from '../../list-picker/index.ts';
import { patchLine } from './patch-lines.ts';

export interface LinePatch {
  UsualQuantity?: number;
  Note?: string;
}

interface Wish {
  line: VariationListLine;
  patch: LinePatch;
}

export type ChangeListLine = (line: VariationListLine, patch: LinePatch) => void;

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
