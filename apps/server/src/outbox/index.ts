/** Transactional outbox: messages are inserted with the changes that they report, and delivered at least once, with the same id. */

export { backoffAfter } from './deliver.ts';
export {
  type Handler,
  type Handlers,
  type OutboxMessage,
  publish,
  publishStatement,
  type QueuedMessage,
  Undeliverable,
} from './message.ts';
export { watchOutbox } from './metrics.ts';
export { OUTBOX_MESSAGES, type Outbox, type OutboxDeps, openOutbox, retryMessage, tidyOutbox } from './open-outbox.ts';
