/** One page of a table, with how many rows all pages have. Section 3, "Customer table data". */
export interface TablePage<Row> {
  pageItems: Row[];
  totalItems: number;
}

/**
 * Returns the page without the rows that match, as it is shown until the server has been asked again; the count of all
 * rows goes down by as many and never below zero.
 */
export const withoutRows = <Row>(page: TablePage<Row>, matches: (row: Row) => boolean): TablePage<Row> => {
  const pageItems = page.pageItems.filter((row) => !matches(row));
  const removed = page.pageItems.length - pageItems.length;
  return { pageItems, totalItems: Math.max(0, page.totalItems - removed) };
};

/** Returns the last page (from 1) of so many rows; 1 for none. */
export const lastTablePage = (totalItems: number, pageSize: number): number =>
  Math.max(1, Math.ceil(totalItems / pageSize));
