/** What customers account their order lines on: projects and their tasks. */
export { type AccountingDeps, accountingRoutes } from './routes.ts';
