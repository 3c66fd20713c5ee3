/** Start page of editors, support, assortment administrators and operators with their pending work. */
export { deskRoutes } from './routes.ts';
