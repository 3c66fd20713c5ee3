/** The site app: what works without a connection. What every page needs of it is here; the rest is loaded at idle. */
export { isOffline, useIsOffline } from './connection.ts';
export { OfflineAtIdle } from './offline-at-idle.tsx';
export type { NewEntry } from './queue/queue-entry.ts';
export { useQueueAddition } from './queue/use-queue-addition.ts';
