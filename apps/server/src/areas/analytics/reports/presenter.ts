import type { FunnelDay, SalesReportRow, SearchReportRow } from '@grossist/contracts';
import type { FunnelRow } from './funnel-report.ts';
import type { SalesRow } from './sales-report.ts';
import type { SearchRow } from './search-report.ts';

export const presentSearch = (row: SearchRow): SearchReportRow => ({
  Query: row.query,
  Language: row.language,
  SearchCount: row.searches,
  WithoutResultCount: row.without_result,
  ClickedCount: row.clicked,
  NotClickedCount: row.not_clicked,
  LastOn: row.last_on,
});

export const presentSale = (row: SalesRow): SalesReportRow => ({
  Placement: row.placement,
  SapMaterialNumber: row.sap_material_number,
  Name: row.name,
  ViewCount: row.views,
  AddCount: row.adds,
  AddedQuantity: row.added_quantity,
  OrderCount: row.orders,
  OrderedQuantity: row.ordered_quantity,
});

export const presentDay = (row: FunnelRow): FunnelDay => ({
  Day: row.day,
  Searched: row.searched,
  Clicked: row.clicked,
  Added: row.added,
  Ordered: row.ordered,
  PlacedOrderCount: row.placed,
});

/** Returns the sums of all days. */
export const presentTotals = (rows: readonly FunnelRow[]): Omit<FunnelDay, 'Day'> => {
  const sum = (of: (row: FunnelRow) => number): number => rows.reduce((total, row) => total + of(row), 0);
  return {
    Searched: sum(({ searched }) => searched),
    Clicked: sum(({ clicked }) => clicked),
    Added: sum(({ added }) => added),
    Ordered: sum(({ ordered }) => ordered),
    PlacedOrderCount: sum(({ placed }) => placed),
  };
};
