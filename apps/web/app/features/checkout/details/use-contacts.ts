import { getCartContacts } from '@grossist/contracts';
import { useDeferredValue } from 'react';
import { useOperationQuery } from '../../../api/index.ts';

const FRESH = 60_000;

/** The people on the cart's account whose name has what was typed; nobody is asked for while `term` is undefined. */
export const useContacts = (term: string | undefined) => {
  const search = useDeferredValue(term?.trim());
  const { data } = useOperationQuery(
    getCartContacts,
    { query: { search: search ?? '' } },
    { enabled: search !== undefined, keepPrevious: true, staleTime: FRESH },
  );
  return { contacts: data ?? [], isAnswered: data !== undefined };
};
