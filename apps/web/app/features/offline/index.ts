/** The site app: what works offline. This has the part that every page needs; the rest is loaded when the page is idle. */
export { isOffline, useIsOffline } from './connection.ts';
export { OfflineAtIdle } from './offline-at-idle.tsx';
export { type NewEntry, useQueueAddition } from './queue/queue-addition.ts';
