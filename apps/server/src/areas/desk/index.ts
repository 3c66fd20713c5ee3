/** The start page of editors, support, assortment administrators and operators: what waits for them. */
export { deskRoutes } from './routes.ts';
