/** Variation lists: own, shared and built-in ones such as favorites. */
export { listOrderingRoutes, listRoutes, openListArea } from './area.ts';
export { refreshTopSelling } from './commands/built-in-lists.ts';
export { handOnLists } from './commands/hand-on-lists.ts';
export { addFavorites } from './commands/set-favorite.ts';
export { makeDemoLists } from './demo/make-demo-lists.ts';
export { LIST_CHANGES, listStream, openListEvents } from './events/list-events.ts';
export { registerListFiles } from './files/register-list-files.ts';
export { type ListLimits, PRESET_LIST_LIMITS } from './limits.ts';
export { listMessageHandlers } from './notices/send-notices.ts';
export { linesOfSource } from './ordering/lines-of-source.ts';
export { linesOfLists, listMaterials } from './queries/lines-of-lists.ts';
export { openVisibleLines } from './queries/visible-lines.ts';
export { LIST_CRON, listTasks, tidyLists } from './tasks.ts';
