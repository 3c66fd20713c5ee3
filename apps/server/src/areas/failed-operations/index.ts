/** Operations that failed finally, for support to retry or resolve: orders for the ERP, charges and releases of cards. */
export type { RetryQueues } from './failure-sources.ts';
export { failedOperationRows, watchFailedOperations } from './queries/failed-operations.ts';
export { failedOperationRoutes } from './routes.ts';
