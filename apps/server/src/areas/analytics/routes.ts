import {
  ANALYTICS_TOKEN,
  deleteOwnAnalytics,
  engageProfiles,
  type FunnelDay,
  getAnalyticsConfig,
  getFunnelReport,
  getSalesReport,
  getSearchReport,
  type SalesReportRow,
  type SearchReportRow,
  trackEvents,
  updateGroups,
} from '@grossist/contracts';
import { languageOf, MARKETS } from '@grossist/domain';
import { type Answer, answer } from '../../http/answer.ts';
import { breaksRule, signedOut } from '../../http/failure.ts';
import type { Visitor } from '../identity/index.ts';
import * as profiles from './collector/engage-profiles.ts';
import { forgetPerson } from './collector/engage-profiles.ts';
import * as events from './collector/track-events.ts';
import type { AnalyticsDeps } from './deps.ts';
import { UNWATCHED } from './metrics.ts';
import { type Period, periodOf, rowsOfPage } from './reports/period.ts';
import {
  countSales,
  type FunnelRow,
  funnelRows,
  type SalesRow,
  type SearchRow,
  salesRows,
  searchRows,
  searchTotals,
} from './reports/reports.ts';

const presentSearch = (row: SearchRow): SearchReportRow => ({
  Query: row.query,
  Language: row.language,
  SearchCount: row.searches,
  WithoutResultCount: row.without_result,
  ClickedCount: row.clicked,
  NotClickedCount: row.not_clicked,
  LastOn: row.last_on,
});

const presentSale = (row: SalesRow): SalesReportRow => ({
  Placement: row.placement,
  SapMaterialNumber: row.sap_material_number,
  Name: row.name,
  ViewCount: row.views,
  AddCount: row.adds,
  AddedQuantity: row.added_quantity,
  OrderCount: row.orders,
  OrderedQuantity: row.ordered_quantity,
});

const presentDay = (row: FunnelRow): FunnelDay => ({
  Day: row.day,
  Searched: row.searched,
  Clicked: row.clicked,
  Added: row.added,
  Ordered: row.ordered,
  PlacedOrderCount: row.placed,
});

/** Returns the sums of all days. */
const presentTotals = (rows: readonly FunnelRow[]): Omit<FunnelDay, 'Day'> => {
  const sum = (of: (row: FunnelRow) => number): number => rows.reduce((total, row) => total + of(row), 0);
  return {
    Searched: sum(({ searched }) => searched),
    Clicked: sum(({ clicked }) => clicked),
    Added: sum(({ added }) => added),
    Ordered: sum(({ ordered }) => ordered),
    PlacedOrderCount: sum(({ placed }) => placed),
  };
};

/** Everything but the database has presets. */
export type AnalyticsRoutesDeps = Pick<AnalyticsDeps, 'db'> & Partial<AnalyticsDeps>;

const RETENTION_DAYS = 90;

const presentPeriod = ({ from, to }: Period) => ({ From: from, To: to });

/** The collector of events, and what editors learn from its tallies. [ana-01..03] [own-ana-01..03, 05, 07] */
export const analyticsRoutes = ({ db, ...given }: AnalyticsRoutesDeps): readonly Answer[] => {
  const deps: AnalyticsDeps = {
    db,
    now: Date.now,
    markets: new Set(MARKETS),
    retentionDays: RETENTION_DAYS,
    isForwarded: false,
    watch: UNWATCHED,
    ...given,
  };
  const { now, markets } = deps;
  const track = events.trackEvents(deps);
  const engage = profiles.engageProfiles(deps);
  const update = profiles.updateGroups(deps);
  const forget = forgetPerson(db);
  const searches = searchRows(db);
  const totalsOf = searchTotals(db);
  const sales = salesRows(db);
  const saleCount = countSales(db);
  const funnel = funnelRows(db);

  const requireOn = ({ market }: Visitor): void => {
    if (!markets.has(market)) throw breaksRule('analytics-off', 'Analytics is off for this market');
  };

  return [
    answer(getAnalyticsConfig, async (_, { visitor }) => ({
      IsOn: markets.has(visitor.market),
      Token: ANALYTICS_TOKEN,
      RetentionDays: deps.retentionDays,
      IsForwarded: deps.isForwarded,
    })),
    answer(trackEvents, async ({ body }, { visitor }) => {
      requireOn(visitor);
      return track(visitor, body);
    }),
    answer(engageProfiles, async ({ query, body }, { visitor }) => {
      // Consent can be withdrawn where analytics was turned off since.
      if (query.consent === 'true') requireOn(visitor);
      return engage(visitor, query.consent === 'true', body);
    }),
    answer(updateGroups, async ({ body }, { visitor }) => {
      requireOn(visitor);
      return update(visitor, body);
    }),
    answer(deleteOwnAnalytics, async (_, { visitor }) => {
      if (visitor.kind !== 'person') throw signedOut();
      return { DeletedEvents: await forget(visitor.contactId) };
    }),
    answer(getSearchReport, async ({ query: { kind, language, query, sort, ...wanted } }) => {
      const period = periodOf(wanted, now());
      const filters = { kind, language, query, sort };
      const rows = await searches(period, filters, rowsOfPage(wanted));
      const totals = await totalsOf(period, filters);
      return {
        Period: presentPeriod(period),
        PageItems: rows.map(presentSearch),
        TotalItems: totals.rows,
        SearchCount: totals.searches,
        WithoutResultCount: totals.without_result,
        ClickedCount: totals.clicked,
      };
    }),
    answer(getSalesReport, async ({ query: { by, placement, sort, cultureName, ...wanted } }, { visitor }) => {
      const period = periodOf(wanted, now());
      const filters = { by, placement, sort };
      const language = languageOf(cultureName ?? visitor.locale);
      const rows = await sales(period, filters, rowsOfPage(wanted), language);
      return {
        Period: presentPeriod(period),
        PageItems: rows.map(presentSale),
        TotalItems: await saleCount(period, filters),
      };
    }),
    answer(getFunnelReport, async ({ query }) => {
      const period = periodOf(query, now());
      const rows = await funnel(period);
      return { Period: presentPeriod(period), Days: rows.map(presentDay), Totals: presentTotals(rows) };
    }),
  ];
};
