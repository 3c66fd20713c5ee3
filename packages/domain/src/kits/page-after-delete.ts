/**
 * Returns the page to show after a delete, counted from 0: one page back when the page is empty, never below 0.
 * Section 4, "After deleting a kit".
 */
export const pageAfterDelete = (page: number, pageSize: number, itemsLeft: number): number => {
  if (!(page > 0)) return 0;
  return page * pageSize < itemsLeft ? page : page - 1;
};
