/** Analytics: opens the area, with the jobs that forward, tidy and report. */

import type { Market } from '@grossist/domain';
import type { CronItem, TaskList } from 'graphile-worker';
import { sql } from 'kysely';
import type { Registry } from 'prom-client';
import type { Area } from '../../area.ts';
import type { Database } from '../../db/index.ts';
import type { AnalyticsForwarder } from '../../gateways/analytics/port.ts';
import { addPartitions } from './collector/store-events.ts';
import { type ForwardDeps, forwardQueued } from './forwarding/forward.ts';
import { watchAnalytics } from './metrics.ts';
import { type ReportFilesDeps, registerReportFiles } from './reports/register-reports.ts';
import { analyticsRoutes } from './routes.ts';

const PARTITIONS = 'analytics-partitions';
const FORWARD = 'analytics-forward';

/** Days for which ids of events are stored: longer than an event may be late. */
const INSERT_ID_DAYS = 7;
/** Years for which tallies are stored. */
const TALLY_YEARS = 3;
/** Rows of one statement; the rest goes with the next one. */
const ROWS_AT_ONCE = 20_000;
const MOST_ROUNDS = 200;

interface Expiring {
  table: string;
  /** Names a row within one statement. */
  isExpired: (retentionDays: number) => ReturnType<typeof sql>;
}

const EXPIRING: readonly Expiring[] = [
  { table: 'analytics_insert_ids', isExpired: () => sql`received_on < current_date - ${INSERT_ID_DAYS}::integer` },
  {
    table: 'analytics_withdrawals',
    isExpired: () => sql`withdrawn_at < now() - ${INSERT_ID_DAYS}::integer * interval '1 day'`,
  },
  { table: 'analytics_visits', isExpired: (days) => sql`day < current_date - ${days}::integer` },
  // Profiles of which something was forwarded stay: a deletion must still reach the service elsewhere.
  {
    table: 'analytics_profiles',
    isExpired: (days) => sql`changed_on < current_date - ${days}::integer and not is_forwarded`,
  },
  {
    table: 'analytics_people',
    isExpired: (days) => sql`seen_on < current_date - ${days}::integer
      and not exists (select from analytics_profiles p
        where p.distinct_id = analytics_people.distinct_id and p.is_forwarded)`,
  },
  ...['event', 'search', 'material', 'funnel'].map((kind) => ({
    table: `analytics_${kind}_tallies`,
    isExpired: () => sql`day < current_date - ${TALLY_YEARS}::integer * interval '1 year'`,
  })),
];

/** Deletes what is older than it may be; every statement may be repeated. */
export const tidyAnalytics = (db: Database, retentionDays: number) => async (): Promise<void> => {
  await sql`select analytics_drop_partitions(current_date - ${retentionDays}::integer)`.execute(db);
  for (const { table, isExpired } of EXPIRING) {
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const { numAffectedRows = 0n } = await sql`
        delete from ${sql.table(table)} where ctid = any(array(
          select ctid from ${sql.table(table)} where ${isExpired(retentionDays)} limit ${ROWS_AT_ONCE}))`.execute(db);
      if (numAffectedRows < BigInt(ROWS_AT_ONCE)) break;
    }
  }
};

interface AnalyticsTaskDeps extends Omit<ForwardDeps, 'forwarder'> {
  /** Undefined: nothing is forwarded. */
  forwarder: AnalyticsForwarder | undefined;
  retentionDays: number;
}

/** Makes and drops partitions each night, and forwards each minute what waits. */
export const analyticsTasks = ({ forwarder, retentionDays, ...deps }: AnalyticsTaskDeps): TaskList => ({
  [PARTITIONS]: async () => {
    await addPartitions(deps.db, Date.now());
    await tidyAnalytics(deps.db, retentionDays)();
  },
  [FORWARD]: async () => {
    if (forwarder !== undefined) await forwardQueued({ ...deps, forwarder });
  },
});

export const analyticsCron = (isForwarded: boolean): readonly CronItem[] => [
  { task: PARTITIONS, match: '41 * * * *' },
  ...(isForwarded ? [{ task: FORWARD, match: '* * * * *' }] : []),
];

interface AnalyticsAreaDeps extends Omit<AnalyticsTaskDeps, 'watch' | 'signal'>, Omit<ReportFilesDeps, 'db'> {
  markets: readonly Market[];
  registry: Registry;
  stopping: AbortSignal;
}

/** Opens analytics: the collector, reports, metrics, and the jobs that store and forward events. */
export const openAnalyticsArea = (deps: AnalyticsAreaDeps): Area => {
  const { db, forwarder, log, markets, retentionDays, registry, stopping } = deps;
  const watch = watchAnalytics(registry, db);
  const isForwarded = forwarder !== undefined;
  return {
    answers: analyticsRoutes({ db, markets: new Set(markets), retentionDays, isForwarded, watch }),
    register: (app) => registerReportFiles(app, deps),
    tasks: analyticsTasks({ db, forwarder, retentionDays, watch, log, signal: stopping }),
    cron: analyticsCron(isForwarded),
  };
};
