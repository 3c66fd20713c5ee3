import type { Market } from '@grossist/domain';
import type { Registry } from 'prom-client';
import type { Area } from '../../area.ts';
import { watchAnalytics } from './metrics.ts';
import { type ReportFilesDeps, registerReportFiles } from './reports/register-reports.ts';
import { analyticsRoutes } from './routes.ts';
import { type AnalyticsTaskDeps, analyticsCron, analyticsTasks } from './tasks.ts';

export interface AnalyticsAreaDeps extends Omit<AnalyticsTaskDeps, 'watch' | 'signal'>, Omit<ReportFilesDeps, 'db'> {
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
