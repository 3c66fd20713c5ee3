import { setKitQuantities } from '@grossist/contracts';
import { quantityToNumber } from '@grossist/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { callOperation } from '../../../../api/index.ts';
import { CellSaves, type CellStates } from './cell-saves.ts';
import { cachedSheet, quantityInSheet, type Sheet, sheetKey, withChange } from './sheet-data.ts';

const NO_STATES: CellStates = new Map();

const askBeforeLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Saves the edited cells of a project; confirms closing the page while some are not saved. */
export const useCellSaves = (smartKitId: string): { states: CellStates; saves: CellSaves } => {
  const queries = useQueryClient();
  const [states, setStates] = useState(NO_STATES);
  const saves = useMemo(() => {
    const queryKey = sheetKey(smartKitId);
    return new CellSaves({
      send: async (cells) => {
        const body = {
          cells: cells.map(({ kitId, sapMaterialNumber, quantity, seen }) => ({
            kitId,
            sapMaterialNumber,
            quantity: quantityToNumber(quantity),
            seenQuantity: quantityToNumber(seen),
          })),
        };
        const change = await callOperation(setKitQuantities, { params: { id: smartKitId }, body });
        // A load that began before the change may arrive after it.
        const isLoading = queries.isFetching({ queryKey }) > 0;
        if (isLoading) await queries.cancelQueries({ queryKey });
        queries.setQueryData<Sheet>(queryKey, (sheet) => sheet && withChange(sheet, change));
        if (isLoading) void queries.invalidateQueries({ queryKey });
      },
      reload: () => queries.refetchQueries({ queryKey }),
      savedQuantity: (place) => quantityInSheet(cachedSheet(queries, smartKitId), place),
      onChange: setStates,
    });
  }, [queries, smartKitId]);

  const isUnsaved = [...states.values()].some(({ kind }) => kind === 'saving' || kind === 'failed');
  useEffect(() => {
    if (!isUnsaved) return undefined;
    addEventListener('beforeunload', askBeforeLeaving);
    return () => removeEventListener('beforeunload', askBeforeLeaving);
  }, [isUnsaved]);
  return { states, saves };
};
