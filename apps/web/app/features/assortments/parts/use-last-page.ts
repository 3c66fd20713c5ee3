import { lastTablePage } from '@grossist/domain';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Rows of a table's page. Section 9. */
export const TABLE_SIZE = 10;

/** Goes to the last page when the one in the address is beyond it, as after removing the only row of the last page. */
export const useLastPage = (page: number, totalItems: number | undefined, hrefOf: (page: number) => string): number => {
  const navigate = useNavigate();
  const last = lastTablePage(totalItems ?? 0, TABLE_SIZE);
  const target = totalItems !== undefined && page > last ? hrefOf(last) : undefined;
  useEffect(() => {
    if (target !== undefined) void navigate(target, { replace: true, preventScrollReset: true });
  }, [target, navigate]);
  return last;
};
