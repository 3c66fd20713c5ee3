/** What the shop can't carry through by itself and leaves to people: orders given up, money neither taken nor released. */
export type { Ways } from './deps.ts';
export { watchMatters } from './metrics.ts';
export { leftToPeople } from './queries/left-to-people.ts';
export { matterRoutes } from './routes.ts';
