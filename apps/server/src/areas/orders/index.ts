export { type OrderDeps, orderRoutes } from './routes.ts';
