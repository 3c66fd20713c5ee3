/** Variation lists: what people keep and share, favorites among them. */
export { handOnLists } from './commands/hand-on-lists.ts';
export { addFavorites } from './commands/set-favorite.ts';
export { LIST_CHANGES, openListEvents } from './events/list-events.ts';
export { listStream } from './events/list-stream.ts';
export { type ListLimits, PRESET_LIST_LIMITS } from './limits.ts';
export { listRoutes } from './routes/index.ts';
export { tidyLists } from './tidy-lists.ts';
