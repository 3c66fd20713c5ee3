import { getAssortmentEffect } from '@grossist/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { queryKeyOf } from '../../../api/index.ts';
import { CHANGES_ASSORTMENTS } from '../parts/changes.ts';

/**
 * The list of a dialog in which one adds row by row. The list stays as it is while rows are added, so that nothing moves
 * under the pointer, and is loaded again when another page is shown; what is behind the dialog, when it closes.
 */
export const useAdding = () => {
  const queries = useQueryClient();
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const [addedHere, setAddedHere] = useState(0);
  const search = useDeferredValue(typed.trim());
  const reload = () => Promise.all(CHANGES_ASSORTMENTS.map((area) => queries.invalidateQueries({ queryKey: [area] })));
  const show = (next: number): void => {
    setPage(next);
    if (addedHere > 0) void reload();
    setAddedHere(0);
  };
  return {
    typed,
    search,
    page,
    type: (next: string): void => {
      setTyped(next);
      show(1);
    },
    show,
    added: (): void => {
      setAddedHere((count) => count + 1);
      // What was added changes what each further one would change.
      void queries.invalidateQueries({ queryKey: queryKeyOf(getAssortmentEffect) });
    },
    addedHere,
    reload,
  };
};
