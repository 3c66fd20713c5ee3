/** Events of visitors who consented, the tallies of them, and what editors learn from these. */
export { analyticsCron, analyticsTasks, openAnalyticsArea } from './area.ts';
export { makeDemoAnalytics } from './demo/make-demo-analytics.ts';
export { watchAnalytics } from './metrics.ts';
export { registerReportFiles } from './reports/register-reports.ts';
export { analyticsRoutes } from './routes.ts';
