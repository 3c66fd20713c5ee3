/** Variation lists: what people keep and share, favorites among them. */
export { openListArea } from './area.ts';
export { handOnLists } from './commands/hand-on-lists.ts';
export { addFavorites } from './commands/set-favorite.ts';
export { makeDemoLists } from './demo/make-demo-lists.ts';
export { LIST_CHANGES, openListEvents } from './events/list-events.ts';
export { listStream } from './events/list-stream.ts';
export { registerListFiles } from './files/register-list-files.ts';
export { type ListLimits, PRESET_LIST_LIMITS } from './limits.ts';
export { listMessageHandlers } from './notices/send-notices.ts';
export { linesOfSource } from './ordering/lines-of-source.ts';
export { linesOfLists } from './queries/lines-of-lists.ts';
export { listMaterials } from './queries/list-materials.ts';
export { openVisibleLines } from './queries/visible-lines.ts';
export { listOrderingRoutes, listRoutes } from './routes/index.ts';
export { LIST_CRON, listTasks } from './tasks.ts';
export { tidyLists } from './tidy-lists.ts';
export { refreshTopSelling } from './top-selling/refresh-top-selling.ts';
