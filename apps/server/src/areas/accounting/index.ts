/** Accounting strings of order lines: projects of companies and their tasks. */
export { type AccountingDeps, accountingRoutes } from './routes.ts';
