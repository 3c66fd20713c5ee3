/** Words that are searched for as one, as editors keep them. */
export { synonymRoutes } from './routes.ts';
