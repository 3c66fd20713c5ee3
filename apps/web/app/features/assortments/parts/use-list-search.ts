import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router';

/**
 * What is typed in the search of a list, which the address follows without a step of the browser's history; `search` is
 * what is to be searched for.
 */
export const useListSearch = (query: string) => {
  const [, setParams] = useSearchParams();
  const [typed, setTyped] = useState(query);
  const search = useDeferredValue(typed.trim());
  const type = (next: string): void => {
    setTyped(next);
    setParams(
      (params) => {
        if (next.trim() === '') params.delete('query');
        else params.set('query', next.trim());
        return params;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { typed, search, type };
};
