import { useEffect } from 'react';
import type { CataloguesPlace } from './catalogues-screen.tsx';

/**
 * Returns how many pages a list has, and goes back to its last one where the address is beyond it: the last item of a page
 * was deleted. `total` is undefined while the items are loaded.
 */
export const useExistingPage = (
  { wanted, go }: CataloguesPlace,
  pageSize: number,
  total: number | undefined,
): number => {
  const pageCount = Math.max(1, Math.ceil((total ?? 0) / pageSize));
  useEffect(() => {
    if (total !== undefined && wanted.page > pageCount) go({ ...wanted, page: pageCount });
  });
  return pageCount;
};
