/** What is to be told outside: written in the transaction it tells of, sent at least once, always with the same id. */

export {
  type Handler,
  type Handlers,
  type OutboxMessage,
  type ToldMessage,
  Undeliverable,
} from './message.ts';
export { watchOutbox } from './metrics.ts';
export { OUTBOX_MESSAGES, type Outbox, type OutboxDeps, openOutbox } from './open-outbox.ts';
export { pauseAfter } from './pauses.ts';
export { tell, telling } from './tell.ts';
export { tidyOutbox } from './tidy.ts';
export { tryAgain } from './try-again.ts';
