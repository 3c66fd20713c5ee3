/** Threads for what must not be computed on the server's own. */
export { TaskExceeded } from './pool-worker.ts';
export { openWorkerPool, type WorkerPool, type WorkerPoolSettings } from './worker-pool.ts';
