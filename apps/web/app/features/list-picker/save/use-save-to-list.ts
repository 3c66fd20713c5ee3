import { addLinesToVariationList, addOrderLinesToVariationList, type OperationOutput } from '@grossist/contracts';
import { type ProblemError, useOperation } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { notify } from '../../../ui/index.ts';
import { CHANGES_LISTS } from '../list-changes.ts';
import type { SavedSource } from './saved-source.ts';

type Saved = OperationOutput<typeof addLinesToVariationList>;

/** Saves materials or lines to a list, and reports what was added, what was there and what was refused. */
export const useSaveToList = (onSaved: () => void) => {
  const text = useText();
  const settings = {
    invalidates: CHANGES_LISTS,
    onSuccess: ({ Name: list, AddedCount, AlreadyThereCount, NotAdded }: Saved): void => {
      const parts = [text('lists.saved', { count: AddedCount, list })];
      if (AlreadyThereCount > 0) parts.push(text('lists.saved.there', { count: AlreadyThereCount }));
      if (NotAdded.length > 0) parts.push(text('lists.saved.not', { count: NotAdded.length }));
      notify(parts.join(' '));
      onSaved();
    },
  };
  const materials = useOperation(addLinesToVariationList, settings);
  const lines = useOperation(addOrderLinesToVariationList, settings);
  const problem: ProblemError | null = materials.error ?? lines.error;
  return {
    problem,
    isPending: materials.isPending || lines.isPending,
    /** `chosen`: SAP numbers, where the source has materials to choose from. */
    save: (ListId: string, source: SavedSource, chosen: ReadonlySet<string>): void => {
      if (source.kind === 'lines') return lines.mutate({ body: { ...source.from, ListId } });
      const Lines = source.materials
        .filter(({ SapMaterialNumber }) => chosen.has(SapMaterialNumber))
        .map(({ SapMaterialNumber }) => ({ SapMaterialNumber }));
      materials.mutate({ body: { ListId, Lines } });
    },
  };
};
