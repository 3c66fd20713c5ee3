export * from './addition-queue.ts';
